import { letterOf } from '../try-on/kept-placements.ts';
import { sheetLayout } from './sheet-layout.ts';

const paper = '#fffefb';
const ink = '#17181c';
const seal = 34;

/** Lays photos side by side on a sheet, with a letter on each, and closes them. */
export function drawSheet(canvas: HTMLCanvasElement, photos: readonly ImageBitmap[]): void {
  const [first] = photos;
  const context = canvas.getContext('2d');
  if (!first || !context) return;
  const { width, height, cells } = sheetLayout(photos.length, first);
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.font = '700 42px "Commissioner Variable", sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [place, photo] of photos.entries()) {
    const cell = cells[place];
    if (cell) {
      context.drawImage(photo, cell.left, cell.top, cell.width, cell.height);
      const middle = { x: cell.left + seal + 18, y: cell.top + seal + 18 };
      context.fillStyle = paper;
      context.beginPath();
      context.arc(middle.x, middle.y, seal, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = ink;
      context.fillText(letterOf(place), middle.x, middle.y + 2);
    }
    photo.close();
  }
}
