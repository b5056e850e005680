import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SkinProgress, SkinStage } from '#engine/skin/worker/skin-api.ts';

const stages: Record<SkinStage, MessageDescriptor> = {
  'loading-model': msg`loading the model`,
  'starting-model': msg`starting the model`,
  segmenting: msg`looking for skin`,
  refining: msg`following its edges`,
};

/** What the search for skin is doing. */
export function searchText({ stage, loaded, total }: SkinProgress): MessageDescriptor {
  if (!loaded || !total) return stages[stage];
  const percent = Math.round((100 * loaded) / total);
  return msg`loading the model, ${percent} %`;
}
