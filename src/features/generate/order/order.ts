import { usualFidelity } from '#contract/fidelity.ts';
import { type GeneratedImage, type ImageRatio, imageRatios, type Source } from '#contract/image.ts';
import { type StyleId, styleIds } from '#contract/style-ids.ts';
import type { Variation } from '#contract/variation.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import { type Origin, readOrigin, uuid } from './origin.ts';

/** A picture that was uploaded to be redrawn. */
export interface OrderedPicture extends Source {
  name: string;
}

/** What somebody wants drawn, as the form holds it. */
export interface Order {
  prompt: string;
  /** Whether words alone say what is drawn, or a picture does; the picture is kept meanwhile. */
  from: 'words' | 'picture';
  picture: OrderedPicture | null;
  /** How much of the picture is kept: 0 its main lines … 1 all that a pen can draw. */
  fidelity: number;
  /** Who draws it, by the id of `GET /api/engines`: the flash composer, or an image model. */
  engine: string;
  /** Null is "NO Style": one that suits the words is picked. */
  style: StyleId | null;
  isColor: boolean;
  /** Whether the style sets leaves, laurels and stars around what is asked for. */
  hasExtras: boolean;
  /** Width to height of the paper. */
  ratio: ImageRatio;
  outputs: 1 | 4;
  isPublic: boolean;
  /** What it goes on from; null begins anew. */
  origin: Origin | null;
  /** Words of which nothing can be drawn are to be written out: the person was asked. */
  isWritten: boolean;
}

export const emptyOrder: Order = {
  prompt: '',
  from: 'words',
  picture: null,
  fidelity: usualFidelity,
  engine: engineName,
  style: null,
  isColor: true,
  hasExtras: false,
  ratio: '1:1',
  outputs: 1,
  isPublic: true,
  origin: null,
  isWritten: false,
};

/** What the composer is told besides words and style; image models know nothing of the kind. */
export function variationOf({ origin, hasExtras }: Order): Variation {
  return { ...origin?.variation, hasExtras };
}

/**
 * Several designs at once, and designs that nobody else sees, are for members. What comes of a picture may be private
 * for everybody.
 */
export function isForMembers({ outputs = 1, isPublic = true, from }: Partial<Order>): boolean {
  return outputs > 1 || (!isPublic && from !== 'picture');
}

export function asFreeUser(order: Order): Order {
  return { ...order, outputs: 1, isPublic: order.from === 'words' || order.isPublic };
}

/** Where a drawing comes from; one that comes from a picture is private until it is said otherwise. */
export function drawnFrom(from: Order['from']): Partial<Order> {
  return from === 'picture' ? { from, isPublic: false } : { from };
}

/** An order as addresses and links carry it: as text, each part only when it is meant. */
export interface OrderRequest {
  prompt?: string;
  from?: string;
  /** In JSON. */
  picture?: string;
  /** From 0 to 1. */
  fidelity?: string;
  outputs?: string;
  engine?: string;
  color?: string;
  extras?: string;
  style?: string;
  ratio?: string;
  visibility?: string;
  /** In JSON. */
  origin?: string;
  written?: string;
}

/** Every part of an order, and the part of a request that says it. */
const requestParts: Record<keyof Order, keyof OrderRequest> = {
  prompt: 'prompt',
  from: 'from',
  picture: 'picture',
  fidelity: 'fidelity',
  engine: 'engine',
  style: 'style',
  isColor: 'color',
  hasExtras: 'extras',
  ratio: 'ratio',
  outputs: 'outputs',
  isPublic: 'visibility',
  origin: 'origin',
  isWritten: 'written',
};

/** Reads a request from whatever an address or a storage holds, by its own names or by those of an image. */
export function readOrderRequest(raw: Record<string, unknown>): OrderRequest {
  const request: OrderRequest = {
    prompt: text(raw.prompt),
    from: text(raw.from),
    picture: text(raw.picture),
    fidelity: text(raw.fidelity),
    outputs: text(raw.outputs) ?? text(raw.quantity),
    engine: text(raw.engine),
    color: text(raw.color) ?? choice(raw.isColor, 'colorful', 'blackwhite'),
    extras: text(raw.extras),
    style: text(raw.style) ?? text(raw.styleId),
    ratio: text(raw.ratio),
    visibility: text(raw.visibility) ?? choice(raw.isPublic, 'public', 'private'),
    origin: text(raw.origin),
    written: text(raw.written),
  };
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
}

