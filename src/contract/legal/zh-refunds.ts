import { brand } from '../brand.ts';
import { policy } from '../policy.ts';
import type { LegalText } from './legal-text.ts';

const { refundDays, refundReviewDays } = policy;
const [soonest, latest] = refundReviewDays;

export const refunds: LegalText = {
  title: '退款政策',
  summary: `付款后 ${refundDays} 天内都可以申请。由人工审核，${soonest} 至 ${latest} 个工作日内答复。`,
  sections: [
    {
      heading: '可以退款的情况',
      blocks: [
        [
          '重复扣款，或为你没有下过的订单扣款。',
          '我们这边出了问题又无法修好：积分一直没到账，或通行证有效期内服务大半时间不可用。',
          `${refundDays} 天内改了主意且没有用过积分。用过一部分的，按剩余积分的比例退款。`,
        ],
      ],
    },
    {
      heading: '不能退款的情况',
      blocks: [
        [
          `付款已超过 ${refundDays} 天。`,
          '这笔购买的积分已全部用完。图案不合心意不算故障，但请告诉我们，我们想知道。',
          '账号因违反条款被关闭。',
        ],
        '画图失败或由你取消都不需要申请退款：未画出部分的积分会立刻自动退回。已经画出的图案归你保留，并照常扣除积分。',
      ],
    },
    {
      heading: '怎么申请',
      blocks: [
        `用账号的邮箱写信至 ${brand.contactEmail}，写上订单号（在个人资料页里）和一句话说明问题。`,
        `我们在 ${soonest} 至 ${latest} 个工作日内审核。退款按原支付方式退回，到账时间取决于你的银行。该笔购买的积分会收回。`,
      ],
    },
    {
      heading: '会员',
      blocks: ['可以随时在个人资料页取消。取消只停止续订，会员资格持续到已付款的周期结束。'],
    },
    {
      heading: '你的权利',
      blocks: ['法律赋予你的消费者权利（例如撤回权）在此之外另行适用，不因本政策而减少。'],
    },
  ],
};
