/** The tattoo styles, in the order in which they are offered. */
export const styleIds = [
  'old-school',
  'neo-traditional',
  'japanese',
  'blackwork',
  'dotwork',
  'fine-line',
  'black-grey',
  'geometric',
  'tribal',
  'mandala',
  'watercolor',
  'sketch',
  'lettering',
] as const;
export type StyleId = (typeof styleIds)[number];

/** Styles that are made of what they set around a subject: clouds, patterns, frames, blades. */
export const stylesMadeOfExtras: ReadonlySet<StyleId> = new Set([
  'japanese',
  'mandala',
  'geometric',
  'tribal',
  'lettering',
]);

/** Why a style was picked for whoever chose none: the prompt names it, or what it asks for wants one of its kind. */
export const styleReasons = ['named', 'letters', 'small', 'line', 'picture', 'suits'] as const;
export type StyleReason = (typeof styleReasons)[number];
