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
      ['crowned-lion', 0.5, 34, 32],
      ['wolf-pines', 67.5, 30, 31],
      ['crowned-skull', 2, 60, 34],
      ['wave', 37, 66, 27],
      ['tiger-roses', 63, 59, 35],
    ],
  },
  {
    style: msg`Blackwork`,
    drawings: [
      ['raven-skull', 26, 27, 48],
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
      ['oni-mask', 27, 25, 46],
      ['crane-sun', 4, 3, 40],
      ['red-koi', 57, 3, 39],
      ['wave-fuji', 4, 57, 42],
      ['cherry-branch', 55, 57, 41],
    ],
  },
  {
    style: msg`Fine line`,
    drawings: [
      ['hummingbird', 27, 26, 46],
      ['lavender', 4, 5, 30],
      ['ringed-swallow', 36, 4, 27],
      ['peony', 64, 4, 32],
      ['pink-butterfly', 3, 58, 34],
      ['compass-rose', 62, 57, 34],
    ],
  },
];
