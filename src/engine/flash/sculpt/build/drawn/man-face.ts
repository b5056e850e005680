import { smoothstep } from '../../../geometry/interval.ts';
import { relax } from '../lines/found-line.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import type { Vector } from '../solid/vector.ts';
import { evenly } from './curves.ts';
import type { Area, Drawing } from './drawing.ts';
import { press } from './drawing.ts';
import { drawEye } from './eye.ts';
import type { HeadForm } from './head-form.ts';
import { drawNose } from './nose.ts';

/** Low and straight over the eyes. */
const brow: readonly Vector[] = [
  [10, -13, 95],
  [20, -20, 96],
  [34, -24, 91],
  [48, -22, 82],
  [60, -12, 66],
];

/** The face of a man, without hair and beard. @param lid how far the eyes are closed: 0 … 1 */
export function drawManFace(
  drawing: Drawing,
  form: HeadForm,
  { lid, isShaven }: { readonly lid: number; readonly isShaven: boolean },
): void {
  const far = form.farEdge();
  const jaw = form.curve([
    [0, 112, 84],
    [24, 111, 80],
    [42, 102, 62],
    [57, 86, 36],
    [62, 62, 12],
    [65, 40, -2],
    [66, 20, -8],
  ]);
  const crown = form.curve([
    [66, 20, -8],
    [72, -20, 0],
    [68, -60, 8],
    [52, -92, 10],
    [20, -108, 20],
    [0, -112, 30],
    [-18, -104, 50],
  ]);
  const cheek = form.curve([
    [66, 10, -4],
    [56, 30, 34],
    [50, 56, 48],
    [46, 84, 44],
  ]);
  const temple = form.curve([
    [70, -66, 10],
    [64, -40, 36],
    [62, -16, 44],
  ]);
  const face = drawing.area(
    [...far, ...jaw, ...crown],
    'skin',
    { edge: cheek, depth: 54, strength: 0.85, solid: 0.05 },
    { edge: temple, depth: 40, strength: 0.6 },
  );
  const look = { lid, enlarged: 0.98, hasLashes: false, brow, browWidth: 2.5 };
  drawEye(drawing, form, -1, look);
  drawEye(drawing, form, 1, look);
  drawNose(drawing, form, face);
  drawLips(drawing, form, face);
  drawAge(drawing, form);
  if (isShaven) drawStubble(drawing, form);
  const contour = evenly([...far.slice(0, -3), ...jaw.slice(3)], 160);
  relax(contour, 8, false);
  drawing.line(contour, 1.05, (t) => 0.76 + 0.24 * smoothstep(0.2, 0.55, t) - 0.4 * smoothstep(0.8, 1, t));
}

function drawLips(drawing: Drawing, form: HeadForm, face: Area): void {
  const line = (...places: readonly (readonly [number, number, number?])[]) =>
    form.curve(places.map(([x, y, out = 0]): Vector => [x, y, 103 - (x / 25) ** 2 * 17 + out]));
  const upper = line([-27, 66], [-14, 62], [-4, 60.5, 1], [0, 61.5, 1], [4, 60.5, 1], [14, 62], [27, 66]);
  const middle = line([-28, 66.5], [-14, 65.5, 1], [0, 66.5, 2], [14, 65.5, 1], [28, 66.5]);
  const lower = line([-24, 67.5], [-14, 72.5], [0, 75], [14, 72.5], [24, 67.5]);
  drawing.area([...upper, ...middle.toReversed()], 'lip', { edge: middle, depth: 12 });
  drawing.area([...middle, ...lower.toReversed()], 'lip', { edge: lower, depth: 8, strength: 0.5 });
  drawing.line(middle, 0.85, (t) => 0.4 + 0.6 * Math.sin(t * Math.PI));
  drawing.line(upper, 0.35, press.both);
  drawing.line(lower, 0.45, press.both);
  const chin = line([-9, 83, -10], [0, 85, -9], [9, 83, -10]);
  drawing.line(chin, 0.5, press.both);
  face.shades.push({ edge: chin, depth: 16, strength: 0.5 });
}

/** What time leaves: below the eyes, from the nose to the mouth, between the brows, in the cheek. */
function drawAge(drawing: Drawing, form: HeadForm): void {
  for (const hand of [1, -1] as const) {
    const line = (...places: readonly Vector[]) =>
      form.curve(places.map(([x, y, z]): Vector => [hand * x, y, z]));
    drawing.line(line([19, 13, 89], [28, 17, 88], [38, 15, 82]), 0.4, press.both);
    drawing.line(line([18, 38, 95], [25, 46, 92], [31, 56, 86], [33, 64, 82]), 0.5, press.out);
    drawing.line(line([5, -24, 98], [6, -16, 97], [5, -11, 95]), 0.5, press.both);
    drawing.line(line([52, 30, 58], [47, 48, 62], [44, 66, 58]), 0.5, press.both);
    drawing.line(line([8, -48, 97], [26, -52, 92], [42, -46, 84]), 0.35, press.both);
  }
}

/** Short hairs where a beard would be. */
function drawStubble(drawing: Drawing, form: HeadForm): void {
  const random = randomNumbers(61);
  for (let i = 0; i < 110; i++) {
    const [share, down] = [random() * 2 - 1, random()];
    const x = share * 60;
    // From the cheeks and the lip down to the jaw.
    const from = Math.abs(x) < 24 ? 80 : 68 - Math.abs(x) * 0.5 + (Math.abs(x) < 36 ? 8 : 0);
    const to = 108 - (x / 62) ** 2 * 40;
    const y = from + (to - from) * down;
    const z = 98 - (x / 60) ** 2 * 74 - Math.max(0, y - 92) * 0.5;
    const slant = x * 0.04;
    drawing.wedge(
      [form.at([x, y, z]), form.at([x + slant, y + 2.4, z]), form.at([x + slant, y + 4.6, z - 1])],
      0.34,
      press.both,
    );
  }
  // And over the lip.
  for (let i = 0; i < 22; i++) {
    const x = -23 + i * 2.1;
    const y = 52 + Math.abs(x) * 0.3 + 3 * random();
    drawing.wedge(
      [form.at([x, y, 104 - (x / 25) ** 2 * 14]), form.at([x * 1.08, y + 4, 103 - (x / 25) ** 2 * 14])],
      0.34,
      press.both,
    );
  }
}
