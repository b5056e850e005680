import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A floppy disk of three and a half inches: its metal shutter above, a label below. */
export const floppyDisk: Motif = {
  name: 'floppy-disk',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(outlined('-0.92 -0.94!, 0.74 -0.94!, 0.94 -0.74!, 0.94 0.94!, -0.92 0.94!'), {
        pigment: 'water',
        tone: (x, y) => clamp(0.25 + 0.2 * (x + y)),
        line: inner * 1.4,
      });
      pen.fill(outlined('-0.5 -0.94!, 0.52 -0.94!, 0.52 -0.28!, -0.5 -0.28!'), {
        pigment: 'steel',
        tone: (x) => clamp(0.1 + 0.5 * (x + 0.2)),
        line: inner * 1.2,
      });
      pen.fill(outlined('0.16 -0.84!, 0.38 -0.84!, 0.38 -0.38!, 0.16 -0.38!'), {
        pigment: 'dark',
        tone: 0.8,
        black: 'uncolored',
        line: inner,
      });
      pen.fill(outlined('-0.66 0.0!, 0.68 0.0!, 0.68 0.94!, -0.66 0.94!'), {
        pigment: 'foam',
        tone: 0.02,
        line: inner * 1.2,
      });
      pen.fill(outlined('-0.66 0.0!, 0.68 0.0!, 0.68 0.2!, -0.66 0.2!'), {
        pigment: 'petal',
        tone: 0.25,
        line: inner,
      });
      for (const y of [0.38, 0.56, 0.74]) pen.stroke(traced(`-0.52 ${y}, 0.54 ${y}`), inner);
      for (const x of [-0.85, 0.75])
        pen.fill(outlined(`${x} 0.72!, ${x + 0.11} 0.72!, ${x + 0.11} 0.84!, ${x} 0.84!`), {
          black: 'always',
        });
    }),
};
