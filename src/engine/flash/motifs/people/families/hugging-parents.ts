import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit } from '../../parts/arms-and-hands/digit.ts';
import type { Child } from '../../parts/faces-and-hair/child-head.ts';
import { drawChildHead } from '../../parts/faces-and-hair/child-head.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawFringe, drawLongHair, drawShortHair, drawStubble } from './mother-and-child.ts';

type Parent = 'mother' | 'father';

const clothOf = { mother: 'violet', father: 'water' } as const;

const son: Child = { hair: 'short', hairPigment: 'gold', top: 'leafLight' };
const bigSon: Child = { hair: 'short', hairPigment: 'wood', top: 'petal' };
const daughter: Child = { hair: 'bunches', hairPigment: 'ember', top: 'petal' };
const smallDaughter: Child = { hair: 'bunches', hairPigment: 'wood', top: 'gold' };

/** One of the parents, the arms around one child in front, or around two at both sides. */
export const huggingParents: readonly Motif[] = (['mother', 'father'] as const).flatMap((parent) => [
  hugging(`${parent}-hugging-son`, parent, [son]),
  hugging(`${parent}-hugging-daughter`, parent, [daughter]),
  hugging(`${parent}-hugging-two-children`, parent, [daughter, son]),
  hugging(`${parent}-hugging-two-daughters`, parent, [daughter, smallDaughter]),
  hugging(`${parent}-hugging-two-sons`, parent, [bigSon, son]),
]);

function hugging(name: string, parent: Parent, children: readonly Child[]): Motif {
  return {
    name,
    tinted: [clothOf[parent]],
    draw(canvas) {
      canvas.layer((pen) => {
        drawParent(pen, parent);
        const [left, right] = children;
        if (left && right) {
          drawChild(pen.at({ at: [-0.66, 0.92], angleRad: 0.12 }), left);
          drawChild(pen.at({ at: [0.66, 0.92], angleRad: -0.12 }), right);
          drawBothSides(pen, (side) => {
            for (const finger of aroundShoulder) drawDigit(side, finger);
          });
        } else if (left) {
          drawChild(pen.at({ at: [0, 0.86], angleRad: -0.06 }), left);
          drawCrossedArms(pen, parent);
        }
      });
    },
  };
}

function drawParent(pen: Pen, parent: Parent): void {
  const { inner, detail } = pen.weight;
  const head = pen.at({ at: [0, -0.46], angleRad: 0.1, scale: 0.94 });
  if (parent === 'mother') drawLongHair(head);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 0.3!, 0.3 0.36!, 0.8 0.46, 1.16 0.76, 1.3 1.3, 1.2 1.9!, 0 1.9!'), {
      pigment: clothOf[parent],
      tone: (x) => clamp(0.1 + 0.6 * smoothstep(0.5, 1.2, x)),
      line: inner * 1.1,
    });
    side.stroke(traced('0.86 0.62, 1.0 1.0, 1.02 1.5'), detail * 1.3, { taper: 0.4 });
  });
  if (parent === 'mother') drawWomanFace(head, { skin: 'bone', iris: 'wood', areEyesClosed: true });
  else drawManFace(head, { skin: 'bone', mood: 'kind' });
  if (parent === 'father') drawStubble(head);
  (parent === 'mother' ? drawFringe : drawShortHair)(head);
}

/** Head and shoulders. */
function drawChild(pen: Pen, child: Child): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('-0.16 0.3!, -0.24 0.5, -0.5 0.58, -0.6 0.94!, 0.6 0.94!, 0.5 0.58, 0.24 0.5, 0.16 0.3!'),
    {
      pigment: child.top,
      tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.1, 0.6, Math.abs(x)) + 0.2 * y),
      line: inner * 1.1,
    },
  );
  drawChildHead(pen.at({ scale: 0.8 }), child);
}

/** Before the child, one hand upon the other. */
function drawCrossedArms(pen: Pen, parent: Parent): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [true, false]) {
    const side = pen.at({ isFlipped });
    for (const finger of onBreast) drawDigit(side, finger);
    side.fill(
      outlined('1.2 0.86!, 1.34 1.3, 1.14 1.76, 0.6 1.86, 0.24 1.78!, 0.26 1.5!, 0.6 1.48, 0.82 1.3'),
      {
        pigment: clothOf[parent],
        tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(1.4, 1.86, y) + 0.3 * smoothstep(0.9, 1.3, x)),
        line: inner * 1.1,
      },
    );
    for (const fold of ['1.02 1.2, 0.9 1.46, 0.66 1.6', '1.2 1.36, 1.06 1.6, 0.8 1.74'])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  }
}

const onBreast: readonly Digit[] = [1.76, 1.68, 1.6, 1.53].map((y, i) => ({
  line: `0.4 ${y - 0.02}, 0.06 ${y - 0.02}, ${-0.22 + 0.05 * Math.abs(i - 1.4)} ${y - 0.04}`,
  half: [0.07, 0.055],
  nail: [-0.6, 0.6],
}));
const aroundShoulder: readonly Digit[] = [0, 1, 2, 3].map((i) => ({
  line: `${1.3 - 0.02 * i} ${1.44 + 0.12 * i}, ${1.16 - 0.02 * i} ${1.44 + 0.12 * i}, ${0.98 + 0.03 * Math.abs(i - 1)} ${1.5 + 0.115 * i}`,
  half: [0.08, 0.06],
  nail: [-0.6, 0.6],
}));
