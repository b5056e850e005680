import type { HeadTexts } from './head.ts';

export const homeHead: HeadTexts = {
  title: { en: 'Tattoo designs from words', zh: '用文字画出纹身图案', ja: '言葉からタトゥーの図案を' },
  description: {
    en: 'Describe the tattoo you have in your head. Get drawings you can wear, print, or hand to your artist.',
    zh: '写下你心里的那个纹身，得到可以试戴、打印、交给纹身师的图案。',
    ja: '思い描くタトゥーをひとことで。試着も印刷も、彫師に渡すこともできる図案になります。',
  },
};
