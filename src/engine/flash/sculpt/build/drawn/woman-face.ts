import { smoothstep } from '../../../geometry/interval.ts';
import { relax } from '../lines/found-line.ts';
import { evenly } from './curves.ts';
import type { Drawing } from './drawing.ts';
import { drawEye } from './eye.ts';
import type { HeadForm } from './head-form.ts';
import { drawMouth } from './mouth.ts';
import { drawNose } from './nose.ts';

/** The face without its hair. @param lid how far the eyes are closed: 0 … 1 */
export function drawFace(drawing: Drawing, form: HeadForm, lid: number): void {
  const far = form.farEdge();
  const jaw = form.curve([
    [0, 107.5, 82],
    [18, 106, 76],
    [34, 98, 62],
    [46, 84, 42],
    [54, 66, 20],
    [59, 42, 2],
    [63, 24, -6],
  ]);
  const crown = form.curve([
    [63, 24, -6],
    [70, -20, 0],
    [66, -60, 8],
    [50, -92, 10],
    [20, -108, 20],
    [0, -112, 30],
    [-18, -104, 50],
  ]);
  const cheek = form.curve([
    [64, 10, -4],
    [58, 46, 6],
    [52, 72, 26],
    [40, 92, 52],
  ]);
  const hairline = form.curve([
    [66, -84, 10],
    [40, -88, 60],
    [5, -90, 70],
    [-30, -84, 60],
  ]);
  const face = drawing.area(
    [...far, ...jaw, ...crown],
    'skin',
    { edge: cheek, depth: 60, strength: 0.8, solid: 0.05 },
    { edge: hairline, depth: 45, strength: 0.8 },
  );
  drawEye(drawing, form, -1, { lid });
  drawEye(drawing, form, 1, { lid });
  drawNose(drawing, form, face);
  drawMouth(drawing, form, face);
  const contour = evenly([...far.slice(0, -3), ...jaw.slice(3)], 160);
  relax(contour, 10, false);
  drawing.line(contour, 1.05, (t) => 0.72 + 0.28 * smoothstep(0.2, 0.55, t) - 0.5 * smoothstep(0.75, 1, t));
}
