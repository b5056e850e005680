import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlashName } from '#contract/flash-samples.ts';

/** A sheet of flash: drawings in one style. */
export interface Sheet {
  style: MessageDescriptor;
  /** Where each drawing hangs on the sheet, and how wide it is, in percent of the sheet. */
  drawings: readonly (readonly [name: FlashName, left: number, top: number, width: number])[];
}

/**
 * What hangs on the start page. No drawing of a later sheet is larger than the largest of the first: browsers
 * would take it for what the page had been loading all the time.
 */
export const sheets: readonly Sheet[] = [
  {
    style: msg`Old School`,
    drawings: [
      ['snake-dagger', 25, 23, 50],
      ['two-swallows', 4, 4, 33],
      ['lotus', 63, 2, 34],
      ['bluebird', 37, 4, 24],
      ['crowned-lion', 2, 34, 31],
      ['wolf-pines', 65, 31, 30],
      ['crowned-skull', 3, 60, 33],
      ['wave', 37.5, 64, 25],
      ['tiger-roses', 62, 59, 34],
    ],
  },
  {
    style: msg`Blackwork`,
    drawings: [
      ['raven-skull', 25, 26, 50],
      ['moon-stars', 5, 4, 30],
      ['black-moth', 35, 3, 30],
      ['scorpion', 65, 5, 29],
      ['anchor', 4, 58, 34],
      ['mountain-pines', 62, 57, 34],
    ],
  },
  {
    style: msg`Japanese`,
    drawings: [
      ['oni-mask', 27, 29, 46],
      ['crane-sun', 5, 4, 36],
      ['red-koi', 59, 4, 36],
      ['wave-fuji', 5, 59, 38],
      ['cherry-branch', 57, 59, 37],
    ],
  },
  {
    style: msg`Fine line`,
    drawings: [
      ['hummingbird', 25, 27, 50],
      ['lavender', 5, 5, 29],
      ['ringed-swallow', 36.5, 6, 26],
      ['peony', 64, 5, 31],
      ['pink-butterfly', 5, 59, 32],
      ['compass-rose', 62, 57, 34],
    ],
  },
];
