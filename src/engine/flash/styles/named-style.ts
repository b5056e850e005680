import type { StyleId } from '#contract/style-ids.ts';

/** The words by which prompts name a style; the more particular come first. */
const names: readonly (readonly [StyleId, RegExp])[] = [
  ['neo-traditional', /\bneo[- ]?trad(?:itional)?\b|新传统|新傳統|ネオ[・ ]?トラ(?:ディショナル)?/iu],
  [
    'japanese',
    /\birezumi\b|\bjapanese(?=[- ](?:style|tattoo|traditional|inspired|dragon|koi|tiger|sleeve|wave|art)\b)|日式|日本风|和彫り?|和風/iu,
  ],
  [
    'old-school',
    /\bold[- ]?school\b|\b(?:american )?traditional\b|老派|传统|傳統|オールドスクール|トラディショナル/iu,
  ],
  ['black-grey', /\bblack (?:and|&|n|'n') gr[ae]y\b|\bb&g\b|黑灰|ブラック(?:アンド|[&＆・])グレー/iu],
  ['blackwork', /\bblack ?work\b|暗黑|ブラックワーク/iu],
  ['dotwork', /\bdot ?work\b|\bstippl(?:e|ed|ing)\b|点刺|點刺|ドットワーク/iu],
  ['fine-line', /\bfine[- ]?lines?\b|细线|細線|ファインライン/iu],
  ['watercolor', /\bwater ?colou?r\b|水彩/iu],
  ['geometric', /\bgeometric(?:al)?\b|几何|幾何|ジオメトリック/iu],
  ['tribal', /\btribal\b|部落|图腾|圖騰|トライバル/iu],
  ['mandala', /\bmandalas?\b|曼陀罗|曼荼罗|曼陀羅|曼荼羅|マンダラ/iu],
  ['sketch', /\bsketch(?:y|ed)?\b|素描|手绘|手繪|スケッチ/iu],
];

/** The style that a prompt names; null when it names none. */
export function namedStyle(prompt: string): StyleId | null {
  return names.find(([, pattern]) => pattern.test(prompt))?.[0] ?? null;
}
