import { brand } from './brand.ts';
import type { Category } from './category.ts';
import { creationTitle } from './creation-title.ts';
import type { Image } from './image.ts';
import { type Language, type LocalizedText, textIn } from './language.ts';

/** What a page is called, in its tab and where it is linked to, and what it is about. */
export interface PageHead {
  title: string;
  description: string;
}

const heads = {
  home: {
    title: { en: 'Tattoo designs from words', zh: '用文字画出纹身图案', ja: '言葉からタトゥーの図案を' },
    description: {
      en: 'Describe the tattoo you have in your head. Get drawings you can wear, print, or hand to your artist.',
      zh: '写下你心里的那个纹身，得到可以试戴、打印、交给纹身师的图案。',
      ja: '思い描くタトゥーをひとことで。試着も印刷も、彫師に渡すこともできる図案になります。',
    },
  },
  create: {
    title: { en: 'Create a tattoo design', zh: '创作纹身图案', ja: 'タトゥーの図案をつくる' },
    description: {
      en: 'Write down the tattoo you have in mind, choose a style, and watch it being drawn.',
      zh: '写下心里的纹身，选个风格，看它一笔笔画出来。',
      ja: '思い描くタトゥーを書いてスタイルを選ぶと、図案が描き上がります。',
    },
  },
  preview: {
    title: { en: 'Tattoo previewer', zh: '纹身预览器', ja: 'タトゥー試着' },
    description: {
      en: 'See a tattoo on a photo of your own skin. The photo never leaves your device.',
      zh: '在自己皮肤的照片上预览纹身，照片不会离开你的设备。',
      ja: '自分の肌の写真で、タトゥーの見え方を確かめられます。写真は端末から出ません。',
    },
  },
  categories: {
    title: { en: 'Tattoo inspiration', zh: '纹身灵感', ja: 'タトゥーの見本帳' },
    description: {
      en: 'Tattoo designs by subject, to look through, recreate and take to your artist.',
      zh: '按题材整理的纹身图案，可以浏览、画同款，也可以带给纹身师。',
      ja: '題材ごとに並んだタトゥー図案。眺めて、描き直して、彫師に持っていけます。',
    },
  },
  pricing: {
    title: { en: 'Plans & Pricing', zh: '套餐与价格', ja: 'プランと料金' },
    description: {
      en: 'One credit, one drawing. Beginning is free; passes and memberships bring credits, four designs at once and private designs.',
      zh: '一个积分画一款图案，免费就能开始。通行证和会员带来更多积分、一次四款和私密图案。',
      ja: '1クレジットで図案1点、はじめは無料。パスとメンバーシップでは、クレジットの追加、4点同時作成、非公開の図案が使えます。',
    },
  },
  blog: {
    title: { en: 'Blog', zh: '博客', ja: 'ブログ' },
    description: {
      en: 'On choosing, placing and keeping a tattoo, from the first idea to aftercare.',
      zh: '从第一个念头到后期护理：怎么选纹身、纹在哪里、怎么保养。',
      ja: '最初の思いつきからアフターケアまで。タトゥーの選び方、位置、保ち方。',
    },
  },
  missing: {
    title: { en: 'Page not found', zh: '找不到页面', ja: 'ページが見つかりません' },
    description: {
      en: 'There is no page at this address.',
      zh: '这个地址没有页面。',
      ja: 'このアドレスのページはありません。',
    },
  },
} satisfies Record<string, { title: LocalizedText; description: LocalizedText }>;

export type HeadName = keyof typeof heads;

export function pageHead(name: HeadName, language: Language): PageHead {
  const { title, description } = heads[name];
  return branded(title[language], description[language]);
}

const categoryTitle: Record<Language, (name: string) => string> = {
  en: (name) => `${name} tattoo designs`,
  zh: (name) => `${name}纹身图案`,
  ja: (name) => `${name}のタトゥー図案`,
};

export function categoryHead(category: Pick<Category, 'name' | 'description'>, language: Language): PageHead {
  const title = categoryTitle[language](textIn(category.name, language));
  const description = textIn(category.description, language) || heads.categories.description[language];
  return branded(title, description);
}

const imageDescription: Record<Language, (prompt: string, style: string) => string> = {
  en: (prompt, style) => `A tattoo design${style && ` in ${style}`}: ${prompt}`,
  zh: (prompt, style) => `${style}纹身图案：${prompt}`,
  ja: (prompt, style) => `${style && `${style}の`}タトゥー図案：${prompt}`,
};

type Described = Pick<Image, 'title' | 'description' | 'prompt' | 'styleTitle'>;

export function imageHead(image: Described, language: Language): PageHead {
  const prompt = typeof image.prompt === 'string' ? image.prompt : textIn(image.prompt, language);
  const title = (image.title && textIn(image.title, language)) || prompt;
  const own = image.description && textIn(image.description, language);
  const style = image.styleTitle ? textIn(image.styleTitle, language) : '';
  return branded(title, own || imageDescription[language](prompt || title, style));
}

export function creationHead(image: Described & Pick<Image, 'drawing'>, language: Language): PageHead {
  const { description } = imageHead(image, language);
  return branded(creationTitle(image, language), description);
}

/** A page's own title, with our name behind it. */
export function branded(title: string, description: string): PageHead {
  return { title: `${title} · ${brand.name}`, description };
}
