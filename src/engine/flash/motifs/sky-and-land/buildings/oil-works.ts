import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { broadLine } from '../../parts/signs-and-ornaments/broad-lines.ts';

/** A platform at sea: a derrick, a crane and a flare on a deck that stands in the waves. */
export const oilRig: Motif = {
  name: 'oil-rig',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer(drawPlatform);
    canvas.layer((pen) =>
      pen.fill(
        outlined(
          '-1.4 1.0!, -1.1 0.84, -0.76 0.96, -0.44 0.82, -0.1 0.96, 0.24 0.82, 0.58 0.96, 0.9 0.84, 1.4 0.96!, 1.1 1.14, 0.4 1.22, -0.4 1.22, -1.1 1.14',
        ),
        {
          pigment: 'water',
          tone: (_, y) => clamp(0.1 + 1.4 * (y - 0.86)),
          line: pen.weight.inner,
        },
      ),
    );
  },
};

/** A pump jack nodding over its well. */
export const pumpJack: Motif = {
  name: 'pump-jack',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-1.3 1.04!, 1.3 1.04!, 1.36 1.2!, -1.36 1.2!'), {
        pigment: 'wood',
        tone: 0.35,
        line: inner,
      });
      for (const [beam, pigment] of beams) pen.fill(broadLine(traced(beam), 0.055), { pigment, tone: 0.35 });
      for (const rung of ['-0.2 0.6, 0.26 0.6', '-0.1 0.3, 0.16 0.3']) pen.stroke(traced(rung), inner * 2);
      pen.fill(outlined('-1.0 -0.62!, 1.06 -0.2!, 1.08 -0.02!, -1.02 -0.42!'), {
        pigment: 'ember',
        tone: (x, y) => clamp(0.2 + 0.3 * x + 0.4 * y),
        line: inner * 1.2,
      });
      pen.fill(
        outlined('-0.94 -1.0!, -1.2 -0.82, -1.32 -0.46, -1.26 -0.08!, -1.02 -0.18, -0.92 -0.42, -0.9 -0.66'),
        { pigment: 'petal', tone: (x) => clamp(0.1 + 0.6 * (x + 1.3)), line: inner * 1.2 },
      );
      pen.stroke(traced('-1.28 -0.2, -1.26 0.86'), inner * 1.4);
      pen.fill(outlined('-1.38 0.8!, -1.14 0.8!, -1.12 1.04!, -1.4 1.04!'), {
        pigment: 'steel',
        tone: 0.3,
        line: inner,
      });
      pen.fill(outlined('0.66 1.04!, 0.7 0.66!, 1.2 0.66!, 1.24 1.04!'), {
        pigment: 'steel',
        tone: 0.3,
        line: inner,
      });
      pen.fill(circle([0.72, 0.56], 0.24, 44), {
        pigment: 'grey',
        tone: (x, y) => clamp(0.2 + x + y - 1),
        line: inner * 1.1,
      });
      pen.fill(outlined('0.6 0.36!, 0.98 0.2!, 1.2 0.4, 1.12 0.66!, 0.82 0.72!'), {
        pigment: 'dark',
        tone: 0.5,
        line: inner,
      });
      for (const [x, y] of pins)
        pen.fill(circle([x, y], 0.07, 20), { pigment: 'gold', tone: 0.2, line: inner });
      for (const x of steps(6, -0.8, 0.9))
        pen.stroke(traced(`${x} ${-0.5 + x * 0.2}, ${x + 0.02} ${-0.38 + x * 0.2}`), detail);
    });
  },
};

const beams = [
  ['-0.36 1.04, 0.02 -0.3', 'steel'],
  ['0.42 1.04, 0.02 -0.3', 'steel'],
  ['0.98 -0.12, 0.78 0.54', 'steel'],
] as const;
const pins = [
  [0.02, -0.32],
  [0.98, -0.12],
  [0.74, 0.56],
] as const;

