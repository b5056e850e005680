/**
 * From where a thing that is drawn in the round can be seen: the front, half a side, the side, below, above; or
 * roaring, or howling; or with closed eyes; or a hand that points.
 */
export const viewIds = [
  'front',
  'three-quarter-left',
  'three-quarter-right',
  'profile',
  'below',
  'above',
  'roaring',
  'roaring-profile',
  'howling-left',
  'howling-right',
  'howling-profile',
  'eyes-closed',
  'pointing',
] as const;

export type ViewId = (typeof viewIds)[number];
