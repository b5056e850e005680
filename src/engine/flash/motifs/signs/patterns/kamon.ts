import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { limbOutline } from '../../parts/any-beast/limb.ts';

const look = { pigment: 'dark', black: 'uncolored', tone: 0.55 } as const;
const bare = { pigment: 'foam', tone: 0 } as const;

/** Crests of Japanese houses: bold figures, most of them within a ring. */
const crests = {
  'tomoe-crest': (pen: Pen) => {
    for (let i = 0; i < 3; i++) pen.at({ angleRad: (i / 3) * fullTurn }).fill(comma, look);
  },
  'ume-crest': (pen: Pen) => {
    for (let i = 0; i < 5; i++) {
      const there = pen.at({ angleRad: (i / 5) * fullTurn });
      there.fill(circle([0, -0.56], 0.3, 44), look);
      there.stroke(traced('0 -0.24, 0 -0.2'), pen.weight.inner);
    }
    pen.fill(circle([0, 0], 0.19, 36), look);
  },
  'katabami-crest': (pen: Pen) => {
    for (let i = 0; i < 3; i++) {
      const there = pen.at({ angleRad: (i / 3) * fullTurn });
      there
        .at({ angleRad: fullTurn / 6 })
        .fill(symmetric('0 -0.8!, 0.07 -0.62, 0.05 -0.3, 0.03 0!, 0 0!'), look);
      there.fill(sorrel, look);
      for (const line of [
        '0 -0.14, 0 -0.62',
        '0.04 -0.24, 0.18 -0.46, 0.26 -0.7',
        '-0.04 -0.24, -0.18 -0.46, -0.26 -0.7',
      ])
        there.fill(limbOutline({ line, half: [0.012, 0.016, 0.002] }), bare);
    }
    pen.fill(circle([0, 0], 0.09, 24), { ...bare, line: pen.weight.inner });
  },
  'kiku-crest': (pen: Pen) => {
    for (let i = 0; i < 16; i++)
      pen
        .at({ angleRad: ((i + 0.5) / 16) * fullTurn })
        .fill(symmetric('0 -1.1, 0.12 -1.06, 0.2 -0.95, 0.175 -0.84, 0.05 -0.2!, 0 -0.2!'), {
          ...bare,
          pigment: 'gold',
          line: pen.weight.inner * 1.2,
        });
    for (let i = 0; i < 16; i++)
      pen
        .at({ angleRad: (i / 16) * fullTurn })
        .fill(symmetric('0 -0.88, 0.11 -0.86, 0.16 -0.78, 0.14 -0.68, 0.04 -0.16!, 0 -0.16!'), {
          pigment: 'gold',
          tone: (_: number, y: number) => clamp(0.7 + 0.8 * y),
          line: pen.weight.inner,
        });
    pen.fill(circle([0, 0], 0.16, 36), { pigment: 'gold', tone: 0.3, line: pen.weight.inner * 1.2 });
  },
} as const satisfies Readonly<Record<string, (pen: Pen) => void>>;

type CrestName = keyof typeof crests;
const ringless: ReadonlySet<CrestName> = new Set(['kiku-crest']);
const names = Object.keys(crests) as CrestName[];

/** Each crest by its name; a crest that is not named is another in each design of a set. */
export const kamonMotifs: readonly Motif[] = [
  ...names.map((name): Motif => crestMotif(name, () => name)),
  crestMotif('kamon', (variant) => names[(variant + 2) % names.length] ?? 'tomoe-crest'),
];

function crestMotif(name: string, choose: (variant: number) => CrestName): Motif {
  const pigment: Pigment = name === 'kiku-crest' ? 'gold' : 'dark';
  return {
    name,
    tinted: [pigment],
    draw(canvas) {
      const crest = choose(canvas.kit.variant);
      canvas.layer(
        (pen) => {
          if (!ringless.has(crest)) drawRing(pen, look);
          crests[crest](pen.at({ scale: ringless.has(crest) ? 1 : 0.92 }));
        },
        { contour: 0.6, isInverted: false },
      );
    },
  };
}

function drawRing(pen: Pen, ring: FillLook): void {
  pen.fill(circle([0, 0], 1.06, 96), bare);
  pen.fill([circle([0, 0], 1.18, 110), circle([0, 0], 1.02, 110)], { ...ring, rule: 'evenodd' });
}

/** A round head and a tail that thins out along the ring; three of them circle. */
const tail = steps(40).map((t): Point => polar(-Math.PI / 2 + t * 1.95, 0.42 + 0.53 * t ** 0.55));
const comma = [
  outlineOf(ribbon(tail, (t) => 0.28 * (1 - t) ** 1.3 + 0.012)),
  circle([0, -0.42], 0.28, 44).toReversed(),
];

/** A leaf of wood sorrel, notched like a heart, its stem at the origin. */
const sorrel = symmetric(
  '0 -0.7!, 0.16 -0.84, 0.36 -0.8, 0.47 -0.62, 0.42 -0.42, 0.2 -0.2, 0.05 -0.08!, 0 -0.06!',
);
