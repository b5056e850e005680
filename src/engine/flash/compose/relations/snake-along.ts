import { directionRad, pointAt } from '../../geometry/point.ts';
import type { SerpentBody } from '../../motifs/parts/dragons-and-snakes/serpent.ts';
import { drawSerpentBody, drawSnakeHead } from '../../motifs/parts/dragons-and-snakes/serpent.ts';
import type { Pen } from '../../paint/pen.ts';

/** A stretch of a green snake along a line, between two of the line's points. */
export function drawSnakeStretch(
  pen: Pen,
  body: Pick<SerpentBody, 'line' | 'halfWidth'>,
  start: number,
  end: number,
): void {
  const sidePx = Math.max(pen.weight.inner, pen.weight.contour * 0.8);
  drawSerpentBody(pen, { ...body, back: 'leaf', belly: 'gold', sidePx }, start, end);
}

/** Its head at the line's first point, mirrored, so that the jaw is below: it looks back over the body. */
export function drawSnakeHeadOn(pen: Pen, line: SerpentBody['line'], scale: number): void {
  const [neck, behind] = [pointAt(line, 0), pointAt(line, 7)];
  const angleRad = directionRad(behind, neck) + Math.PI;
  drawSnakeHead(pen.at({ at: neck, scale, angleRad, isFlipped: true }), 'leaf', 'gold');
}
