import { branded, type PageHead } from './heads/head.ts';
import type { Language } from './language.ts';

const title: Record<Language, string> = { en: 'About', zh: '关于', ja: 'このサイトについて' };
const description: Record<Language, string> = {
  en: 'How our tattoo designs are drawn, and by whom their motifs and fonts are.',
  zh: '纹身图案是怎么画出来的，元素和字体出自谁手。',
  ja: 'タトゥーの図案がどう描かれ、モチーフと書体が誰の手によるものかをご紹介します。',
};

/** Apart from the other heads: it comes with its page, and not with the first one. */
export function aboutHead(language: Language): PageHead {
  return branded(title[language], description[language]);
}
