import type { DrawingNotes } from '#contract/drawing.ts';
import type { GeneratedImage, ImageRatio } from '#contract/image.ts';
import type { StyleId } from '#contract/style-ids.ts';

/** A design that was drawn on this device: what it was drawn from, so that the server can draw it again, and its file. */
export interface DeviceDrawing {
  readonly version: 1;
  readonly id: string;
  readonly batchId: string;
  /** The account that it belongs to; null: whoever has the device. */
  readonly owner: string | null;
  readonly createdAt: string;
  readonly prompt: string;
  /** As drawn, also where the engine chose it. */
  readonly style: StyleId;
  readonly isColor: boolean;
  /** Older drawings are square. */
  readonly ratio?: ImageRatio;
  readonly seed: number;
  /** Which of the four designs that go with the seed. */
  readonly output: 0 | 1 | 2 | 3;
  /** Whether it was wanted public, should it ever go to an account. */
  readonly isPublic: boolean;
  readonly notes: DrawingNotes;
  readonly width: number;
  readonly height: number;
  readonly png: Blob;
}

/** Such a design, as lists and pages show images. */
export interface DeviceImage extends GeneratedImage {
  readonly device: DeviceDrawing;
}

export function isOnDevice(image: object): image is DeviceImage {
  return 'device' in image;
}

/** Addresses of files, by drawing: each is made once, since what shows it would otherwise load it again. */
const addresses = new Map<string, string>();

export function deviceImageOf(drawing: DeviceDrawing): DeviceImage {
  const { id, batchId, owner, createdAt, prompt, style, isColor, isPublic, notes, width, height } = drawing;
  const { ratio = '1:1' } = drawing;
  return {
    ...{ id, batchId, prompt, isColor, isPublic, createdAt, device: drawing },
    ...{ userId: owner, styleId: style, tattooUrl: addressOf(drawing), drawing: notes },
    ...{ dimensions: { width, height }, ratio, type: 'text-to-image' },
    ...{ categoryId: null, slug: null, title: null, description: null, additionalInfo: null, tags: [] },
    ...{
      colorUrl: null,
      scourceUrl: null,
      sourceImageId: null,
      parentImageId: null,
      styleTitle: null,
      placeholder: null,
    },
    ...{ isOnline: false, listedAt: null, hotness: 0, isStarred: false, collectionIds: [] },
  };
}

function addressOf({ id, png }: DeviceDrawing): string {
  const address = addresses.get(id) ?? URL.createObjectURL(png);
  addresses.set(id, address);
  return address;
}

/** Lets go of the file of a drawing that is gone. */
export function releaseAddress(id: string): void {
  const address = addresses.get(id);
  if (address) URL.revokeObjectURL(address);
  addresses.delete(id);
}
