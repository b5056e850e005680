import type { HeadTexts } from './head.ts';

export const categoriesHead: HeadTexts = {
  title: { en: 'Tattoo inspiration', zh: '纹身灵感', ja: 'タトゥーの見本帳' },
  description: {
    en: 'Tattoo designs by subject, to look through, recreate and take to your artist.',
    zh: '按题材整理的纹身图案，可以浏览、画同款，也可以带给纹身师。',
    ja: '題材ごとに並んだタトゥー図案。眺めて、描き直して、彫師に持っていけます。',
  },
};
