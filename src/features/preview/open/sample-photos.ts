import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface SamplePhoto {
  readonly name: string;
  readonly label: MessageDescriptor;
}

/** Rendered by tests/support/sample-photos; nobody was photographed for them. */
export const samplePhotos: readonly SamplePhoto[] = [
  { name: 'forearm-light', label: msg`Sample: a forearm, light skin` },
  { name: 'calf-olive', label: msg`Sample: a calf, olive skin` },
  { name: 'upper-arm-brown', label: msg`Sample: an upper arm, brown skin` },
  { name: 'forearm-dark', label: msg`Sample: a forearm, dark skin` },
];

export function sampleUrl(name: string): string {
  return `/preview-samples/${name}.webp`;
}
