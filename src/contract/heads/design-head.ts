import type { Category } from '../category.ts';
import { creationTitle } from '../creation-title.ts';
import type { Image } from '../image.ts';
import { type Language, textIn } from '../language.ts';
import { categoriesHead } from './categories.ts';
import { branded, type PageHead } from './head.ts';

const categoryTitle: Record<Language, (name: string) => string> = {
  en: (name) => `${name} tattoo designs`,
  zh: (name) => `${name}纹身图案`,
  ja: (name) => `${name}のタトゥー図案`,
};

export function categoryHead(category: Pick<Category, 'name' | 'description'>, language: Language): PageHead {
  const title = categoryTitle[language](textIn(category.name, language));
  const description = textIn(category.description, language) || categoriesHead.description[language];
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
