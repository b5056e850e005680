import { clamp } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBroadCollar } from '../clothes/broad-collar.ts';

/** What tells one god of Egypt from the other; both in the units of the whole. */
export interface GodHead {
  readonly drawHeadgear: (pen: Pen) => void;
  readonly drawHead: (pen: Pen) => void;
}

/** A god of Egypt with the head of a bird, to the breast: bare shoulders, a striped headcloth, a broad collar. */
export function drawBirdHeadedGod(pen: Pen, { drawHeadgear, drawHead }: GodHead): void {
  pen.fill(outlined('-0.9 1.06!, -0.4 0.9, 0.2 0.9, 0.7 1.1!, 1.0 1.7!, -1.2 1.7!'), {
    pigment: 'wood',
    tone: 0.5,
    line: pen.weight.inner,
  });
  drawHeadcloth(pen);
  drawHeadgear(pen);
  drawHead(pen);
  drawBroadCollar(pen.at({ at: [-0.16, 0.86], scale: 0.84 }));
}

function drawHeadcloth(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('0.1 -0.66!, -0.3 -0.72, -0.66 -0.46, -0.86 0.0, -0.96 0.6, -1.0 1.06!, -0.3 1.06!, -0.2 0.3'),
    { pigment: 'gold', tone: (x) => clamp(0.2 - 0.4 * (x + 0.4)), line: inner * 1.1 },
  );
  for (const stripe of [
    '-0.2 -0.7!, -0.46 -0.62, -0.6 -0.5!, -0.36 -0.26!, -0.2 -0.46!',
    '-0.68 -0.36!, -0.8 -0.1!, -0.44 0.04!, -0.42 -0.14!',
    '-0.86 0.1!, -0.92 0.36!, -0.44 0.4!, -0.44 0.2!',
    '-0.94 0.54!, -0.98 0.8!, -0.4 0.8!, -0.42 0.58!',
  ])
    pen.fill(outlined(stripe), { pigment: 'water', black: 'uncolored', tone: 0.3, line: inner });
}
