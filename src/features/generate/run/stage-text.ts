import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OutputStage } from '#contract/generation.ts';

/** The steps that are named below the ruler. */
export const namedStages = ['reading', 'drawing', 'inking', 'drying'] as const satisfies OutputStage[];

export const stageText: Record<OutputStage, MessageDescriptor> = {
  waiting: msg`Waiting`,
  reading: msg`Reading`,
  drawing: msg`Drawing`,
  inking: msg`Inking`,
  drying: msg`Drying`,
  done: msg`Done`,
};

/** What is being done to which picture of several. */
export const stageOfManyText: Record<OutputStage, MessageDescriptor> = {
  waiting: msg`Waiting for its turn`,
  reading: msg`Reading your words`,
  drawing: msg`Drawing {number} of {total}`,
  inking: msg`Inking {number} of {total}`,
  drying: msg`Drying {number} of {total}`,
  done: msg`All {total} drawn`,
};

/** The same for a single picture. */
export const stageOfOneText: Record<OutputStage, MessageDescriptor> = {
  waiting: msg`Waiting for its turn`,
  reading: msg`Reading your words`,
  drawing: msg`Drawing your design`,
  inking: msg`Inking your design`,
  drying: msg`Letting it dry`,
  done: msg`Drawn`,
};

/** Stands for reading where a picture was given. */
export const lookingText = msg`Looking at your picture`;
