import type { GeneratedImage, ImageRatio } from '#contract/image.ts';
import type { StyleId } from '#contract/style-ids.ts';
import type { Variation } from '#contract/variation.ts';
import type { ViewId } from '#contract/view-ids.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import { sceneKey } from '#engine/flash/random/scene-key.ts';
import { isOnDevice } from '../device/device-drawing.ts';
import { emptyOrder, type Order, orderOfBatch } from '../order/order.ts';

/** What a design is drawn as, and what of that may be turned on and off. */
export type Manner = 'isMirrored' | 'isBare' | 'isLineArt';

/** Whether it was drawn after what a model made: then that picture is all there is of it, and no scene. */
export function isAfterModel({ drawing }: GeneratedImage): boolean {
  return drawing.variation?.isAfterParent === true;
}

export function hasManner({ drawing }: GeneratedImage, manner: Manner): boolean {
  return drawing.variation?.[manner] === true;
}

/** Another design of the same words in the same style and shape: chance alone is new. */
export function moreLike(image: GeneratedImage, outputs: Order['outputs']): Order {
  const { isBare, isLineArt, isAfterParent } = image.drawing.variation ?? {};
  const variation = {
    ...(isBare && { isBare }),
    ...(isLineArt && { isLineArt }),
    ...(isAfterParent && { isAfterParent }),
  };
  return { ...orderOf(image), outputs, origin: { ...anew(image), variation } };
}

export function inStyle(image: GeneratedImage, style: StyleId | null): Order {
  return { ...keeping(image), style };
}

/** A line drawing is coloured in: it is no line art any more. */
export function inColor(image: GeneratedImage, isColor: boolean): Order {
  return { ...varied(image, isColor ? { isLineArt: false } : {}), isColor };
}

/** The same drawing with a manner more, or one less. */
export function inManner(image: GeneratedImage, manner: Manner, isOn: boolean): Order {
  return varied(image, { [manner]: isOn });
}

/** The same drawing, its subject seen from another side. */
export function inView(image: GeneratedImage, view: ViewId): Order {
  return varied(image, { view });
}

/** The same words and seed on paper of another shape. */
export function inShape(image: GeneratedImage, ratio: ImageRatio): Order {
  return { ...keeping(image), ratio };
}

export function inWords(image: GeneratedImage, prompt: string): Order {
  return { ...keeping(image), prompt };
}

/** What the form holds so that whatever is written next is drawn by the same chance. */
export function keeping(image: GeneratedImage): Order {
  return varied(image, {});
}

/** The same picture in lines, or in black and white, drawn after what a model made; in smooth greys, as pictures are. */
export function afterPicture(image: GeneratedImage, manner: 'isLineArt' | 'inGreys'): Order {
  const isLineArt = manner === 'isLineArt';
  const variation = { isAfterParent: true, ...(isLineArt && { isLineArt }) };
  const origin = { parentImageId: parentOf(image), seed: image.drawing.seed, output: 0, variation };
  const order = { ...orderOf(image), from: 'words', picture: null, outputs: 1 } as const;
  return {
    ...order,
    engine: engineName,
    style: isLineArt ? image.styleId : 'black-grey',
    isColor: false,
    origin,
  };
}

function varied(image: GeneratedImage, changes: Partial<Variation>): Order {
  const { prompt, styleId, drawing } = image;
  const scene =
    drawing.variation?.scene ??
    (styleId && { style: styleId, key: sceneKey(prompt, styleId), picked: drawing.pickedStyle }) ??
    undefined;
  const entries = Object.entries({ ...drawing.variation, scene, ...changes });
  const variation: Variation = Object.fromEntries(entries.filter(([, value]) => value));
  const { seed, output = 0 } = drawing;
  return { ...orderOf(image), origin: { parentImageId: parentOf(image), seed, output, variation } };
}

function orderOf(image: GeneratedImage): Order {
  return { ...emptyOrder, ...orderOfBatch([image]) };
}

function anew(image: GeneratedImage) {
  return { parentImageId: parentOf(image), seed: null, output: null, variation: {} };
}

function parentOf(image: GeneratedImage): string | null {
  return isOnDevice(image) ? null : image.id;
}
