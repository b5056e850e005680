import { brand } from '../brand.ts';
import { policy } from '../policy.ts';
import type { LegalText } from './legal-text.ts';

const { keepDays, minimumAge, minimumAgeInEurope } = policy;

export const privacy: LegalText = {
  title: 'Privacy policy',
  summary:
    'We keep what it takes to draw for you and to run your account, and nothing to follow you around with. There are no cookies, no advertising and no trackers. The photo that you try a design on stays on your device, unless you send it to your artist, and then we cannot see it.',
  sections: [
    {
      heading: 'What we keep',
      blocks: [
        'Looking around needs no account, and leaves nothing with us that names you. With an account we keep:',
        [
          'your username, your email address, and your password as a hash that cannot be turned back; with Google sign-in, the number by which Google knows your account',
          'your logins: with which browser and system, since when, the hour of the last use, and a hash of the IP address that they came from',
          'your profile picture, if you upload one',
          'the prompts that you write, the designs that are drawn from them, and when that was',
          'pictures that you upload to have them redrawn',
          'what you put into links for your artist: encrypted on your device, and unreadable to us',
          'your credits, where they came from and what they were spent on, your orders and your membership',
          'reports that you send us about designs',
        ],
        'Our log has a line for each call with its kind, result and duration. It holds neither your IP address nor what you wrote. Against abuse we count calls by IP address, for an hour at the most.',
      ],
    },
    {
      heading: 'What stays on your device',
      blocks: [
        'The photo that you try a design on is worked on in your browser. It is not uploaded, to us or to anybody else. The one exception is yours to make: if you add the picture to a link for your artist, your browser encrypts it first. The key is part of the link and never reaches us, so that only who has the link can see it.',
        'We set no cookies. Your browser keeps, for this site alone: your login, the language and theme that you chose, a draft of what you are writing, your email if you asked us to remember it, and a copy of the app and of your own designs so that they open without a network. Logging out removes what belongs to your account, and so does a login that runs out; clearing the site data in your browser removes the rest.',
      ],
    },
    {
      heading: 'What we use it for',
      blocks: [
        'To draw, to show you what was drawn, to let you log in, to keep count of your credits, to answer you, and to protect the service from misuse. The legal grounds are our contract with you, our legitimate interest in a service that works and is safe, and the duties of bookkeeping.',
        'We do not sell your data, we do not use it for advertising, and we do not train image models with it.',
      ],
    },
    {
      heading: 'Who sees it',
      blocks: [
        'Designs that are marked public can be seen by everybody, with their prompt but without your name. Private designs are shown to you alone.',
        'Payment details go to the payment provider and never to us: we are told whether an order was paid. Google learns that you signed in here if you choose to sign in through Google. Mails are handed to a mail service. Nobody else receives your data, unless the law makes us.',
      ],
    },
    {
      heading: 'How long we keep it',
      blocks: [
        [
          `Pictures that you upload to be redrawn: ${keepDays.sources} days. The designs drawn from them stay in your account.`,
          `Designs that you delete: gone for everybody at once, and from our storage after ${keepDays.deletedImages} days.`,
          `Your account: until you close it. What belonged to it is then out of sight at once and removed within ${keepDays.closedAccounts} days, except for what bookkeeping makes us keep.`,
          `Links for artists: as long as you chose, or until you withdraw them. What they lead to is encrypted, and is removed within a day of their end; ${keepDays.endedArtistLinks} days later nothing is left of them.`,
          `Logins: ${keepDays.endedLogins} days after they have ended.`,
          `Of closed accounts, for ${keepDays.formerEmails} days, a keyed hash of the email: it tells us nothing but whether the same one opens another account, since free credits are given once.`,
        ],
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'You may see, correct, take with you and delete what we hold about you. Your profile lets you change your details, download everything as an archive, and close the account. For all else, and to object or complain, write to us; you may also turn to the data protection authority where you live.',
      ],
    },
    {
      heading: 'Age',
      blocks: [
        `You have to be at least ${minimumAge} to have an account, and at least ${minimumAgeInEurope} in the European Economic Area and the United Kingdom. If we learn that somebody younger has one, we close it.`,
      ],
    },
    {
      heading: 'Changes and contact',
      blocks: [
        `When this policy changes, the date above changes with it, and changes that matter are announced on the site. Questions: ${brand.contactEmail}.`,
      ],
    },
  ],
};
