import { brand } from '#contract/brand.ts';
import { type Language, textIn } from '#contract/language.ts';
import type { Receipt } from './receipt.ts';

interface Words {
  title: Record<Receipt['kind'], string>;
  number: string;
  date: string;
  buyer: string;
  seller: string;
  item: string;
  period: string;
  payment: string;
  total: Record<Receipt['kind'], string>;
  credits: (count: string) => string;
  perMonth: (count: string) => string;
  test: string;
  thanks: Record<Receipt['kind'], string>;
  mail: Record<
    Receipt['kind'],
    { subject: (number: string) => string; text: (plan: string, amount: string) => string }
  >;
}

const words: Record<Language, Words> = {
  en: {
    title: { payment: 'Receipt', refund: 'Refund receipt' },
    ...{ number: 'Number', date: 'Date', buyer: 'Buyer', seller: 'Seller', item: 'Item', period: 'Period' },
    ...{ payment: 'Payment' },
    total: { payment: 'Paid', refund: 'Refunded' },
    credits: (count) => `${count} credits`,
    perMonth: (count) => `${count} credits a month`,
    test: 'Test payment: no money was taken.',
    thanks: { payment: 'Thank you.', refund: 'The money is on its way to you.' },
    mail: {
      payment: {
        subject: (number) => `Your ${brand.name} receipt ${number}`,
        text: (plan, amount) =>
          `Thank you for buying “${plan}”. We have received ${amount}. Your receipt is attached.`,
      },
      refund: {
        subject: (number) => `Your ${brand.name} refund ${number}`,
        text: (plan, amount) =>
          `We have refunded ${amount} for “${plan}”. It is back on your account within a few working days. Credits that were unspent have been taken back. Your receipt is attached.`,
      },
    },
  },
  zh: {
    title: { payment: '收据', refund: '退款收据' },
    ...{ number: '编号', date: '日期', buyer: '买方', seller: '卖方', item: '项目', period: '期限' },
    ...{ payment: '付款' },
    total: { payment: '已付', refund: '已退' },
    credits: (count) => `${count} 个积分`,
    perMonth: (count) => `每月 ${count} 个积分`,
    test: '测试付款：未实际扣款。',
    thanks: { payment: '谢谢。', refund: '款项正在退回。' },
    mail: {
      payment: {
        subject: (number) => `你的 ${brand.name} 收据 ${number}`,
        text: (plan, amount) => `感谢购买“${plan}”。我们已收到 ${amount}，收据见附件。`,
      },
      refund: {
        subject: (number) => `你的 ${brand.name} 退款 ${number}`,
        text: (plan, amount) =>
          `“${plan}”的 ${amount} 已退款，几个工作日内到账。没有用完的积分已收回。收据见附件。`,
      },
    },
  },
  ja: {
    title: { payment: '領収書', refund: '返金明細書' },
    ...{ number: '番号', date: '日付', buyer: '購入者', seller: '販売者', item: '品目', period: '期間' },
    ...{ payment: 'お支払い' },
    total: { payment: 'お支払い額', refund: '返金額' },
    credits: (count) => `${count}クレジット`,
    perMonth: (count) => `毎月${count}クレジット`,
    test: 'テスト決済のため、請求は発生していません。',
    thanks: { payment: 'ありがとうございました。', refund: '返金の手続きをいたしました。' },
    mail: {
      payment: {
        subject: (number) => `【${brand.name}】領収書 ${number}`,
        text: (plan, amount) =>
          `「${plan}」をご購入いただき、ありがとうございます。${amount}のお支払いを確認しました。領収書を添付いたします。`,
      },
      refund: {
        subject: (number) => `【${brand.name}】返金のお知らせ ${number}`,
        text: (plan, amount) =>
          `「${plan}」の代金${amount}を返金しました。数営業日のうちにお手元に戻ります。未使用のクレジットは取り消されました。明細書を添付いたします。`,
      },
    },
  },
};

/** A receipt in the buyer's words, ready to be set. */
export function writeReceipt(receipt: Receipt) {
  const { language, kind, plan, amount, currency, issuedAt, periodStartsAt, periodEndsAt } = receipt;
  const texts = words[language];
  const number = receiptNumber(receipt.number);
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  // A narrow or unbreakable space is in few fonts.
  const total = format.format(amount / 10 ** digits).replace(/\s/g, ' ');
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const planName = textIn(plan.name, language);
  const count = new Intl.NumberFormat(language);
  const gives =
    plan.kind === 'pass'
      ? texts.credits(count.format(plan.credits))
      : texts.perMonth(count.format(plan.creditsPerMonth));
  const rows: [string, string][] = [
    [texts.number, number],
    [texts.date, day(issuedAt)],
    [texts.seller, `${brand.name} · ${brand.contactEmail}`],
    [texts.buyer, receipt.email],
    [texts.item, `${planName} · ${gives}`],
  ];
  if (periodStartsAt && periodEndsAt)
    rows.push([texts.period, `${day(periodStartsAt)} – ${day(periodEndsAt)}`]);
  rows.push([texts.payment, `${receipt.provider} · ${receipt.providerPaymentId}`]);
  const mail = texts.mail[kind];
  return {
    ...{ title: texts.title[kind], rows, total, totalLabel: texts.total[kind] },
    note: receipt.provider === 'test' ? texts.test : texts.thanks[kind],
    fileName: `${brand.name.toLowerCase()}-${number}.pdf`,
    mail: { subject: mail.subject(number), text: `${mail.text(planName, total)}\n\n${brand.name}` },
  };
}

/** As it is printed: with enough digits to sort by. */
const receiptNumber = (number: number) => String(number).padStart(6, '0');
