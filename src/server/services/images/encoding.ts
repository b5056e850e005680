/** How pictures are written. AVIF is as good at 50 as WebP at 82, and more effort makes it slower, not smaller. */
export const encodings = { webp: { quality: 82 }, avif: { quality: 50, effort: 2 } } as const;
