/** The smallest build of exifr: JPEG only, tags by number. */
declare module 'exifr/dist/mini.esm.mjs' {
  export function parse(
    file: ArrayBuffer,
    options: { exif: true; translateKeys: false; translateValues: false; reviveValues: false },
  ): Promise<Record<number, unknown> | undefined>;
}
