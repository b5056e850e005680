import { clamp } from '../../geometry/interval.ts';
import { polar } from '../../geometry/point.ts';
import { onRibbon, outlineOf, ribbon } from '../../geometry/ribbon.ts';
import { traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import { fox } from '../beasts/dogs-and-wolves/fox.ts';
import type { Motif } from '../motif.ts';

/** The fox of nine tails: its head before the fan of them. */
export const nineTailedFox: Motif = {
  name: 'nine-tailed-fox',
  tinted: ['ember'],
  draw(canvas) {
    for (const i of [0, 8, 1, 7, 2, 6, 3, 5, 4]) canvas.layer((pen) => drawTail(pen, i), { contour: 0.7 });
    canvas.part(fox.draw, { at: [0, 0.46], scale: 0.72 });
  },
};

/** Tail `i` of nine, from the left to the right. */
function drawTail(pen: Pen, i: number): void {
  const { inner, detail } = pen.weight;
  const angle = -Math.PI * 0.5 + ((i - 4) / 4) * 1.78;
  const lean = Math.sign(i - 4) * 0.2;
  const [rx, ry] = [0, 0.5];
  const [mx, my] = polar(angle - lean, 0.62, [rx, ry]);
  const [fx, fy] = polar(angle + lean * 0.6, 1.18, [rx, ry]);
  const [tx, ty] = polar(angle + lean * 0.2, 1.62, [rx, ry]);
  const tail = ribbon(
    traced(`${rx} ${ry}, ${mx} ${my}, ${fx} ${fy}, ${tx} ${ty}`, 12),
    (t) => 0.04 + 0.2 * Math.sin(Math.PI * t ** 1.5) ** 0.8,
  );
  pen.fill(outlineOf(tail), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.85 - 0.75 * Math.sqrt((x - rx) ** 2 + (y - ry) ** 2)),
    line: inner * 1.1,
  });
  const jag = [1, 0.5, 0, -0.5, -1].map((across, k) => onRibbon(tail, k % 2 === 0 ? 0.7 : 0.8, across));
  const last = tail.left.length - 1;
  const from = Math.ceil(0.7 * last);
  pen.fill([...tail.left.slice(from), ...tail.right.slice(from).toReversed(), ...jag.toReversed()], {
    pigment: 'foam',
    tone: 0.05,
    line: detail * 1.2,
  });
  for (const across of [-0.45, 0.1, 0.5])
    pen.stroke(
      [0.3, 0.4, 0.5, 0.6].map((t) => onRibbon(tail, t, across)),
      detail,
      { taper: 0.5 },
    );
}
