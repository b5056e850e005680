import type { HeadTexts } from './head.ts';

export const createHead: HeadTexts = {
  title: { en: 'Create a tattoo design', zh: '创作纹身图案', ja: 'タトゥーの図案をつくる' },
  description: {
    en: 'Write down the tattoo you have in mind, choose a style, and watch it being drawn.',
    zh: '写下心里的纹身，选个风格，看它一笔笔画出来。',
    ja: '思い描くタトゥーを書いてスタイルを選ぶと、図案が描き上がります。',
  },
};
