import type { Picture, Size } from '#engine/pixels/raster.ts';
import type { Window } from '#engine/pixels/window.ts';
import { lineArtOf } from '../stencil/line-art.ts';
import { isOutlineOf } from '../stencil/outline-match.ts';
import type { PagePlan, PrintPage } from '../stencil/print-pages.ts';
import { marginCm, overlapCm, papers, planPages } from '../stencil/print-pages.ts';
import { canvasOf, imageDataOf, pngOf, readPicture } from './canvas.ts';
import { drawOutline, type Pens } from './draw-outline.ts';
import type { OpenDesign } from './open-design.ts';
import type { DesignOutline, Stencil, StencilChoice, StencilPage, StencilPicture } from './skin-api.ts';

const pixelsPerCm = 300 / 2.54;
/** In pixels: what is larger is drawn with fewer to the centimetre. */
const longestPicture = 2600;
const barCm = 5;
const hairlineCm = 0.02;
/**
 * In cm. What is thinner does not come out of a thermal copier; what is wider hides where the needle goes, which makes
 * the line as wide as it is to be.
 */
const stencilPens: Pens = { thinnest: 0.025, widest: 0.1 };
/** In pixels of the design: lines as wide as they are there. */
const pixelPens: Pens = { thinnest: 1.5, widest: Number.POSITIVE_INFINITY };

/** A design as its stencil is drawn: its picture, and which part of the file's picture that is. */
type StencilDesign = Pick<OpenDesign, 'picture' | 'frame'>;

/** Draws the lines upright, `widthCm` wide, with its upper left in the origin; a unit is a centimetre. */
type DrawLines = (context: OffscreenCanvasRenderingContext2D) => void;

/** The design's lines at real size, page by page: those of its outline layer where its picture shows the same. */
export async function printStencil(
  design: StencilDesign,
  choice: StencilChoice,
  outline: DesignOutline | null,
): Promise<Stencil> {
  const heightCm = heightOf(design, choice.widthCm);
  const plan = planPages(choice.widthCm, heightCm, choice.paper);
  const { isOutlineLayer, drawLines } = stencilLines(design, choice.widthCm, outline);
  const pages: StencilPage[] = [];
  // One page is 34 MB of pixels: one after the other.
  for (const page of plan.pages) pages.push(await printPage(drawLines, choice, plan, page));
  return { isOutlineLayer, columns: plan.columns, rows: plan.rows, pages };
}

/** The same lines as one picture, black on nothing, with the design's edges for its own. */
export async function drawStencil(
  design: StencilDesign,
  widthCm: number,
  outline: DesignOutline | null,
): Promise<StencilPicture> {
  const heightCm = heightOf(design, widthCm);
  const { isOutlineLayer, drawLines } = stencilLines(design, widthCm, outline);
  const pixels = Math.min(pixelsPerCm, longestPicture / Math.max(widthCm, heightCm));
  const { canvas, context } = canvasOf({
    width: Math.ceil(widthCm * pixels),
    height: Math.ceil(heightCm * pixels),
  });
  context.scale(canvas.width / widthCm, canvas.height / heightCm);
  drawLines(context);
  return { file: await pngOf(canvas), isOutlineLayer };
}

function heightOf({ picture }: StencilDesign, widthCm: number): number {
  return (widthCm * picture.height) / picture.width;
}

function stencilLines(
  stencil: StencilDesign,
  widthCm: number,
  outline: DesignOutline | null,
): { isOutlineLayer: boolean; drawLines: DrawLines } {
  const { picture: design, frame } = stencil;
  if (outline && isOutlineOf(design, pictureOfOutline(outline, frame, design)))
    return {
      isOutlineLayer: true,
      drawLines: (context) => drawOutline(context, outline, frame, widthCm, stencilPens),
    };
  return { isOutlineLayer: false, drawLines: tracedLines(design, widthCm, heightOf(stencil, widthCm)) };
}

function tracedLines(design: Picture, widthCm: number, heightCm: number): DrawLines {
  const art = canvasOf(design, false);
  art.context.putImageData(imageDataOf(lineArtOf(design)), 0, 0);
  return (context) => context.drawImage(art.canvas, 0, 0, widthCm, heightCm);
}

/** The part of an outline layer that a design shows, in the design's own pixels. */
function pictureOfOutline(outline: DesignOutline, frame: Window, design: Size): Picture {
  const drawn = canvasOf(design);
  drawOutline(drawn.context, outline, frame, design.width, pixelPens);
  return readPicture(drawn);
}

async function printPage(
  drawLines: DrawLines,
  { widthCm, paper, isMirrored }: StencilChoice,
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
  drawLines(context);
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
