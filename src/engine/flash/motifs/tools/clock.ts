import { fullTurn, polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import type { Pen } from '../../paint/pen.ts';
import { linearTone, radialTone } from '../../paint/tone.ts';
import type { ClockTime, Motif } from '../motif.ts';
import { drawRomanNumeral } from '../parts/roman-numeral.ts';

const hours = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** A pocket watch. */
export const clock: Motif = {
  name: 'clock',
  tinted: ['gold'],
  atTime: (time) => ({ draw: (easel) => easel.layer((pen) => drawWatch(pen, hourAngle(time))) }),
  draw: (easel) => easel.layer((pen) => drawWatch(pen, pen.random.between(0, fullTurn))),
};

/** Where the hour hand points, clockwise from the top. */
export function hourAngle({ hour, minute }: ClockTime): number {
  return ((hour + minute / 60) / 12) * fullTurn;
}

function drawWatch(pen: Pen, hourRad: number): void {
  drawBow(pen);
  drawCase(pen);
  drawDial(pen);
  drawHands(pen, hourRad);
}

function drawBow(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell([circle([0, -1.3], 0.17, 40), circle([0, -1.3], 0.1, 32)], {
    pigment: 'gold',
    tone: 0.2,
    rule: 'evenodd',
    line: inner,
  });
  pen.cell(circle([0, -1.09], 0.1, 24), { pigment: 'gold', tone: 0.3, line: inner });
}

function drawCase(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const shine = linearTone([-0.8, -0.8], [0.8, 0.8], [0.1, 0.75]);
  pen.cell(circle([0, 0], 1, 96), { pigment: 'gold', tone: shine, line: inner * 1.3 });
  pen.cell(circle([0, 0], 0.9, 96), { pigment: 'gold', tone: 0.1, line: detail });
  const shadow = radialTone([0.06, 0.06], [0.5, 0.84], [0, 0.5]);
  pen.cell(circle([0, 0], 0.82, 96), { pigment: 'scroll', tone: shadow, line: inner });
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
  pen.cell(circle([0, 0], 0.055, 20), { pigment: 'gold', tone: 0.2, line: inner * 0.8 });
}