function drawPlatform(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [from, to] of legs) {
    pen.fill(outlined(`${from - 0.07} 0.3!, ${from + 0.07} 0.3!, ${to + 0.09} 1.04!, ${to - 0.09} 1.04!`), {
      pigment: 'gold',
      tone: (x) => clamp(0.25 + 3 * (x - from)),
      line: inner,
    });
  }
  for (const brace of [
    '-0.74 0.36, -0.12 0.86',
    '-0.14 0.36, -0.76 0.86',
    '0.74 0.36, 0.12 0.86',
    '0.14 0.36, 0.76 0.86',
  ])
    pen.stroke(traced(brace), inner * 1.6);
  drawDerrick(pen);
  pen.fill(outlined('-0.98 0.04!, -0.4 0.04!, -0.4 -0.3!, -0.98 -0.3!'), {
    pigment: 'foam',
    tone: 0.15,
    line: inner,
  });
  for (const x of [-0.88, -0.72, -0.56])
    pen.fill(outlined(`${x - 0.05} -0.06!, ${x - 0.05} -0.18!, ${x + 0.05} -0.18!, ${x + 0.05} -0.06!`), {
      black: 'always',
      tone: 1,
    });
  pen.fill(outlined('0.46 0.04!, 0.46 -0.2!, 0.7 -0.2!, 0.7 0.04!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.fill(broadLine(traced('0.58 -0.2, 1.06 -0.84'), 0.035), { pigment: 'gold', tone: 0.2 });
  pen.stroke(traced('1.06 -0.84, 1.08 -0.2'), inner);
  pen.fill(outlined('1.0 -0.2!, 1.16 -0.2!, 1.16 -0.08!, 1.0 -0.08!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
  pen.fill(broadLine(traced('-0.96 -0.28, -1.3 -0.66'), 0.025), { pigment: 'steel', tone: 0.3 });
  pen.fill(outlined('-1.3 -0.64!, -1.44 -0.78, -1.36 -0.98, -1.4 -1.16!, -1.2 -1.0, -1.16 -0.8'), {
    pigment: 'ember',
    tone: (_, y) => clamp(1 + y),
    line: inner,
  });
  pen.fill(outlined('-1.1 0.04!, 1.1 0.04!, 1.06 0.34!, -1.06 0.34!'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.2 + 0.2 * x + y),
    line: inner * 1.2,
  });
  for (const x of steps(12, -1.02, 1.02)) pen.stroke(traced(`${x} 0.08, ${x} 0.3`), detail);
  for (const x of steps(14, -1.08, 1.08)) pen.stroke(traced(`${x} -0.06, ${x} 0.04`), detail);
  pen.stroke(traced('-1.1 -0.06, 1.1 -0.06'), inner);
}

/** A tower of girders that narrows to its crown block. */
function drawDerrick(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const half = (y: number) => lerp(0.1, 0.34, (y + 1.2) / 1.24);
  pen.fill(outlined(`-0.1 -1.2!, 0.1 -1.2!, 0.34 0.04!, -0.34 0.04!`), {
    pigment: 'foam',
    tone: (x) => clamp(0.05 + 0.5 * x),
    line: inner * 1.6,
  });
  const rungs = steps(6, -1.2, 0.04);
  for (const [i, y] of rungs.entries()) {
    const below = rungs[i + 1];
    pen.stroke(traced(`${-half(y)} ${y}, ${half(y)} ${y}`), inner * 1.2);
    if (below === undefined) continue;
    pen.stroke(traced(`${-half(y)} ${y}, ${half(below)} ${below}`), detail * 1.5);
    pen.stroke(traced(`${half(y)} ${y}, ${-half(below)} ${below}`), detail * 1.5);
  }
  pen.fill(outlined('-0.15 -1.32!, 0.15 -1.32!, 0.13 -1.2!, -0.13 -1.2!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
}

const legs = [
  [-0.8, -0.86],
  [-0.08, -0.1],
  [0.08, 0.1],
  [0.8, 0.86],
] as const;
