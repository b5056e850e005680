import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShowingPart } from '#engine/skin/cover/showing-parts.ts';

const names: readonly (readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor])[] = [
  [msg`upper left`, msg`top`, msg`upper right`],
  [msg`left side`, msg`middle`, msg`right side`],
  [msg`lower left`, msg`bottom`, msg`lower right`],
];

/** Which part of an old tattoo it is, as seen on the photo. */
export function partName({ row, column }: ShowingPart): MessageDescriptor {
  return (names[row] as (typeof names)[number])[column];
}
