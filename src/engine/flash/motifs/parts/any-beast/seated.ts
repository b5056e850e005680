import { centerOf, widthOf } from '../../../geometry/bounds.ts';
import type { Placing } from '../../../geometry/transform.ts';
import { compose, placing } from '../../../geometry/transform.ts';
import { Canvas } from '../../../paint/canvas.ts';
import { boundsOfLayers, movedLayer } from '../../../paint/layer.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Motif } from '../../motif.ts';
import { drawLedge } from './ledge.ts';
import { drawBackOfBody, drawNape, withoutFace } from './seen-from-behind.ts';
import type { Coat } from './sitting-body.ts';
import { drawArms, drawSquatBody, drawUprightBody } from './sitting-body.ts';
import { drawStandingArms, drawStandingBody } from './standing-body.ts';

interface Build {
  /** On its haunches like a dog, or on its seat like a bear. */
  readonly build: 'upright' | 'squat';
  readonly tail: Coat['tail'];
  readonly light?: Pigment;
  /** Its arms and legs, where they are of another colour. */
  readonly limbs?: Pigment;
  /** Which of its drawings shows a calm face from the front. */
  readonly calm?: number;
}

/** A beast of which only the head is drawn, with a body besides: to sit, to peek over a ledge, and to hold something in its arms. */
export function seated(beast: Motif, { build, tail, light = 'foam', limbs, calm = 0 }: Build): Motif {
  const coat: Coat = { coat: beast.tinted[0] ?? 'wood', light, tail, limbs };
  const addHead = (canvas: Canvas, where = onNeck) => drawHead(canvas, beast, calm, where);
  const sitting: Pick<Motif, 'draw'> = {
    draw(canvas) {
      canvas.layer((pen) => {
        if (build === 'upright') return drawUprightBody(pen, coat);
        drawSquatBody(pen, coat);
        drawArms(pen, coat, 'knees');
      });
      addHead(canvas);
    },
  };
  const peeking: Pick<Motif, 'draw'> = {
    draw(canvas) {
      addHead(canvas, behindLedge);
      canvas.layer((pen) => drawLedge(pen, limbs ?? coat.coat), { gapPx: 0 });
    },
  };
  const behind: Pick<Motif, 'draw'> = {
    draw(canvas) {
      canvas.layer((pen) => drawBackOfBody(pen, coat, build === 'squat'));
      const own = new Canvas(canvas.kit);
      addHead(own);
      for (const layer of own.layers) canvas.layers.push(withoutFace(layer, coat, canvas.kit));
      canvas.layer(drawNape, { gapPx: 0, contour: 0, silhouette: 'fills-and-lines' });
    },
  };
  const upright = (isDancing: boolean): Pick<Motif, 'draw'> => ({
    draw(canvas) {
      canvas.layer((pen) => drawStandingBody(pen, coat, isDancing));
      addHead(canvas, isDancing ? tilted : onNeck);
      canvas.layer((pen) => drawStandingArms(pen, coat, isDancing), { gapPx: 0 });
    },
  });
  const embracing: NonNullable<Motif['embracing']> = (drawThing, where) => ({
    draw(canvas) {
      canvas.layer((pen) => drawSquatBody(pen, coat));
      addHead(canvas);
      drawThing(canvas, held[where]);
      canvas.layer((pen) => drawArms(pen, coat, where), { gapPx: 0 });
    },
  });
  return {
    ...beast,
    poses: { sitting, behind, peeking, upright: upright(false), dancing: upright(true), ...beast.poses },
    embracing,
    handling: {
      reading: (drawThing) => embracing(drawThing, 'lap'),
      drinking: (drawThing) => embracing(drawThing, 'mouth'),
    },
  };
}

/** Where what it holds is. */
const held: Readonly<Record<'lap' | 'mouth' | 'beside', Placing>> = {
  lap: { at: [0, 0.5], scale: 0.48 },
  mouth: { at: [0, 0.22], scale: 0.38 },
  beside: { at: [0.96, 0], scale: 1.18, angleRad: -0.1 },
};
interface HeadPlace {
  /** How wide the head is upon its body. */
  readonly width: number;
  /** Where its chin is. */
  readonly chin: number;
  readonly tiltRad?: number;
}

const onNeck: HeadPlace = { width: 1.16, chin: 0.04 };
const tilted = { ...onNeck, tiltRad: 0.16 };
const behindLedge = { width: 1.56, chin: 0.32 };

/** The head in front of the neck, without a gap between them. */
function drawHead(
  canvas: Canvas,
  beast: Motif,
  variant: number,
  { width, chin, tiltRad = 0 }: HeadPlace,
): void {
  const own = new Canvas({ ...canvas.kit, variant });
  (beast.face ?? beast.poses?.head ?? beast).draw(own);
  const bounds = boundsOfLayers(own.layers);
  const scale = width / widthOf(bounds);
  const [x] = centerOf(bounds);
  const place = compose(
    placing({ at: [0, chin], angleRad: tiltRad }),
    placing({ at: [-x * scale, -bounds.bottom * scale], scale }),
  );
  for (const layer of own.layers) canvas.layers.push({ ...movedLayer(layer, place), gapPx: 0 });
}
