import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import { linearTone } from '../../paint/tone.ts';
import type { Motif } from '../motif.ts';

const rock = outlined(
  '-0.92 -0.52!, -0.2 -0.6!, 0.5 -0.56!, 0.94 -0.48!, 0.8 -0.3!, 0.86 -0.1!, 0.8 0.06!, 0.92 0.3!, 0.82 0.44!, 0.98 0.74!, -0.98 0.74!, -0.84 0.46!, -0.94 0.36!, -0.8 0.06!, -0.84 -0.08!, -0.78 -0.3!',
);
const turf = outlined(
  '-0.98 -0.54, -0.6 -0.68, 0 -0.74, 0.6 -0.68, 1 -0.5, 0.86 -0.4!, 0.72 -0.46, 0.62 -0.34!, 0.44 -0.46, 0.28 -0.36!, 0.1 -0.48, -0.1 -0.36!, -0.3 -0.48, -0.5 -0.34!, -0.66 -0.46, -0.84 -0.38!',
);
/** Faces of the rock that lie in the shade. */
const faces = [
  '0.3 -0.44!, 0.62 -0.36!, 0.8 -0.3!, 0.86 -0.1!, 0.8 0.06!, 0.92 0.3!, 0.82 0.44!, 0.98 0.74!, 0.22 0.73!, 0.36 0.36!, 0.2 0.1!, 0.4 -0.12!',
  '-0.5 -0.4!, -0.3 -0.1!, -0.44 0.16!, -0.3 0.42!, -0.4 0.74!, -0.98 0.74!, -0.84 0.46!, -0.94 0.36!, -0.8 0.06!, -0.84 -0.08!, -0.78 -0.3!',
].map((knots) => outlined(knots));
const cracks = [
  '-0.06 -0.38, -0.14 -0.16, -0.02 0.02, -0.1 0.24',
  '0.4 -0.12, 0.56 -0.02',
  '0.36 0.36, 0.52 0.4',
  '-0.44 0.16, -0.58 0.2',
  '0.08 0.36, 0.02 0.56',
].map((knots) => traced(knots));
const surf = outlined(
  '-1.1 0.86, -1.04 0.66, -0.86 0.58, -0.66 0.68, -0.46 0.7, -0.3 0.6, -0.12 0.7, 0.06 0.6, 0.24 0.7, 0.42 0.6, 0.58 0.68, 0.8 0.58, 1 0.66, 1.1 0.84, 0.4 0.92, -0.4 0.93',
);

/** A headland with turf on its flat top, and surf at its foot: something can stand on it. */
export const cliff: Motif = {
  name: 'cliff',
  tinted: ['grey'],
  draw(easel) {
    easel.layer(drawCliff);
  },
};

function drawCliff(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(rock, { pigment: 'grey', tone: linearTone([0, -0.4], [0, 0.8], [0.1, 0.5]), line: inner });
  for (const face of faces) pen.cell(face, { pigment: 'grey', tone: 0.6, isOverlay: true, line: detail });
  for (const crack of cracks) pen.stroke(crack, inner, { taper: 0.6, tapering: 'end' });
  pen.cell(turf, { pigment: 'leaf', tone: linearTone([0, -0.7], [0, -0.36], [0.1, 0.5]), line: inner });
  pen.cell(surf, { pigment: 'foam', tone: linearTone([0, 0.6], [0, 0.92], [0, 0.45]), line: inner });
  pen.stroke(traced('-0.6 0.78, -0.3 0.82, 0 0.78, 0.3 0.83, 0.6 0.78'), detail, { taper: 0.4 });
}
