import { brand } from '#contract/brand.ts';
import { type Language, textIn } from '#contract/language.ts';
import type { Membership } from '#contract/plan.ts';
import type { Mail } from '../providers/mail/mail-provider.ts';

/** What members are told of. */
export type MembershipNews = 'cancelled' | 'renewal-failed' | 'ended';

interface Texts {
  subject: string;
  /** @param day the last one with the membership */
  text: (plan: string, day: string) => string;
}

const texts: Record<Language, Record<MembershipNews, Texts>> = {
  en: {
    cancelled: {
      subject: `Your ${brand.name} membership will not renew`,
      text: (plan, day) =>
        `You have cancelled your membership “${plan}”. It stays yours until ${day}; after that nothing more is charged. Credits that you have stay.\n\nIf you change your mind, you can take it up again here:`,
    },
    'renewal-failed': {
      subject: `Your ${brand.name} membership could not be renewed`,
      text: (plan, day) =>
        `The payment for your membership “${plan}” did not go through. You keep it until ${day}, and we try again until then. Please see that your payment method is valid. To pay another way, choose a membership here:`,
    },
    ended: {
      subject: `Your ${brand.name} membership has ended`,
      text: (plan) =>
        `Your membership “${plan}” has ended because its renewal could not be paid. Nothing more is charged. Your designs and credits are still there.\n\nYou can become a member again at any time:`,
    },
  },
  zh: {
    cancelled: {
      subject: `你的 ${brand.name} 会员将不再续费`,
      text: (plan, day) =>
        `你已取消“${plan}”会员的续费。会员可以用到 ${day}，之后不会再扣款，已有的积分不变。\n\n如果改变主意，可以在这里重新开通：`,
    },
    'renewal-failed': {
      subject: `你的 ${brand.name} 会员续费失败`,
      text: (plan, day) =>
        `“${plan}”会员的续费没有付款成功。会员会为你保留到 ${day}，在此之前我们会再次尝试扣款。请检查你的付款方式是否有效。想换一种方式付款，请在这里选择会员：`,
    },
    ended: {
      subject: `你的 ${brand.name} 会员已结束`,
      text: (plan) =>
        `由于续费未能付款，你的“${plan}”会员已结束，不会再扣款。你的图案和积分都还在。\n\n你随时可以重新开通会员：`,
    },
  },
  ja: {
    cancelled: {
      subject: `【${brand.name}】メンバーシップの解約を承りました`,
      text: (plan, day) =>
        `メンバーシップ「${plan}」を解約しました。${day}までは引き続きご利用いただけます。以後の請求はありません。お持ちのクレジットはそのまま残ります。\n\n再開をご希望の場合はこちらから：`,
    },
    'renewal-failed': {
      subject: `【${brand.name}】メンバーシップを更新できませんでした`,
      text: (plan, day) =>
        `メンバーシップ「${plan}」の更新時のお支払いができませんでした。${day}まではご利用いただけます。その間に再度お支払いを試みますので、お支払い方法が有効かご確認ください。別の方法でお支払いになる場合は、こちらからお選びください：`,
    },
    ended: {
      subject: `【${brand.name}】メンバーシップが終了しました`,
      text: (plan) =>
        `更新のお支払いができなかったため、メンバーシップ「${plan}」は終了しました。以後の請求はありません。図案とクレジットはそのまま残っています。\n\nいつでも再開していただけます：`,
    },
  },
};

/** @param publicUrl where people reach the product */
export function membershipMail(
  to: string,
  language: Language,
  news: MembershipNews,
  plan: Membership,
  day: Date | null,
  publicUrl: string,
): Mail {
  const { subject, text } = texts[language][news];
  const written = day
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
    : '';
  const prefix = language === 'en' ? '' : `/${language}`;
  const told = text(textIn(plan.name, language), written);
  return { to, subject, text: `${told}\n\n${publicUrl}${prefix}/pricing\n\n${brand.name}` };
}
