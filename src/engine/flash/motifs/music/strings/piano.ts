import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const whiteCount = 10;
const left = -1.2;
const keyWidth = 0.24;
/** After which white keys of an octave, counted from its C, a black one stands. */
const sharps = new Set([0, 1, 3, 4, 5]);

/** The keys of a piano, an octave and a third of them, below the fallboard. */
export const piano: Motif = {
  name: 'piano',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWhiteKeys(pen);
      drawBlackKeys(pen);
      drawCase(pen);
    });
  },
};

function drawWhiteKeys(pen: Pen): void {
  const { inner } = pen.weight;
  for (let key = 0; key < whiteCount; key++) {
    const x = left + key * keyWidth;
    pen.fill(
      outlined(
        `${x} -0.3!, ${x + keyWidth} -0.3!, ${x + keyWidth} 0.62!, ${x + keyWidth - 0.03} 0.66, ${x + 0.03} 0.66, ${x} 0.62!`,
      ),
      { pigment: 'foam', tone: (_, y) => clamp(0.02 + 0.5 * smoothstep(-0.1, -0.3, y)), line: inner },
    );
    pen.fill(outlined(`${x} 0.64!, ${x + keyWidth} 0.64!, ${x + keyWidth} 0.76!, ${x} 0.76!`), {
      pigment: 'foam',
      tone: 0.4,
      line: inner,
    });
  }
}

function drawBlackKeys(pen: Pen): void {
  const { detail } = pen.weight;
  for (const key of steps(whiteCount - 2, 0, whiteCount - 2)) {
    if (!sharps.has(key % 7)) continue;
    const x = left + (key + 1) * keyWidth;
    pen.fill(outlined(`${x - 0.08} -0.3!, ${x + 0.08} -0.3!, ${x + 0.08} 0.26!, ${x - 0.08} 0.26!`), {
      black: 'always',
      tone: 1,
    });
    for (const line of [`${x - 0.04} -0.22, ${x - 0.04} 0.14`, `${x - 0.05} 0.19, ${x + 0.05} 0.19`])
      pen.stroke(traced(line), detail * 1.2, { isErasing: true });
  }
}

/** Fallboard, cheeks and the rail under the keys. */
function drawCase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const look = {
    pigment: 'wood',
    tone: (_: number, y: number) => clamp(0.2 + 0.5 * y),
    line: inner * 1.1,
  } as const;
  pen.fill(outlined('-1.4 -0.62!, 1.4 -0.62!, 1.4 -0.28!, -1.4 -0.28!'), {
    ...look,
    tone: (_, y) => clamp(0.15 + 1.6 * (y + 0.6)),
  });
  pen.fill(outlined('-1.34 -0.3!, 1.34 -0.3!, 1.34 -0.24!, -1.34 -0.24!'), {
    pigment: 'petal',
    tone: 0.2,
    line: detail,
  });
  for (const side of [-1, 1])
    pen.fill(
      outlined(
        `${side * 1.2} -0.28!, ${side * 1.4} -0.28!, ${side * 1.44} 0.5, ${side * 1.44} 0.78!, ${side * 1.2} 0.78!`,
      ),
      look,
    );
  pen.fill(outlined('-1.5 0.76!, 1.5 0.76!, 1.5 0.94!, -1.5 0.94!'), look);
  pen.stroke(traced('-1.36 -0.54, 1.36 -0.54'), detail, { taper: 0.1 });
}
