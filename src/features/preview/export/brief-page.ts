import { canvasFile } from '#lib/canvas-file.ts';
import { type Paper, type PdfPage, paperSizesCm } from '#lib/pdf.ts';
import type { Swatch } from './palette.ts';

/** What the brief says, in the reader's words. */
export interface Brief {
  readonly title: string;
  readonly date: string;
  readonly design: HTMLCanvasElement;
  readonly placement: HTMLCanvasElement;
  /** Label and value of each line. */
  readonly facts: readonly (readonly [string, string])[];
  readonly inksTitle: string;
  readonly inks: readonly Swatch[];
  readonly notesTitle: string;
  readonly footer: string;
}

const dotsPerCm = 80;
const marginCm = 1.8;
const inkColour = '#17181c';
const faint = '#655f55';

/**
 * One page for the artist. It is drawn with the reader's own fonts and becomes a picture in the PDF, since the fonts
 * that a PDF knows by itself have no Chinese or Japanese.
 */
export async function briefPage(brief: Brief, paper: Paper): Promise<PdfPage> {
  const [widthCm, heightCm] = paperSizesCm[paper];
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(widthCm * dotsPerCm);
  canvas.height = Math.round(heightCm * dotsPerCm);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(dotsPerCm, dotsPerCm);
  draw(context, brief, widthCm, heightCm);
  return { picture: await canvasFile(canvas, 'image/jpeg', 0.92), widthCm, heightCm };
}

/** In centimetres. */
function draw(context: CanvasRenderingContext2D, brief: Brief, width: number, height: number): void {
  const right = width - marginCm;
  const inner = width - 2 * marginCm;
  const half = (inner - 0.8) / 2;
  write(context, brief.title, marginCm, 2.7, 0.95, inkColour, inner - 4);
  write(context, brief.date, right, 2.7, 0.36, faint, 4, 'right');
  line(context, marginCm, 3.2, right);
  const pictures = Math.min(half * 1.3, height * 0.4);
  place(context, brief.design, marginCm, 3.8, half, pictures);
  place(context, brief.placement, marginCm + half + 0.8, 3.8, half, pictures);
  let y = 3.8 + pictures + 1.1;
  for (const [label, value] of brief.facts) {
    write(context, label, marginCm, y, 0.36, faint, 4.6);
    write(context, value, marginCm + 4.8, y, 0.4, inkColour, inner - 4.8);
    y += 0.72;
  }
  y += 0.3;
  write(context, brief.inksTitle, marginCm, y, 0.36, faint, inner);
  brief.inks.forEach(({ colour, share }, place) => {
    const x = marginCm + place * 2.7;
    context.fillStyle = colour;
    context.fillRect(x, y + 0.3, 2.3, 0.9);
    context.lineWidth = 0.02;
    context.strokeStyle = faint;
    context.strokeRect(x, y + 0.3, 2.3, 0.9);
    write(context, `${colour}  ${Math.round(share * 100)} %`, x, y + 1.6, 0.28, faint, 2.5);
  });
  y += 2.6;
  write(context, brief.notesTitle, marginCm, y, 0.36, faint, inner);
  for (let rule = y + 0.9; rule < height - 2.2; rule += 0.9) line(context, marginCm, rule, right, '#d8d1c3');
  write(context, brief.footer, marginCm, height - 1.2, 0.3, faint, inner);
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  widest: number,
  align: CanvasTextAlign = 'left',
): void {
  context.fillStyle = colour;
  context.textAlign = align;
  context.font = `${size > 0.8 ? 600 : 400} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(text, x, y, widest);
}

function line(
  context: CanvasRenderingContext2D,
  from: number,
  y: number,
  to: number,
  colour = inkColour,
): void {
  context.strokeStyle = colour;
  context.lineWidth = 0.03;
  context.beginPath();
  context.moveTo(from, y);
  context.lineTo(to, y);
  context.stroke();
}

function place(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  const scale = Math.min(width / picture.width, height / picture.height);
  const [wide, tall] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, left + (width - wide) / 2, top + (height - tall) / 2, wide, tall);
}
