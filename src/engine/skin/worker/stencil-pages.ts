import type { Picture } from '#engine/pixels/raster.ts';
import { lineArtOf } from '../stencil/line-art.ts';
import type { PagePlan, PrintPage } from '../stencil/print-pages.ts';
import { marginCm, overlapCm, papers, planPages } from '../stencil/print-pages.ts';
import { canvasOf, imageDataOf, pngOf } from './canvas.ts';
import type { Stencil, StencilChoice, StencilPage } from './skin-api.ts';

const pixelsPerCm = 300 / 2.54;
const barCm = 5;
const hairlineCm = 0.02;

/** The design's lines at real size, page by page. */
export async function printStencil(design: Picture, choice: StencilChoice): Promise<Stencil> {
  const heightCm = (choice.widthCm * design.height) / design.width;
  const plan = planPages(choice.widthCm, heightCm, choice.paper);
  const art = canvasOf(design, false);
  art.context.putImageData(imageDataOf(lineArtOf(design)), 0, 0);
  const pages: StencilPage[] = [];
  // One page is 34 MB of pixels: one after the other.
  for (const page of plan.pages) pages.push(await printPage(art.canvas, { ...choice, heightCm }, plan, page));
  return { columns: plan.columns, rows: plan.rows, pages };
}

async function printPage(
  art: OffscreenCanvas,
  { widthCm, heightCm, paper, isMirrored }: StencilChoice & { readonly heightCm: number },
  plan: PagePlan,
  page: PrintPage,
): Promise<StencilPage> {
  const size = papers[paper];
  const { canvas, context } = canvasOf(
    { width: Math.round(size.widthCm * pixelsPerCm), height: Math.round(size.heightCm * pixelsPerCm) },
    false,
  );
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(pixelsPerCm, pixelsPerCm);
  context.save();
  context.beginPath();
  context.rect(marginCm, marginCm, plan.areaWidthCm, plan.areaHeightCm);
  context.clip();
  context.translate(marginCm - page.leftCm, marginCm - page.topCm);
  if (isMirrored) {
    context.translate(widthCm, 0);
    context.scale(-1, 1);
  }
  context.drawImage(art, 0, 0, widthCm, heightCm);
  context.restore();
  drawCropMarks(context, plan);
  drawScaleBar(context, size.heightCm, `${page.row + 1}/${page.column + 1}`);
  return { column: page.column, row: page.row, file: await pngOf(canvas), ...size };
}

/** Where to cut, and by how much to overlap. */
function drawCropMarks(
  context: OffscreenCanvasRenderingContext2D,
  { areaWidthCm, areaHeightCm }: PagePlan,
): void {
  context.lineWidth = hairlineCm;
  context.strokeStyle = '#000';
  context.beginPath();
  for (const x of [marginCm, marginCm + areaWidthCm]) {
    for (const y of [marginCm, marginCm + areaHeightCm]) {
      context.moveTo(x - overlapCm / 2, y);
      context.lineTo(x + overlapCm / 2, y);
      context.moveTo(x, y - overlapCm / 2);
      context.lineTo(x, y + overlapCm / 2);
    }
  }
  context.stroke();
}

/** Tells whether the printer kept to the size; numbers only, so it needs no language. */
function drawScaleBar(context: OffscreenCanvasRenderingContext2D, heightCm: number, label: string): void {
  const y = heightCm - marginCm / 2;
  context.beginPath();
  for (let cm = 0; cm <= barCm; cm++) {
    context.moveTo(marginCm + 1 + cm, y - (cm % barCm === 0 ? 0.25 : 0.15));
    context.lineTo(marginCm + 1 + cm, y);
  }
  context.moveTo(marginCm + 1, y);
  context.lineTo(marginCm + 1 + barCm, y);
  context.stroke();
  context.fillStyle = '#000';
  context.font = '0.35px sans-serif';
  context.fillText(`${barCm} cm`, marginCm + 1.2 + barCm, y);
  context.fillText(label, marginCm + 4 + barCm, y);
}
