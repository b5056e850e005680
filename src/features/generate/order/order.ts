import type { GeneratedImage } from '#contract/image.ts';
import { type StyleId, styleIds } from '#contract/style.ts';

/** What somebody wants drawn, as the form holds it. */
export interface Order {
  prompt: string;
  /** Null is "Surprise me". */
  style: StyleId | null;
  isColor: boolean;
  outputs: 1 | 4;
  isPublic: boolean;
}

export const emptyOrder: Order = { prompt: '', style: null, isColor: true, outputs: 1, isPublic: true };

/** Several designs at once, and designs that nobody else sees, are for members. */
export function isForMembers({ outputs = 1, isPublic = true }: Partial<Order>): boolean {
  return outputs > 1 || !isPublic;
}

export function asFreeUser(order: Order): Order {
  return { ...order, outputs: 1, isPublic: true };
}

/** An order as addresses and links carry it: as text, each part only when it is meant. */
export interface OrderRequest {
  prompt?: string;
  outputs?: string;
  color?: string;
  style?: string;
  visibility?: string;
}

/** Every part of an order, and the part of a request that says it. */
const requestParts: Record<keyof Order, keyof OrderRequest> = {
  prompt: 'prompt',
  style: 'style',
  isColor: 'color',
  outputs: 'outputs',
  isPublic: 'visibility',
};

/** Reads a request from whatever an address or a storage holds, by its own names or by those of an image. */
export function readOrderRequest(raw: Record<string, unknown>): OrderRequest {
  const request: OrderRequest = {
    prompt: text(raw.prompt),
    outputs: text(raw.outputs) ?? text(raw.quantity),
    color: text(raw.color) ?? choice(raw.isColor, 'colorful', 'blackwhite'),
    style: text(raw.style) ?? text(raw.styleId),
    visibility: text(raw.visibility) ?? choice(raw.isPublic, 'public', 'private'),
  };
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
}

/** The parts of an order that a request names. */
export function orderOf(request: OrderRequest): Partial<Order> {
  const { prompt, outputs, color, style, visibility } = request;
  return {
    ...(prompt !== undefined && { prompt }),
    ...(outputs !== undefined && { outputs: outputs === '4' ? 4 : 1 }),
    ...(color !== undefined && { isColor: color !== 'blackwhite' }),
    ...(style !== undefined && { style: styleIds.find((id) => id === style) ?? null }),
    ...(visibility !== undefined && { isPublic: visibility === 'public' }),
  };
}

export function requestOf({ prompt, outputs, isColor, style, isPublic }: Order): OrderRequest {
  return {
    prompt,
    outputs: String(outputs),
    color: isColor ? 'colorful' : 'blackwhite',
    style: style ?? 'none',
    visibility: isPublic ? 'public' : 'private',
  };
}

/** What would draw something like these images again: the images of one batch. */
export function orderOfBatch(batch: readonly [GeneratedImage, ...GeneratedImage[]]): Order {
  const [{ prompt, styleId, isColor, isPublic }] = batch;
  return { prompt, style: styleId, isColor, isPublic, outputs: batch.length === 4 ? 4 : 1 };
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

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function choice(value: unknown, yes: string, no: string): string | undefined {
  if (value === undefined) return undefined;
  return String(value) === 'true' ? yes : no;
}
