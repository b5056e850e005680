import type { Motif } from '../../motif.ts';
import { drawCurledUp } from '../any-beast/curled-up.ts';
import { drawLyingBeast } from '../any-beast/lying-beast.ts';
import { drawStretchingBeast } from '../any-beast/stretching-beast.ts';
import type { FelineBuild } from './feline-build.ts';
import { drawFelineMarkings } from './feline-markings.ts';
import { drawFelineProfile } from './feline-profile.ts';
import { drawMane, drawRunningFeline, drawStandingFeline } from './running-feline.ts';

/** The poses of a big cat's whole body: running, standing, walking, lying and curled up; it keeps those that it has itself. */
export function felinePoses(build: FelineBuild): NonNullable<Motif['poses']> {
  const { markings, coat, light } = build;
  const onFours: Pick<Motif, 'draw'> = {
    draw: (canvas) => canvas.layer((pen) => drawStandingFeline(pen, build)),
  };
  return {
    running: { draw: (canvas) => canvas.layer((pen) => drawRunningFeline(pen, build)) },
    standing: onFours,
    prowling: onFours,
    prone: {
      draw: (canvas) =>
        canvas.layer((pen) =>
          drawLyingBeast(pen, {
            coat,
            light,
            markings,
            tail: build.hasTuft ? 'tufted' : 'slim',
            ...(build.hasMane && { drawMane }),
            drawHead: (head) => drawFelineProfile(head.at({ scale: 0.88 }), build),
          }),
        ),
    },
    ...(build.hasMane ? {} : posesOfManeless(build)),
  };
}

/** Poses in whose drawings no mane would show. */
function posesOfManeless(build: FelineBuild): NonNullable<Motif['poses']> {
  const { markings, coat, light } = build;
  return {
    stretching: {
      draw: (canvas) =>
        canvas.layer((pen) =>
          drawStretchingBeast(pen, {
            coat,
            light,
            drawHead: (head) => drawFelineProfile(head.at({ scale: 0.88 }), build),
          }),
        ),
    },
    sleeping: {
      draw: (canvas) =>
        canvas.layer((pen) =>
          drawCurledUp(pen, {
            coat,
            light,
            head: 'big cat',
            ...(markings && { drawMarkings: (body) => drawFelineMarkings(body, markings, 'curled') }),
          }),
        ),
    },
  };
}
