import sharp from 'sharp';

/**
 * For the whole process: a picture is worked on by the one thread that it was given, none is kept for later, and no
 * other formats are read than the ones that are taken.
 */
export function limitSharp(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
  });
}
