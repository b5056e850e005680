import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An old tram from the side, its pole on the wire. */
export const tram: Motif = {
  name: 'tram',
  tinted: ['petal'],
  draw: (canvas) => canvas.layer((pen) => drawTram(pen, [0]), { silhouette: 'fills-and-lines' }),
};

/** A tram of two decks, as Hong Kong has them. */
export const doubleDeckTram: Motif = {
  name: 'double-deck-tram',
  tinted: ['leaf'],
  draw: (canvas) => canvas.layer((pen) => drawTram(pen, [0, -0.86]), { silhouette: 'fills-and-lines' }),
};

/** @param decks how far each deck is moved up, the lower one first */
function drawTram(pen: Pen, decks: readonly number[]): void {
  const { inner } = pen.weight;
  const isTall = decks.length > 1;
  const half = isTall ? 1.0 : 1.4;
  const top = -0.52 + (decks.at(-1) ?? 0);
  drawPole(pen.at({ at: [0.1, top - 0.2] }), half);
  drawTrucks(pen, half);
  for (const up of decks) drawDeck(pen.at({ at: [0, up] }), half, isTall ? 'leaf' : 'petal', up === 0);
  pen.fill(
    outlined(
      `${-half - 0.1} ${top}!, ${-half + 0.14} ${top - 0.16}, 0 ${top - 0.24}, ${half - 0.14} ${top - 0.16}, ${half + 0.1} ${top}!`,
    ),
    {
      pigment: 'wood',
      tone: (x) => clamp(0.25 + 0.4 * x),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined(`-0.44 ${top - 0.2}!, -0.44 ${top - 0.3}!, 0.44 ${top - 0.3}!, 0.44 ${top - 0.2}!`), {
    pigment: 'foam',
    tone: 0.3,
    line: inner,
  });
}

function drawPole(pen: Pen, half: number): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced(`${-half - 0.4} -0.62, ${half + 0.3} -0.66`), detail * 1.5);
  pen.stroke(traced(`0.1 0.02, ${-half + 0.1} -0.6`), inner * 2);
  pen.fill(circle([-half + 0.1, -0.6], 0.06, 18), { pigment: 'steel', tone: 0.2, line: inner });
}

function drawTrucks(pen: Pen, half: number): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(`${-half * 0.72} 0.5!, ${half * 0.72} 0.5!, ${half * 0.64} 0.82!, ${-half * 0.64} 0.82!`),
    { pigment: 'dark', tone: 0.5, line: inner },
  );
  for (const x of [-half * 0.52, half * 0.52]) {
    pen.fill(circle([x, 0.78], 0.22, 36), { pigment: 'dark', tone: 0.25, line: inner * 1.1 });
    pen.fill(circle([x, 0.78], 0.13, 28), { pigment: 'steel', tone: 0.3, line: inner });
    pen.dot([x, 0.78], inner * 1.4);
  }
  pen.fill(outlined(`${-half - 0.3} 0.99!, ${half + 0.3} 0.99!, ${half + 0.3} 1.06!, ${-half - 0.3} 1.06!`), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
}

/** One deck: its panels below, its row of windows above; the lower one has doors, lamp and buffer. */
function drawDeck(pen: Pen, half: number, coat: 'leaf' | 'petal', isLower: boolean): void {
  const { inner, detail } = pen.weight;
  const look = {
    pigment: coat,
    tone: (x: number, y: number) =>
      clamp(0.1 + 0.6 * smoothstep(0.4 * half, half, x) + 0.4 * smoothstep(0.3, 0.7, y)),
    line: inner * 1.2,
  } as const;
  pen.fill(
    outlined(
      `${-half} -0.54!, ${half} -0.54!, ${half + 0.05} 0.0, ${half} ${isLower ? 0.6 : 0.34}!, ${-half} ${isLower ? 0.6 : 0.34}!, ${-half - 0.05} 0.0`,
    ),
    look,
  );
  pen.fill(outlined(`${-half - 0.02} 0.1!, ${half + 0.02} 0.1!, ${half + 0.02} 0.2!, ${-half - 0.02} 0.2!`), {
    pigment: 'gold',
    tone: look.tone,
    line: inner,
  });
  const count = Math.round(half * 5);
  const pane = (half * 1.84) / count;
  for (const x of steps(count - 1, -half * 0.92, half * 0.92 - pane)) {
    const isDoor = isLower && (x < -half * 0.9 || x > half * 0.92 - pane - 0.01);
    pen.fill(
      outlined(
        `${x + 0.035} ${-0.4}!, ${x + pane / 2} -0.44, ${x + pane - 0.035} -0.4!, ${x + pane - 0.035} ${isDoor ? 0.52 : 0.02}!, ${x + 0.035} ${isDoor ? 0.52 : 0.02}!`,
      ),
      {
        pigment: isDoor ? 'dark' : 'waterLight',
        tone: isDoor ? 0.5 : (px, py) => clamp(0.1 + 1.4 * (px - x) - 0.9 * (py + 0.1)),
        line: inner,
      },
    );
    if (!isDoor)
      pen.stroke(traced(`${x + pane * 0.3} -0.1, ${x + pane * 0.6} -0.32`), detail * 1.3, { taper: 0.3 });
  }
  if (!isLower) return;
  pen.fill(circle([0, 0.4], 0.13, 28), { pigment: 'foam', tone: 0.05, line: inner });
  pen.stroke(traced('-0.05 0.36, 0.02 0.34, 0.02 0.46'), detail * 1.5);
  pen.fill(outlined(`${half - 0.02} 0.5!, ${half + 0.2} 0.5!, ${half + 0.2} 0.62!, ${half - 0.02} 0.62!`), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  pen.fill(
    outlined(`${-half + 0.02} 0.5!, ${-half - 0.2} 0.5!, ${-half - 0.2} 0.62!, ${-half + 0.02} 0.62!`),
    { pigment: 'steel', tone: 0.4, line: inner },
  );
}
