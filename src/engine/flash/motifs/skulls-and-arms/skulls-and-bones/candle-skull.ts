import type { Motif } from '../../motif.ts';
import { drawCandle } from '../../things/lights/candle.ts';
import { skull } from './skull.ts';

/** A candle that burns on top of a skull. */
export const candleSkull: Motif = {
  name: 'candle-skull',
  tinted: skull.tinted,
  draw(canvas) {
    canvas.layer(drawCandle, { at: { at: [0, -0.72], scale: 0.7 } });
    canvas.part(skull.draw, { at: [0, 0.5], scale: 0.76 });
  },
};
