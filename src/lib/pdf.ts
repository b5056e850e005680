import type { jsPDF } from 'jspdf';

export type Paper = 'letter' | 'a4';

/** Upright: 8.5 × 11 inches, and A4. */
export const paperSizesCm: Record<Paper, readonly [width: number, height: number]> = {
  a4: [21, 29.7],
  letter: [21.59, 27.94],
};

export interface PdfPage {
  readonly picture: Blob;
  readonly widthCm: number;
  readonly heightCm: number;
  /** Where the picture lies on the page, in cm from its upper left; it fills the page unless given. */
  readonly at?: { left: number; top: number; width: number; height: number };
}

/** A PDF in which each picture has a page, at its real size. jspdf is large: it comes when it is needed. */
export async function pdfOf(pages: readonly PdfPage[]): Promise<Blob> {
  const { jsPDF: Pdf } = await import('jspdf');
  let pdf: jsPDF | null = null;
  for (const { picture, widthCm, heightCm, at } of pages) {
    const { left, top, width, height } = at ?? { left: 0, top: 0, width: widthCm, height: heightCm };
    const orientation = widthCm > heightCm ? 'landscape' : 'portrait';
    const format = [widthCm, heightCm];
    if (pdf) pdf.addPage(format, orientation);
    else pdf = new Pdf({ unit: 'cm', format, orientation, compress: true });
    const bytes = new Uint8Array(await picture.arrayBuffer());
    pdf.addImage(bytes, picture.type === 'image/jpeg' ? 'JPEG' : 'PNG', left, top, width, height);
  }
  if (!pdf) throw new Error('a PDF without pages');
  return pdf.output('blob');
}
