import type { jsPDF } from 'jspdf';

export type Paper = 'letter' | 'a4';

export interface PdfPage {
  readonly picture: Blob;
  readonly widthCm: number;
  readonly heightCm: number;
}

/** A PDF in which each picture fills a page, at its real size. jspdf is large: it comes when it is needed. */
export async function pdfOf(pages: readonly PdfPage[]): Promise<Blob> {
  const { jsPDF: Pdf } = await import('jspdf');
  let pdf: jsPDF | null = null;
  for (const { picture, widthCm, heightCm } of pages) {
    const orientation = widthCm > heightCm ? 'landscape' : 'portrait';
    const format = [widthCm, heightCm];
    if (pdf) pdf.addPage(format, orientation);
    else pdf = new Pdf({ unit: 'cm', format, orientation, compress: true });
    const bytes = new Uint8Array(await picture.arrayBuffer());
    pdf.addImage(bytes, picture.type === 'image/jpeg' ? 'JPEG' : 'PNG', 0, 0, widthCm, heightCm);
  }
  if (!pdf) throw new Error('a PDF without pages');
  return pdf.output('blob');
}