/** The parts of an order that a request names. */
export function orderOf(request: OrderRequest): Partial<Order> {
  const {
    prompt,
    from,
    picture,
    fidelity,
    outputs,
    engine,
    color,
    extras,
    style,
    ratio,
    visibility,
    origin,
    written,
  } = request;
  return {
    ...(prompt !== undefined && { prompt }),
    ...(from !== undefined && drawnFrom(from === 'picture' ? 'picture' : 'words')),
    ...(picture !== undefined && { picture: readPicture(picture) }),
    ...(fidelity !== undefined && { fidelity: readShare(fidelity) ?? usualFidelity }),
    ...(outputs !== undefined && { outputs: outputs === '4' ? 4 : 1 }),
    ...(engine !== undefined && { engine }),
    ...(color !== undefined && { isColor: color !== 'blackwhite' }),
    ...(extras !== undefined && { hasExtras: extras === 'true' }),
    ...(style !== undefined && { style: styleIds.find((id) => id === style) ?? null }),
    ...(ratio !== undefined && { ratio: imageRatios.find((known) => known === ratio) ?? '1:1' }),
    ...(visibility !== undefined && { isPublic: visibility === 'public' }),
    ...(origin !== undefined && { origin: readOrigin(origin) }),
    ...(written !== undefined && { isWritten: written === 'true' }),
  };
}

export function requestOf(order: Order): OrderRequest {
  const {
    prompt,
    from,
    picture,
    fidelity,
    outputs,
    engine,
    isColor,
    hasExtras,
    style,
    ratio,
    isPublic,
    origin,
    isWritten,
  } = order;
  return {
    prompt,
    from,
    picture: JSON.stringify(picture),
    fidelity: String(fidelity),
    outputs: String(outputs),
    engine,
    color: isColor ? 'colorful' : 'blackwhite',
    extras: String(hasExtras),
    style: style ?? 'none',
    ratio,
    visibility: isPublic ? 'public' : 'private',
    origin: JSON.stringify(origin),
    written: String(isWritten),
  };
}

/**
 * What would draw something like these images again: the images of one batch. One that came from words says nothing
 * of a picture.
 */
export function orderOfBatch(batch: readonly [GeneratedImage, ...GeneratedImage[]]): Partial<Order> {
  const [{ prompt, type, sourceImageId, scourceUrl, styleId, isColor, ratio, isPublic, drawing }] = batch;
  const picture = sourceImageId && scourceUrl ? { sourceImageId, scourceUrl, name: '' } : null;
  const isOfUpload = type === 'image-to-image' && !drawing.variation?.isAfterParent;
  return {
    prompt,
    ...(isOfUpload ? { from: 'picture', picture } : { from: 'words' }),
    engine: drawing.engine,
    // A style that nobody chose is picked again.
    style: drawing.pickedStyle ? null : styleId,
    isColor,
    // A design of before this could be said has them where its style was chosen.
    hasExtras: drawing.variation?.hasExtras ?? !drawing.pickedStyle,
    ratio,
    isPublic,
    outputs: batch.length === 4 ? 4 : 1,
    origin: null,
  };
}

/** The order's parts without those that the request already says. */
export function unsaidBy(request: OrderRequest, order: Partial<Order>): Partial<Order> {
  const entries = Object.entries(order) as [keyof Order, unknown][];
  return Object.fromEntries(entries.filter(([part]) => request[requestParts[part]] === undefined));
}

/** The request without the parts that an order changes. */
export function withoutParts(request: OrderRequest, changed: Partial<Order>): OrderRequest {
  const parts = (Object.keys(changed) as (keyof Order)[]).map((part) => requestParts[part]);
  const left = Object.entries(request).filter(([part]) => !parts.includes(part as keyof OrderRequest));
  return Object.fromEntries(left);
}

/** By hand: the first page does without a library for this. */
function readPicture(json: string): OrderedPicture | null {
  try {
    const { sourceImageId, scourceUrl, name } = JSON.parse(json);
    const isOwn = uuid.test(sourceImageId) && /^\/media\/sources\//.test(scourceUrl);
    return isOwn && typeof name === 'string' ? { sourceImageId, scourceUrl, name } : null;
  } catch {
    // Whatever an address or a storage holds, it is no picture.
    return null;
  }
}

function readShare(raw: string): number | undefined {
  const share = Number(raw);
  return share >= 0 && share <= 1 ? share : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function choice(value: unknown, yes: string, no: string): string | undefined {
  if (value === undefined) return undefined;
  return String(value) === 'true' ? yes : no;
}
