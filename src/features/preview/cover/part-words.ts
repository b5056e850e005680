import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShowingPart } from '#engine/skin/cover/showing-parts.ts';

const names: readonly (readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor])[] = [
  [msg`upper left`, msg`upper middle`, msg`upper right`],
  [msg`left side`, msg`the middle`, msg`right side`],
  [msg`lower left`, msg`lower middle`, msg`lower right`],
];

/** Which part of an old tattoo it is, as seen on the photo. */
export function partName({ row, column }: ShowingPart): MessageDescriptor {
  return (names[row] as (typeof names)[number])[column];
}
