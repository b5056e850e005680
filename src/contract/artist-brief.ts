import { z } from 'zod';
import { boundedString } from './bounded.ts';

/* What goes along with a link for an artist, packed on one device and opened on another. Anybody may have written it. */

export const maxBriefTitle = 120;
export const maxBriefPlace = 120;
export const maxBriefNotes = 2000;
/** More inks than that nobody tells apart. */
const maxInks = 6;
const share = z.number().min(0).max(1);

export const artistBriefSchema = z.object({
  title: boundedString(maxBriefTitle),
  packedAt: z.iso.datetime(),
  /** Where on the body, in words. */
  place: boundedString(maxBriefPlace),
  notes: boundedString(maxBriefNotes),
  size: z
    .object({
      /** Of the design, on the skin. */
      widthCm: z.number().min(0.5).max(200),
      /** Taken from the photo, and not only wished for. */
      isMeasured: z.boolean(),
      /** Width of the thinnest tenth of the lines, in mm. */
      thinLineMm: z.number().min(0).max(1000),
      /** Share of the lines that are under 0.35 mm. */
      tooThin: share,
      /** Share of the gaps that will close with age. */
      closing: share,
    })
    .nullable(),
  isWhiteInk: z.boolean(),
  inks: z
    .array(
      z.object({
        colour: boundedString(7).regex(/^#[0-9a-f]{6}$/),
        share,
      }),
    )
    .max(maxInks),
  /** Whether the stencil's lines are those of the design's outline layer; otherwise they were traced. */
  isOutlineLayer: z.boolean(),
});
export type ArtistBrief = z.infer<typeof artistBriefSchema>;

/** The pictures that may go along, by their names in the package. */
export const artistPictures = ['design', 'stencil', 'photo'] as const;
export type ArtistPicture = (typeof artistPictures)[number];
export const briefFile = 'brief.json';
