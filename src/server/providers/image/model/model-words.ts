import { z } from 'zod';
import { type StyleId, styleIds } from '#contract/style-ids.ts';

const wordsSchema = z.strictObject({ prompt: z.string().max(500), negative: z.string().max(500) });
export type Words = z.infer<typeof wordsSchema>;

/** What a model is told besides the scene. */
export interface ModelWords {
  /** Of every design. */
  readonly design: Words;
  /** Of those in colour, and of those in black. */
  readonly colored: Words;
  readonly black: Words;
  /** Of those that we set letters on: where there is to be room for them, and that there are to be none before. */
  readonly lettered: Words;
  /** The same of those that show nothing but letters. */
  readonly lettersAlone: Words;
  readonly styles: Readonly<Record<StyleId, Words>>;
}

/** What an operator's file may say instead, of any of it. */
export const wordsOverridesSchema = z.strictObject({
  design: wordsSchema.partial().optional(),
  colored: wordsSchema.partial().optional(),
  black: wordsSchema.partial().optional(),
  lettered: wordsSchema.partial().optional(),
  lettersAlone: wordsSchema.partial().optional(),
  styles: z.partialRecord(z.enum(styleIds), wordsSchema.partial()).optional(),
});
export type WordsOverrides = z.infer<typeof wordsOverridesSchema>;

/** Letters are set afterwards; a banner of the model's own would stand empty beside ours. */
const noLetters = 'text, letters, words, names, numbers, dates, typography, caption, banner, ribbon, scroll';

export const modelWords: ModelWords = {
  design: {
    prompt: 'tattoo flash design, one isolated drawing, centred on a plain white background, clean edges',
    negative:
      'skin, arm, body, photo of a tattoo, person wearing it, mockup, paper texture, frame, watermark, signature, blurry',
  },
  colored: { prompt: 'limited tattoo ink palette', negative: '' },
  black: { prompt: 'black ink only', negative: 'colour, coloured ink' },
  lettered: {
    prompt: 'all of the drawing in the upper three quarters, the lowest quarter left blank white',
    negative: noLetters,
  },
  lettersAlone: {
    prompt: 'an open frame of ornaments along the edges, the whole middle left blank white',
    negative: noLetters,
  },
  styles: {
    'old-school': {
      prompt: 'American traditional old school, bold black outlines, whip shading, flat red, green and gold',
      negative: 'realism, gradients, thin lines, 3d',
    },
    'neo-traditional': {
      prompt: 'neo-traditional, varied line weight, jewel tones, smooth shading, ornamental details',
      negative: 'photorealism, flat shading',
    },
    japanese: {
      prompt: 'Japanese irezumi, flowing composition, wind bars, finger waves, clouds, vermilion and indigo',
      negative: 'anime, manga, photorealism',
    },
    blackwork: {
      prompt: 'blackwork, solid black masses, engraved hatching, high contrast',
      negative: 'grey wash, soft shading',
    },
    dotwork: {
      prompt: 'dotwork, all shading stippled in dots, fine outlines',
      negative: 'smooth gradients, solid fills, brush strokes',
    },
    'fine-line': {
      prompt: 'fine line, single needle, thin even strokes, sparse and delicate, much open space',
      negative: 'bold outlines, heavy shading, solid fills',
    },
    'black-grey': {
      prompt: 'black and grey, smooth tonal shading, soft smoke, deep contrast',
      negative: 'flat fills, bold cartoon outlines',
    },
    geometric: {
      prompt: 'geometric, low-poly facets, precise thin lines, framing circles and triangles',
      negative: 'organic brush strokes, painterly',
    },
    tribal: {
      prompt: 'tribal, solid black curved blades and hooks, mirrored flow',
      negative: 'shading, gradients, thin lines, realism',
    },
    mandala: {
      prompt: 'mandala, rings of petals and beads in strict radial symmetry around the subject',
      negative: 'asymmetry, perspective, realism',
    },
    watercolor: {
      prompt: 'watercolour, loose washes and splatter under fine ink lines',
      negative: 'flat fills, heavy black outlines, solid background',
    },
    sketch: {
      prompt: 'pencil sketch, repeated loose strokes, construction lines, hatching',
      negative: 'clean vector lines, flat fills',
    },
    lettering: {
      prompt: 'engraver’s ornaments, bold black contours, scrolls, filigree and flourishes',
      negative: 'photorealism, soft shading',
    },
  },
};

/** The words that ship, with what the operator says instead. */
export function wordsWith({ styles = {}, ...general }: WordsOverrides): ModelWords {
  const all = { ...modelWords };
  for (const part of ['design', 'colored', 'black', 'lettered', 'lettersAlone'] as const)
    all[part] = { ...all[part], ...general[part] };
  const ofStyles = { ...all.styles };
  for (const id of styleIds) ofStyles[id] = { ...ofStyles[id], ...styles[id] };
  return { ...all, styles: ofStyles };
}
