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
    subject: `重设你的 ${brand.name} 密码`,
    text: (link) =>
      `你好！有人（多半是你）申请重设密码。打开下面的链接就能设置新密码，一小时内有效，只能用一次：\n\n${link}\n\n如果不是你，忽略这封邮件即可，密码没有变动。\n\n${brand.name}`,
  },
  ja: {
    subject: `【${brand.name}】パスワード再設定のご案内`,
    text: (link) =>
      `パスワード再設定のリクエストを受け付けました。次のリンクから新しいパスワードを設定できます。有効期限は1時間、使えるのは一度だけです。\n\n${link}\n\nお心当たりがない場合は、このメールを破棄してください。パスワードは変更されていません。\n\n${brand.name}`,
  },
};

export function passwordResetMail(to: string, language: Language, link: string): Mail {
  const { subject, text } = texts[language];
  return { to, subject, text: text(link) };
}
