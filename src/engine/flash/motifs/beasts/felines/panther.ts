import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFelineFace } from '../../parts/cats/feline-face.ts';
import { felinePoses } from '../../parts/cats/feline-poses.ts';
import { drawProwlingFeline } from '../../parts/cats/prowling-feline.ts';

/** A black panther: its head from the front, and the crawling one of old flash in every other design. */
export const panther: Motif = {
  name: 'panther',
  tinted: ['dark'],
  isBlack: true,
  poses: {
    ...felinePoses({ coat: 'dark', light: 'grey', iris: 'gold' }),
    prowling: { draw: (canvas) => canvas.layer(drawProwling) },
    facing: { draw: (canvas) => canvas.layer(drawProwling) },
    roaring: { draw: (canvas) => canvas.layer((pen) => drawHead(pen, true)) },
    head: { draw: (canvas) => canvas.layer((pen) => drawHead(pen, canvas.kit.variant % 2 === 0)) },
  },
  draw(canvas) {
    const { variant } = canvas.kit;
    canvas.layer((pen) => (variant % 2 === 1 ? drawProwling(pen) : drawHead(pen, variant === 2)));
  },
};

function drawHead(pen: Pen, isRoaring: boolean): void {
  drawFelineFace(pen, { coat: 'dark', light: 'grey', iris: 'gold', isRoaring });
}

function drawProwling(pen: Pen): void {
  drawProwlingFeline(pen, { coat: 'dark', light: 'grey', drawHead: (head) => drawHead(head, true) });
}
