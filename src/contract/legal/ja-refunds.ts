import { brand } from '../brand.ts';
import { policy } from '../policy.ts';
import type { LegalText } from './legal-text.ts';

const { refundDays, refundReviewDays } = policy;
const [soonest, latest] = refundReviewDays;

export const refunds: LegalText = {
  title: '返金ポリシー',
  summary: `支払いから${refundDays}日以内にお申し出ください。担当者が確認し、${soonest}〜\u2060${latest}営業日でお返事します。`,
  sections: [
    {
      heading: '返金できる場合',
      blocks: [
        [
          '二重に請求された、または注文していないものが請求された。',
          '当社の不具合が直らなかった。クレジットが届かない、パスの期間の大部分でサービスが使えなかった、など。',
          `${refundDays}日以内に気が変わり、クレジットを使っていない。一部を使った場合は、残りの分を返金します。`,
        ],
      ],
    },
    {
      heading: '返金できない場合',
      blocks: [
        [
          `支払いから${refundDays}日を過ぎている。`,
          'その購入のクレジットをすべて使った。好みに合わない図案は不具合ではありませんが、ご意見をお寄せください。',
          '規約違反でアカウントの利用が停止された。',
        ],
        '描けなかったときや途中で中止したときは、返金の申し出はいりません。描かれなかった分のクレジットはすぐに自動で戻ります。すでに描かれた図案はお手元に残り、その分のクレジットは使われます。',
      ],
    },
    {
      heading: '申し出かた',
      blocks: [
        `アカウントのメールアドレスから${brand.contactEmail}へ、注文番号（プロフィールにあります）と、何があったかを一言書いてお送りください。`,
        `${soonest}〜\u2060${latest}営業日で確認します。返金は支払いに使った方法へ行い、届くまでの日数は銀行によります。その購入のクレジットは取り消されます。`,
      ],
    },
    {
      heading: 'メンバーシップ',
      blocks: [
        'プロフィールからいつでも解約できます。更新が止まるだけで、支払い済みの期間が終わるまで続きます。',
      ],
    },
    {
      heading: '権利',
      blocks: [
        'お住まいの国の法律が消費者に認める権利（撤回権など）はこれとは別にあり、本ポリシーで狭められることはありません。',
      ],
    },
  ],
};
