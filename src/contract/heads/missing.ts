import type { HeadTexts } from './head.ts';

export const missingHead: HeadTexts = {
  title: { en: 'Page not found', zh: '找不到页面', ja: 'ページが見つかりません' },
  description: {
    en: 'There is no page at this address.',
    zh: '这个地址没有页面。',
    ja: 'このアドレスのページはありません。',
  },
};
