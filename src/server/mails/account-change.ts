import { brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { Mail } from '../providers/mail/mail-provider.ts';

/** What owners are told of, lest somebody else does it behind their back. */
export type AccountChange =
  | 'password-changed'
  | 'login-ended'
  | 'other-logins-ended'
  | 'logins-ended'
  | 'google-bound'
  /** Likewise, of an account that a stranger might have opened. */
  | 'google-took-over'
  | 'account-closed';

interface Texts {
  changes: Record<AccountChange, { subject: string; text: string }>;
  /** What to do if it was somebody else: with a link that sets a new password, and once there is no account. */
  ifNotYou: (link: string) => string;
  ifNotYouClosed: string;
}

const texts: Record<Language, Texts> = {
  en: {
    changes: {
      'password-changed': {
        subject: `Your ${brand.name} password was changed`,
        text: 'The password of your account was changed. All other logins have ended, and links that were mailed earlier no longer work.',
      },
      'login-ended': {
        subject: `A login to ${brand.name} was ended`,
        text: 'One of the logins to your account was ended from another device.',
      },
      'other-logins-ended': {
        subject: `Your other logins to ${brand.name} have ended`,
        text: 'All logins to your account were ended, except the one that this came from.',
      },
      'logins-ended': {
        subject: `All logins to ${brand.name} have ended`,
        text: 'All logins to your account were ended.',
      },
      'google-bound': {
        subject: `Your ${brand.name} account now opens with Google`,
        text: 'A Google account with this email was connected to your account. From now on you can log in with it.',
      },
      'google-took-over': {
        subject: `Your ${brand.name} account now opens with Google`,
        text: 'A Google account with this email was connected to your account. Nobody had confirmed the email before, so the old password and all earlier logins have ended. You can set a new password at any time.',
      },
      'account-closed': {
        subject: `Your ${brand.name} account is closed`,
        text: 'Your account was closed. Your designs and credits are gone, and what is left will be removed.',
      },
    },
    ifNotYou: (link) =>
      `If it was you, there is nothing to do. If not, set a new password now; that ends all logins:\n\n${link}`,
    ifNotYouClosed: `If it was not you, write to us: ${brand.contactEmail}`,
  },
  zh: {
    changes: {
      'password-changed': {
        subject: `你的 ${brand.name} 密码已更改`,
        text: '你的账号密码已更改。其他设备都已退出登录，之前邮件里的链接也都失效了。',
      },
      'login-ended': {
        subject: `${brand.name} 的一台设备已退出登录`,
        text: '你账号的一台设备已从另一台设备上退出登录。',
      },
      'other-logins-ended': {
        subject: `你的其他设备已退出 ${brand.name} 登录`,
        text: '除了发起操作的这台设备，你的账号已在其他所有设备上退出登录。',
      },
      'logins-ended': {
        subject: `你的 ${brand.name} 已在所有设备上退出登录`,
        text: '你的账号已在所有设备上退出登录。',
      },
      'google-bound': {
        subject: `现在可以用 Google 登录 ${brand.name} 了`,
        text: '使用这个邮箱的 Google 账号已绑定到你的账号，以后可以用它登录。',
      },
      'google-took-over': {
        subject: `现在可以用 Google 登录 ${brand.name} 了`,
        text: '使用这个邮箱的 Google 账号已绑定到你的账号。由于这个邮箱此前没有验证过，原来的密码已作废，所有设备也都已退出登录。你随时可以设置新密码。',
      },
      'account-closed': {
        subject: `你的 ${brand.name} 账号已注销`,
        text: '你的账号已注销。图案和积分已经删除，其余内容也会随后清除。',
      },
    },
    ifNotYou: (link) =>
      `如果是你本人操作，忽略这封邮件即可。如果不是，请马上设置新密码，所有设备都会因此退出登录：\n\n${link}`,
    ifNotYouClosed: `如果不是你本人操作，请联系我们：${brand.contactEmail}`,
  },
  ja: {
    changes: {
      'password-changed': {
        subject: `【${brand.name}】パスワードが変更されました`,
        text: 'アカウントのパスワードが変更されました。ほかの端末はすべてログアウトされ、以前お送りしたリンクも使えなくなりました。',
      },
      'login-ended': {
        subject: `【${brand.name}】端末が1台ログアウトされました`,
        text: 'ご利用のアカウントが、別の端末からの操作で1台ログアウトされました。',
      },
      'other-logins-ended': {
        subject: `【${brand.name}】ほかの端末がログアウトされました`,
        text: '操作した端末を除くすべての端末が、アカウントからログアウトされました。',
      },
      'logins-ended': {
        subject: `【${brand.name}】すべての端末がログアウトされました`,
        text: 'すべての端末が、アカウントからログアウトされました。',
      },
      'google-bound': {
        subject: `【${brand.name}】Googleでログインできるようになりました`,
        text: 'このメールアドレスのGoogleアカウントが連携されました。今後はGoogleでもログインできます。',
      },
      'google-took-over': {
        subject: `【${brand.name}】Googleでログインできるようになりました`,
        text: 'このメールアドレスのGoogleアカウントが連携されました。メールアドレスがまだ確認されていなかったため、以前のパスワードは無効になり、すべての端末がログアウトされました。新しいパスワードはいつでも設定できます。',
      },
      'account-closed': {
        subject: `【${brand.name}】退会の手続きが完了しました`,
        text: '退会の手続きが完了しました。図案とクレジットは削除され、残りのデータも順次消去されます。',
      },
    },
    ifNotYou: (link) =>
      `ご本人による操作であれば、何もする必要はありません。お心当たりがない場合は、すぐに新しいパスワードを設定してください。すべての端末がログアウトされます。\n\n${link}`,
    ifNotYouClosed: `お心当たりがない場合は、こちらへご連絡ください：${brand.contactEmail}`,
  },
};

/** @param publicUrl where people reach the product */
export function accountChangeMail(
  to: string,
  language: Language,
  change: AccountChange,
  publicUrl: string,
): Mail {
  const { changes, ifNotYou, ifNotYouClosed } = texts[language];
  const { subject, text } = changes[change];
  const prefix = language === 'en' ? '' : `/${language}`;
  const advice =
    change === 'account-closed' ? ifNotYouClosed : ifNotYou(`${publicUrl}${prefix}/forgot-password`);
  return { to, subject, text: `${text}\n\n${advice}\n\n${brand.name}` };
}
