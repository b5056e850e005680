import { type Paper, paperSizesCm, pdfOf } from '#lib/pdf.ts';

/** Printers leave about as much free at each side. */
const marginCm = 1.3;

/** One page with the picture in its middle, as large as it fits. */
export function pdfOfImage(
  picture: Blob,
  dimensions: { width: number; height: number },
  paper: Paper,
): Promise<Blob> {
  const [widthCm, heightCm] = paperSizesCm[paper];
  const scale = Math.min(
    (widthCm - 2 * marginCm) / dimensions.width,
    (heightCm - 2 * marginCm) / dimensions.height,
  );
  const [width, height] = [dimensions.width * scale, dimensions.height * scale];
  const at = { left: (widthCm - width) / 2, top: (heightCm - height) / 2, width, height };
  return pdfOf([{ picture, widthCm, heightCm, at }]);
}
