import type { FlashName } from '#contract/flash-samples.ts';
import type { LocalizedText } from '#contract/language.ts';

/** What somebody says who has used it. */
export interface Testimonial {
  /** Written by us, to show where reviews will stand: the page says so. */
  isSample: boolean;
  rating: 1 | 2 | 3 | 4 | 5;
  review: LocalizedText;
  name: LocalizedText;
  /** What they are, or what they wear. */
  title: LocalizedText;
  avatar: FlashName;
}

/** For the operator to replace with the words of real people. With none, the page goes without. */
export const testimonials: readonly Testimonial[] = [
  {
    isSample: true,
    rating: 5,
    review: {
      en: 'I had been carrying a note on my phone for six years. It took me one evening to see it.',
      zh: '手机里的那条备忘录存了六年，看见它的样子只用了一个晚上。',
      ja: '六年間スマホに残していたメモ。一晩で、目に見えるものになりました。',
    },
    name: { en: 'Mara', zh: '玛拉', ja: 'マーラ' },
    title: { en: 'Swallows for her parents', zh: '为父母纹的燕子', ja: '両親に捧げる燕' },
    avatar: 'bluebird',
  },
  {
    isSample: true,
    rating: 5,
    review: {
      en: 'My artist put it on the light table, moved two feathers, and we were done.',
      zh: '纹身师把它放上拷贝台，挪了两根羽毛，就定稿了。',
      ja: '彫師がトレース台にのせて羽根を2枚動かし、それで決まりました。',
    },
    name: { en: 'Kenji', zh: '健二', ja: '健二' },
    title: { en: 'Crane over waves, left calf', zh: '浪上之鹤，左小腿', ja: '波と鶴、左のふくらはぎ' },
    avatar: 'crane-waves',
  },
  {
    isSample: true,
    rating: 4,
    review: {
      en: 'I tried it on my ribs, my arm and my back. I would have picked wrong.',
      zh: '肋骨、手臂、后背都试了一遍。要是没试，我肯定选错。',
      ja: '肋骨、腕、背中で試しました。試さなければ、場所を間違えていました。',
    },
    name: { en: 'Inès', zh: '伊内丝', ja: 'イネス' },
    title: { en: 'Phoenix, upper back', zh: '凤凰，上背', ja: '鳳凰、背中' },
    avatar: 'phoenix-triangle',
  },
];
