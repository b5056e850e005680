import type { HeadTexts } from './head.ts';

export const pricingHead: HeadTexts = {
  title: { en: 'Plans & Pricing', zh: '套餐与价格', ja: 'プランと料金' },
  description: {
    en: 'One credit, one drawing. Beginning is free; passes and memberships bring credits, four designs at once and private designs.',
    zh: '一个积分画一款图案，免费就能开始。通行证和会员带来更多积分、一次四款和私密图案。',
    ja: '1クレジットで図案1点、はじめは無料。パスとメンバーシップでは、クレジットの追加、4点同時作成、非公開の図案が使えます。',
  },
};
