import { clipped } from '../../../geometry/clipped.ts';
import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { closed, fullTurn, polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A window of leaded glass in a pointed arch: a rose of petals above two lights of lozenges. */
export const stainedWindow: Motif = {
  name: 'stained-window',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      pen.fill(arch(0.86, 1.22), {
        pigment: 'grey',
        tone: (x) => clamp(0.25 + 0.3 * x),
        line: pen.weight.inner * 1.2,
      });
      pen.fill(arch(0.76, 1.12), { pigment: 'water', tone: 0.5, line: pen.weight.inner });
      drawLight(pen, -1);
      drawLight(pen, 1);
      drawRose(pen);
      pen.fill(
        [
          [-0.035, -0.16],
          [0.035, -0.16],
          [0.035, 1.12],
          [-0.035, 1.12],
        ],
        { pigment: 'grey', tone: 0.3, line: pen.weight.inner },
      );
      for (const y of [1.12, 1.22])
        pen.fill(sill(y), { pigment: 'grey', tone: y > 1.2 ? 0.4 : 0.15, line: pen.weight.inner });
    });
  },
};

/** Two arcs that meet in a point, on upright sides. */
function arch(half: number, foot: number): Point[] {
  const side = arc([-half * 0.5, -0.2], half * 1.5, 0, -Math.acos(1 / 3), 24);
  return [[half, foot], ...side, ...side.map(([x, y]): Point => [-x, y]).toReversed(), [-half, foot]];
}

/** One of the two lower lights: lozenges of glass within a round-headed frame. */
function drawLight(pen: Pen, side: number): void {
  const { inner } = pen.weight;
  const frame: Point[] = [
    ...arc([side * 0.39, 0.24], 0.32, Math.PI, 2 * Math.PI, 24),
    [side * 0.39 + 0.32, 1.06],
    [side * 0.39 - 0.32, 1.06],
  ];
  pen.fill(frame, { pigment: 'gold', tone: 0.1, line: inner });
  for (const row of steps(8, 0, 8))
    for (const column of steps(3, -1, 2)) {
      const x = side * 0.39 + (column - (row % 2 ? 0.5 : 0)) * 0.32;
      const y = -0.02 + row * 0.15;
      const pane = clipped(
        [
          [x, y - 0.15],
          [x + 0.16, y],
          [x, y + 0.15],
          [x - 0.16, y],
        ],
        frame,
      );
      if (pane.length < 3) continue;
      pen.fill(pane, {
        pigment: glass[(row * 2 + column + 7 + (side > 0 ? 1 : 0)) % glass.length] ?? 'petal',
        tone: (px, py) => clamp(0.05 + 1.6 * Math.abs(px - x) + 1.2 * Math.abs(py - y)),
        line: inner * 1.2,
      });
    }
  pen.stroke(closed(frame), inner * 1.6);
}

/** Twelve petals of glass around a heart. */
function drawRose(pen: Pen): void {
  const { inner } = pen.weight;
  const there = pen.at({ at: [0, -0.5] });
  there.fill(circle([0, 0], 0.46, 60), { pigment: 'grey', tone: 0.3, line: inner });
  for (let i = 0; i < 12; i++) {
    const [from, to] = [(i / 12) * fullTurn, ((i + 1) / 12) * fullTurn];
    there.fill([...arc([0, 0], 0.42, from, to, 6), ...arc([0, 0], 0.16, to, from, 4)], {
      pigment: i % 2 ? 'petal' : 'gold',
      tone: 0.15,
      line: inner * 1.2,
    });
    there.fill(circle(polar((from + to) / 2, 0.32), 0.065, 18), {
      pigment: i % 2 ? 'gold' : 'violet',
      tone: 0.1,
      line: inner,
    });
  }
  there.fill(circle([0, 0], 0.16, 36), { pigment: 'water', tone: 0.2, line: inner * 1.2 });
  for (let i = 0; i < 6; i++)
    there.fill(circle(polar((i / 6) * fullTurn, 0.08), 0.05, 14), { pigment: 'foam', tone: 0, line: inner });
}

function sill(y: number): Point[] {
  const half = y > 1.2 ? 1.0 : 0.92;
  return [
    [-half, y],
    [half, y],
    [half, y + 0.1],
    [-half, y + 0.1],
  ];
}

const glass: readonly Pigment[] = ['petal', 'water', 'gold', 'leaf', 'violet', 'waterLight', 'ember'];
