import { brand } from './brand.ts';
import type { CreditEntry, CreditEntryKind } from './credit.ts';
import { type Language, type LocalizedText, textIn } from './language.ts';

/** What happened to the credits of an entry, but for grants, of which the source says it. */
const kindTexts: Record<Exclude<CreditEntryKind, 'grant'>, LocalizedText> = {
  hold: { en: 'Set aside for a design', zh: '为图案预留', ja: '図案のために確保' },
  spend: {
    en: 'Drawn: what was set aside is spent',
    zh: '已画好，使用了预留的积分',
    ja: '完成：確保分を使用',
  },
  release: { en: 'Not drawn: given back', zh: '没有画成，已退回', ja: '描けなかったため返却' },
  expire: { en: 'Expired', zh: '已过期', ja: '期限切れ' },
  'take-back': {
    en: 'Taken back with what they came with',
    zh: '随退款或变更收回',
    ja: '返金・変更により回収',
  },
};

const sourceTexts: Record<string, LocalizedText> = {
  free: { en: 'Free credits of the month', zh: '每月免费积分', ja: '今月の無料クレジット' },
  operator: {
    en: `Given by ${brand.name}`,
    zh: `${brand.name} 赠送`,
    ja: `${brand.name}からの付与`,
  },
};

/** Names a plan by its code; null when nobody knows it. */
type NamePlan = (code: string) => string | null;

/** A line of the ledger in words: what happened. Said by the page, and by the file that the server makes of it. */
export function creditEntryText(
  entry: Pick<CreditEntry, 'kind' | 'source'>,
  language: Language,
  namePlan: NamePlan,
): string {
  return entry.kind === 'grant'
    ? creditSourceText(entry.source, language, namePlan)
    : textIn(kindTexts[entry.kind], language);
}

/** Where credits came from, in words. */
export function creditSourceText(source: string, language: Language, namePlan: NamePlan): string {
  const text = Object.hasOwn(sourceTexts, source) ? sourceTexts[source] : undefined;
  return text ? textIn(text, language) : (namePlan(source) ?? source);
}
