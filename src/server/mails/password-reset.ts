import { brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { Mail } from '../providers/mail/mail-provider.ts';

const texts: Record<Language, { subject: string; text: (link: string) => string }> = {
  en: {
    subject: `Set a new password for ${brand.name}`,
    text: (link) =>
      `Somebody, probably you, asked for a new password. This link sets one; it is good for one hour and once:\n\n${link}\n\nIf it was not you, leave it be: nothing has changed.\n\n${brand.name}`,
  },
  zh: {
    subject: `重新设置你的 ${brand.name} 密码`,
    text: (link) =>
      `有人（多半是你）想重设密码。打开下面的链接就能设置新密码，一小时内有效，只能用一次：\n\n${link}\n\n如果不是你，不用理会，什么都没有改变。\n\n${brand.name}`,
  },
  ja: {
    subject: `${brand.name} のパスワード再設定`,
    text: (link) =>
      `パスワード再設定のお申し込みがありました。次のリンクから新しいパスワードを設定できます。有効期限は1時間、使えるのは一度だけです。\n\n${link}\n\nお心当たりがなければ、このままで大丈夫です。何も変わっていません。\n\n${brand.name}`,
  },
};

export function passwordResetMail(to: string, language: Language, link: string): Mail {
  const { subject, text } = texts[language];
  return { to, subject, text: text(link) };
}
