import type { Point, Polyline } from '../../../geometry/point.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { normalAt } from '../../../geometry/ribbon.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';
import { drawInterlace } from '../signs-and-ornaments/interlace.ts';

/**
 * Two twisted wires along a line, and a barb at every fourth of their crossings.
 *
 * @param turns how often the wires cross along the line; an endless line wants an even number
 * @param half half the width of the twist
 */
export function drawBarbedWire(pen: Pen, line: Polyline, turns: number, half: number): void {
  const wire = (side: number): Point[] =>
    line.map((at, i) => {
      const [nx, ny] = normalAt(line, i);
      const sway = side * half * 0.62 * Math.sin((i / (line.length - 1)) * turns * Math.PI + 0.8);
      return [at[0] + nx * sway, at[1] + ny * sway];
    });
  drawInterlace(pen, [wire(1), wire(-1)], half * 0.4, look(pen));
  for (let turn = 2; turn < turns; turn += 4) {
    const i = Math.round(((turn + 0.25) / turns) * (line.length - 1));
    const angleRad = directionRad(pointAt(line, i - 2), pointAt(line, i + 2));
    drawBarb(pen.at({ at: pointAt(line, i), scale: half, angleRad }));
  }
}

/** A short wire wound twice around the others, its four ends cut sharp. */
function drawBarb(pen: Pen): void {
  for (const spike of spikes) pen.fill(spike, { ...look(pen), line: pen.weight.inner });
  for (const x of [-0.42, 0.42])
    pen
      .at({ at: [x, 0], angleRad: 0.2 })
      .fill(outlined('-0.36 -1.2, 0 -1.36, 0.36 -1.2, 0.36 1.2, 0 1.36, -0.36 1.2'), {
        ...look(pen),
        tone: (_, y) => 0.15 + 0.5 * Math.abs(y),
        line: pen.weight.inner,
      });
}

const look = (pen: Pen): FillLook => ({ pigment: pen.isColored ? 'steel' : 'foam', tone: 0.3 });
const spikes = [
  '-0.6 -1!, -1.5 -3.8!, 0 -1.1!',
  '0.2 -1!, 1.7 -3.5!, 0.8 -0.9!',
  '-0.9 0.9!, -1.7 3.5!, -0.2 1.1!',
  '0 1!, 1.4 3.8!, 0.7 1!',
].map((spike) => outlined(spike));
