import type { Image } from './image.ts';
import { type Language, languageTags, textIn } from './language.ts';
import { letteringName } from './lettering-name.ts';

const most = 3;
const unnamed = { en: 'Tattoo design', zh: '纹身图案', ja: 'タトゥーの図案' };
const withStyle: Record<Language, (name: string, style: string) => string> = {
  en: (name, style) => `${name}, ${style}`,
  zh: (name, style) => `${name}（${style}）`,
  ja: (name, style) => `${name}（${style}）`,
};

type Titled = Pick<Image, 'title' | 'prompt' | 'styleTitle' | 'drawing'>;

/**
 * What a creation is called: what its drawing shows. Its prompt stands beside it, so that the title never says the
 * same: with nothing to be shorter about, it says the style as well.
 */
export function creationTitle({ title, prompt, styleTitle, drawing }: Titled, language: Language): string {
  if (title) return textIn(title, language);
  const words = drawing.understood.map(({ word, motif }) => (motif === letteringName ? `“${word}”` : word));
  const shown = [...new Set(words)].slice(0, most);
  const spoken = languageOf(shown.join(''));
  const list = new Intl.ListFormat(languageTags[spoken], { type: 'conjunction' });
  const name = shown.length > 0 ? capitalized(list.format(shown), spoken) : unnamed[language];
  const asked = typeof prompt === 'string' ? prompt : textIn(prompt, language);
  const style = styleTitle ? textIn(styleTitle, language) : '';
  return style && bare(name) === bare(asked) ? withStyle[language](name, style) : name;
}

/** In which language words are strung together: that of the prompt they come from, whoever reads them. */
function languageOf(words: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)) return 'ja';
  return /\p{Script=Han}/u.test(words) ? 'zh' : 'en';
}

function capitalized(text: string, language: Language): string {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase(languageTags[language]) + rest.join('');
}

/** The letters and digits alone: neither punctuation nor an article at the beginning makes other words. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*(an?|the)\s/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
