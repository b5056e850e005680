import type { HeadTexts } from './head.ts';

export const blogHead: HeadTexts = {
  title: { en: 'Blog', zh: '博客', ja: 'ブログ' },
  description: {
    en: 'On choosing, placing and keeping a tattoo, from the first idea to aftercare.',
    zh: '从第一个念头到后期护理：怎么选纹身、纹在哪里、怎么保养。',
    ja: '最初の思いつきからアフターケアまで。タトゥーの選び方、位置、保ち方。',
  },
};
