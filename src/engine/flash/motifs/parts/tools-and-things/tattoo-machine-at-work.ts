import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A coil tattoo machine with its needle at the origin, the grip and the coils above. */
export function drawTattooMachineAtWork(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 0.14, 0 -0.06'), inner * 1.2);
  pen.fill(outlined('-0.03 0.04!, 0.03 0.04!, 0.07 -0.08!, 0.07 -0.34!, -0.07 -0.34!, -0.07 -0.08!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.1 -0.34!, 0.1 -0.34!, 0.12 -0.44!, 0.44 -0.44!, 0.44 -0.86!, 0.34 -0.86!, 0.34 -0.56!, -0.1 -0.56!',
    ),
    { pigment: 'gold', tone: 0.3, line: inner },
  );
  for (const x of [0.08, 0.25]) {
    pen.fill(outlined(`${x - 0.07} -0.82!, ${x + 0.07} -0.82!, ${x + 0.07} -0.56!, ${x - 0.07} -0.56!`), {
      pigment: 'ember',
      tone: 0.3,
      line: inner,
    });
    for (const y of [-0.75, -0.69, -0.63]) pen.stroke(traced(`${x - 0.06} ${y}, ${x + 0.06} ${y}`), detail);
  }
  pen.fill(outlined('-0.12 -0.9!, 0.46 -0.9!, 0.46 -0.82!, -0.12 -0.82!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('0.0 -0.34, -0.06 -0.6, -0.04 -0.84'), inner);
  pen.fill(circle([0.4, -0.96], 0.05, 16), { pigment: 'gold', tone: 0.2, line: detail * 1.4 });
}
