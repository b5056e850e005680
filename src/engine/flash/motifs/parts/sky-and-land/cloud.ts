import { bezier, spiral } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: 1 | -1;
}

/** A bank of curled clouds as on Japanese screens, about 3 wide, trailing off to the right. */
export function drawCloud(pen: Pen, count = 5): void {
  const puffs = Array.from({ length: count }, (_, i): Puff => {
    const x = ((i + 0.5) / count) * 2 - 1;
    const y = -Math.cos(x * 1.5) * 0.28 + pen.random.between(-0.08, 0.08);
    const radius = 0.27 + 0.16 * (1 - Math.abs(x)) * pen.random.between(0.7, 1.3);
    return { x, y, radius, turn: i % 2 === 0 ? -1 : 1 };
  });
  for (const puff of puffs.toSorted((a, b) => a.y - b.y)) drawPuff(pen, puff);
  for (let i = 0; i < 3; i++) {
    const y = 0.12 + 0.13 * i;
    const x = -1 + 0.1 * i;
    const tail = bezier([x, y], [x + 0.5, y + 0.1], [x + 1.2, y - 0.06], [x + 1.9 - 0.3 * i, y + 0.02], 26);
    pen.stroke(tail, (t) => pen.weight.inner * (1.1 - 0.5 * t), { taper: 0.3 });
  }
}

function drawPuff(pen: Pen, { x, y, radius, turn }: Puff): void {
  pen.fill(circle([x, y], radius, 56), {
    pigment: 'cloud',
    tone: (_, py) => clamp(0.05 + 0.85 * smoothstep(0.1, 1.1, (py - y) / radius + 0.2)),
    line: pen.weight.inner,
  });
  const curl = spiral([x, y], turn * 0.4 * Math.PI, radius * 0.8, radius * 0.12, turn * 1.05, 34);
  pen.stroke(curl, (t) => pen.weight.inner * (1 - 0.5 * t), { taper: 0.25 });
}
