import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ViewId } from '#contract/view-ids.ts';

/** From where something is seen, or what it does there, as a control says it. */
export const viewNames: Readonly<Record<ViewId, MessageDescriptor>> = {
  front: msg`From the front`,
  'three-quarter-left': msg`Half left`,
  'three-quarter-right': msg`Half right`,
  profile: msg`From the side`,
  below: msg`From below`,
  above: msg`From above`,
  roaring: msg`Roaring`,
  'roaring-profile': msg`Roaring, from the side`,
  'howling-left': msg`Howling to the left`,
  'howling-right': msg`Howling to the right`,
  'howling-profile': msg`Howling, from the side`,
  'eyes-closed': msg`Eyes closed`,
  pointing: msg`Pointing`,
};
