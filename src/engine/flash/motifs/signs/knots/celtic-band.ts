import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Motif } from '../../motif.ts';
import { drawInterlace } from '../../parts/signs-and-ornaments/interlace.ts';
import { look } from './celtic-knot.ts';

const half = { length: 1.5, height: 0.3 } as const;
const waves = 2;

/** A plait of four bands between two rails, to be closed around an arm. */
export const celticBand: Motif = {
  name: 'celtic-band',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const strands = [0, 0.25, 0.5, 0.75].map((phase) => strand(phase));
        drawInterlace(pen, strands, 0.07, look);
      },
      { contour: 0.6 },
    );
    canvas.layer(
      (pen) => {
        for (const y of [-0.5, 0.5]) {
          pen.fill(
            [
              [-half.length, y - 0.045],
              [half.length, y - 0.045],
              [half.length, y + 0.045],
              [-half.length, y + 0.045],
            ],
            { black: 'always', tone: 1 },
          );
          pen.stroke(
            [
              [-half.length, y * 1.2],
              [half.length, y * 1.2],
            ],
            pen.weight.detail,
          );
        }
      },
      { contour: 0 },
    );
  },
};

/** A wave whose crests are blunt, as bands turn round at the edge of a plait. */
function strand(phase: number): Point[] {
  return steps(220, -half.length, half.length).map((x) => {
    const turn = ((x + half.length) / (2 * half.length)) * waves + phase;
    return [x, (half.height * 1.22 * Math.tanh(1.1 * Math.sin(2 * Math.PI * turn))) / Math.tanh(1.1)];
  });
}
