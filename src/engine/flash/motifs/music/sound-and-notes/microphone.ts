import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A singer's microphone of the fifties on its stand: a chromed capsule with ribs. */
export const microphone: Motif = {
  name: 'microphone',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawStand(pen);
      drawCapsule(pen.at({ angleRad: -0.16, at: [0, -0.24] }));
    });
  },
};

function drawStand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.56!, 0.1 0.56!, 0.09 1.28!, 0 1.28!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.1 + 5 * Math.max(0, x)),
    line: inner,
  });
  pen.fill(symmetric('0 1.24!, 0.13 1.24!, 0.2 1.34, 0.5 1.4, 0.62 1.52!, 0 1.54!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.15 + 0.9 * Math.max(0, x) + 0.5 * smoothstep(1.4, 1.54, y)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.5!, 0.2 0.5!, 0.22 0.62, 0.16 0.74!, 0 0.76!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 2.4 * Math.max(0, x)),
    line: inner,
  });
  pen.stroke(traced('-0.2 0.6, 0 0.64, 0.2 0.6'), detail);
}

function drawCapsule(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outline, {
    pigment: 'steel',
    tone: (x, y) =>
      clamp(0.08 + 0.7 * smoothstep(0.05, 0.56, x) + 0.3 * smoothstep(-0.3, -0.56, x) + 0.2 * y),
    line: inner * 1.2,
  });
  for (const isFlipped of [false, true]) {
    const side = pen.at({ isFlipped });
    for (const slot of slots) side.fill(slot, { black: 'always', tone: 1 });
  }
  pen.fill(symmetric('0 -1.02!, 0.11 -1.0!, 0.11 0.62!, 0 0.66!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.05 + 4 * Math.max(0, x)),
    line: inner,
  });
  pen.stroke(traced('-0.05 -0.9, -0.05 0.54'), detail, { taper: 0.2 });
  pen.fill(belt, {
    pigment: 'steel',
    tone: (x) => clamp(0.05 + 0.8 * smoothstep(0, 0.6, x)),
    line: inner * 1.1,
  });
  for (const y of [-0.12, 0.0]) pen.stroke(traced(`-0.6 ${y}, 0 ${y + 0.07}, 0.6 ${y}`), detail);
  pen.fill(symmetric('0 -0.16!, 0.2 -0.14!, 0.22 0.02, 0.13 0.14, 0 0.2!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.1 0, 0 0.06, 0.1 0'), detail);
}

const outline = symmetric('0 -1.06, 0.3 -1.0, 0.5 -0.78, 0.57 -0.4, 0.57 0.1, 0.5 0.5, 0.34 0.74, 0 0.82');
const belt = symmetric('0 -0.14!, 0.6 -0.22!, 0.62 0.0!, 0 0.1!');
/** Openings between the ribs of the right half, above and below the belt. */
const slots = [
  '0.16 -0.94!, 0.22 -0.92, 0.23 -0.3!, 0.16 -0.28!',
  '0.29 -0.87!, 0.36 -0.8, 0.37 -0.32!, 0.29 -0.31!',
  '0.43 -0.7!, 0.48 -0.56, 0.5 -0.36!, 0.43 -0.34!',
  '0.16 0.2!, 0.23 0.18!, 0.22 0.66, 0.16 0.7!',
  '0.29 0.16!, 0.37 0.14!, 0.35 0.56, 0.29 0.62!',
  '0.43 0.12!, 0.5 0.1!, 0.47 0.38, 0.43 0.48!',
].map((knots) => outlined(knots));
