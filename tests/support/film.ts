import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

export interface FilmShape {
  readonly width: number;
  readonly height: number;
  readonly pictures: number;
}

/** A camera's film lasts so long at 30 pictures a second, and begins anew without a jump. */
export const filmShape: FilmShape = { width: 960, height: 720, pictures: 150 };

/** Where the camera looks in each picture: pixels from the photo's top left corner, on a closed path. */
export function viewAt(
  picture: number,
  { pictures }: FilmShape,
  room: { x: number; y: number },
): { x: number; y: number } {
  const turn = (2 * Math.PI * picture) / pictures;
  return {
    x: Math.round((room.x / 2) * (1 + Math.sin(turn))),
    y: Math.round((room.y / 2) * (1 + Math.cos(turn))),
  };
}

/**
 * The pictures of a camera that moves over a photo, as JPEGs.
 *
 * @param photo larger than the film by as much as the camera moves
 */
export async function filmPictures(
  photo: string | Buffer,
  shape: FilmShape,
): Promise<{ readonly file: Buffer; readonly view: { readonly x: number; readonly y: number } }[]> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const room = { x: info.width - shape.width, y: info.height - shape.height };
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  return Promise.all(
    Array.from({ length: shape.pictures }, async (_, i) => {
      const view = viewAt(i, shape, room);
      const seen = { left: view.x, top: view.y, width: shape.width, height: shape.height };
      return { view, file: await sharp(data, { raw }).extract(seen).jpeg({ quality: 85 }).toBuffer() };
    }),
  );
}

/** Writes a film that Chromium plays in place of a camera: Motion JPEG, one picture after the other. */
export async function writeFilm(path: string, photo: string | Buffer, shape = filmShape): Promise<void> {
  const pictures = await filmPictures(photo, shape);
  await writeFile(path, Buffer.concat(pictures.map(({ file }) => file)));
}

/** Has Chromium show that film to whoever asks for its camera. */
export function filmFlags(path: string): string[] {
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
}
