import type { Motif } from '../motif.ts';
import { drawCurledUp } from './curled-up.ts';
import { drawFelineMarkings } from './feline-markings.ts';
import type { FelineBuild } from './running-feline.ts';
import { drawRunningFeline, drawStandingFeline } from './running-feline.ts';

/** The poses of a cat's whole body: running, standing, walking and curled up; it keeps those that it has itself. */
export function felinePoses(build: FelineBuild): NonNullable<Motif['poses']> {
  const { markings, coat, light } = build;
  const onFours: Pick<Motif, 'draw'> = {
    draw: (easel) => easel.layer((pen) => drawStandingFeline(pen, build)),
  };
  return {
    running: { draw: (easel) => easel.layer((pen) => drawRunningFeline(pen, build)) },
    standing: onFours,
    prowling: onFours,
    sleeping: {
      draw: (easel) =>
        easel.layer((pen) =>
          drawCurledUp(pen, {
            coat,
            light,
            head: build.hasPointedEars ? 'cat' : 'big cat',
            ...(markings && { drawMarkings: (body) => drawFelineMarkings(body, markings, 'curled') }),
          }),
        ),
    },
  };
}
