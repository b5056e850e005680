import { clamp, steps } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The target of disc golf: chains that hang from a band into a wire basket on a pole. */
export const discGolfBasket: Motif = {
  name: 'disc-golf-basket',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(outlined('-0.06 -1.5!, 0.06 -1.5!, 0.07 1.5!, -0.07 1.5!'), {
        pigment: 'steel',
        tone: (x) => clamp(0.3 + 4 * x),
        line: inner * 1.1,
      });
      pen.fill(ellipse([0, 1.5], 0.44, 0.1, 40), { pigment: 'grey', tone: 0.4, line: inner * 1.1 });
      for (const x of steps(6, -0.78, 0.78)) drawChain(pen, x);
      drawBand(pen);
      drawBasket(pen);
    }),
};

/** From the band inwards, down to the middle of the basket. */
function drawChain(pen: Pen, top: number): void {
  const links = 12;
  for (let i = 0; i < links; i++) {
    const share = (i + 0.5) / links;
    const at = [top * (1 - 0.82 * share ** 0.7), -0.98 + 1.3 * share] as const;
    pen.fill(ellipse(at, i % 2 === 0 ? 0.045 : 0.022, 0.065, 14), {
      pigment: 'steel',
      tone: 0.2,
      line: pen.weight.detail * 1.2,
    });
  }
}

function drawBand(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.9 -1.3!, 0 -1.22, 0.9 -1.3!, 0.9 -1.0!, 0 -0.9, -0.9 -1.0!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 0.3 * x + 0.6 * (y + 1.2)),
    line: inner * 1.2,
  });
  pen.fill(ellipse([0, -1.3], 0.9, 0.14, 56), { pigment: 'gold', tone: 0.5, line: inner * 1.2 });
  pen.fill(ellipse([0, -1.5], 0.08, 0.04, 20), { pigment: 'steel', tone: 0.3, line: inner });
  for (const x of [-0.84, 0.84]) pen.stroke(traced(`0 -1.46, ${x} -1.3`), inner * 1.2);
}

function drawBasket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.0 0.24!, 0 0.36, 1.0 0.24!, 0.84 0.84!, 0 0.98, -0.84 0.84!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.12 + 0.2 * x),
    line: inner * 1.2,
  });
  for (const x of steps(14, -0.93, 0.93)) {
    const sag = 0.1 * (1 - x * x);
    pen.stroke(traced(`${x * 1.06} ${0.25 + sag}, ${x * 0.9} ${0.86 + sag}`), detail * 1.8);
  }
  for (const [y, half] of [
    [0.26, 0.99],
    [0.56, 0.92],
    [0.86, 0.83],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.11}, ${half} ${y}`, 12), inner * (y === 0.56 ? 1 : 1.8));
}
