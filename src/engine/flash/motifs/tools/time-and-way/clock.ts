import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric } from '../../../geometry/traced.ts';
import type { ClockTime } from '../../../lexicon/clock-time.ts';
import type { Pen } from '../../../paint/pen.ts';
import { linearShader, radialShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawRomanNumeral } from '../../parts/signs-and-ornaments/roman-numeral.ts';

const hours = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** A clock as it hangs on a wall: a turned frame around its dial. */
export const clock: Motif = {
  name: 'clock',
  tinted: ['wood'],
  atTime: (time) => ({ draw: (canvas) => canvas.layer((pen) => drawClock(pen, hourAngle(time))) }),
  draw: (canvas) => canvas.layer((pen) => drawClock(pen, pen.random.between(0, fullTurn))),
};

/** Where the hour hand points, clockwise from the top. */
export function hourAngle({ hour, minute }: ClockTime): number {
  return ((hour + minute / 60) / 12) * fullTurn;
}

function drawClock(pen: Pen, hourRad: number): void {
  const { inner, detail } = pen.weight;
  const turned = linearShader([-0.9, -0.9], [0.9, 0.9], [0.1, 0.7]);
  const hollow = linearShader([-0.9, -0.9], [0.9, 0.9], [0.7, 0.1]);
  pen.fill(circle([0, 0], 1.2, 110), { pigment: 'wood', tone: turned, line: inner * 1.3 });
  pen.fill(circle([0, 0], 1.1, 110), { pigment: 'wood', tone: hollow, line: detail });
  pen.fill(circle([0, 0], 1.02, 104), { pigment: 'gold', tone: turned, line: inner });
  pen.fill(circle([0, 0], 0.95, 104), {
    pigment: 'scroll',
    tone: radialShader([0.06, 0.06], [0.6, 0.98], [0, 0.4]),
    line: inner,
  });
  const dial = pen.at({ scale: 1.14 });
  drawDial(dial);
  drawSpades(dial, hourRad);
}

/** Both hands as they are cut from sheet iron, a spade near the tip of each. */
function drawSpades(pen: Pen, hourRad: number): void {
  const { inner, detail } = pen.weight;
  for (const [angleRad, length, width] of [
    [hourRad, 0.46, 1.25],
    [hourRad * 12, 0.68, 1],
  ] as const)
    pen
      .at({ angleRad })
      .fill(
        symmetric(
          `0 ${-length}!, ${0.022 * width} ${-length + 0.1}, ${0.07 * width} ${-length + 0.2}, ${0.022 * width} ${-length + 0.26}!, ${0.03 * width} -0.1!, ${0.02 * width} 0.14!, 0 0.16`,
        ),
        { black: 'always', tone: 0, line: detail },
      );
  pen.fill(circle([0, 0], 0.065, 24), { pigment: 'gold', tone: 0.2, line: inner * 0.8 });
}

/** Twelve Roman hours and sixty minutes, within a circle of radius 0.82. */
export function drawDial(pen: Pen): void {
  const { inner, detail } = pen.weight;
  hours.forEach((hour, i) => {
    const angle = (i / 12) * fullTurn - Math.PI / 2;
    const place = pen.at({ at: polar(angle, 0.64), scale: 0.17, angleRad: angle + Math.PI / 2 });
    drawRomanNumeral(place, hour, inner * 0.75);
  });
  for (let minute = 0; minute < 60; minute++) {
    const angle = (minute / 60) * fullTurn;
    const start = minute % 5 === 0 ? 0.755 : 0.775;
    pen.stroke([polar(angle, start), polar(angle, 0.795)], detail * 0.8);
  }
}

/** Both hands, the minutes following from the hour. */
export function drawHands(pen: Pen, hourRad: number): void {
  const { inner } = pen.weight;
  const hand = (angle: number, length: number, width: number) =>
    pen.stroke([polar(angle + Math.PI, 0.08), [0, 0], polar(angle, length)], width, {
      taper: 0.75,
      tapering: 'end',
    });
  hand(hourRad - Math.PI / 2, 0.42, inner * 1.9);
  hand(hourRad * 12 - Math.PI / 2, 0.56, inner * 1.4);
  pen.fill(circle([0, 0], 0.055, 20), { pigment: 'gold', tone: 0.2, line: inner * 0.8 });
}
