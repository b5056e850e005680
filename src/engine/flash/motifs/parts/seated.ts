import { centerOf, widthOf } from '../../geometry/bounds.ts';
import type { Placing } from '../../geometry/transform.ts';
import { compose, placing } from '../../geometry/transform.ts';
import { Easel } from '../../paint/easel.ts';
import { boundsOfLayers, movedLayer } from '../../paint/layer.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Motif } from '../motif.ts';
import type { Coat } from './sitting-body.ts';
import { drawArms, drawSquatBody, drawUprightBody } from './sitting-body.ts';

interface Build {
  /** On its haunches like a dog, or on its seat like a bear. */
  readonly build: 'upright' | 'squat';
  readonly tail: Coat['tail'];
  readonly light?: Pigment;
  /** Which of its drawings shows a calm face from the front. */
  readonly calm?: number;
}

/** A beast of which only the head is drawn, with a body besides: to sit, and to hold something in its arms. */
export function seated(beast: Motif, { build, tail, light = 'foam', calm = 0 }: Build): Motif {
  const coat: Coat = { coat: beast.tinted[0] ?? 'wood', light, tail };
  const addHead = (easel: Easel) => drawHead(easel, beast, calm);
  const sitting: Pick<Motif, 'draw'> = {
    draw(easel) {
      easel.layer((pen) => {
        if (build === 'upright') return drawUprightBody(pen, coat);
        drawSquatBody(pen, coat);
        drawArms(pen, coat, 'knees');
      });
      addHead(easel);
    },
  };
  return {
    ...beast,
    poses: { sitting, ...beast.poses },
    embracing: (drawThing, where) => ({
      draw(easel) {
        easel.layer((pen) => drawSquatBody(pen, coat));
        addHead(easel);
        drawThing(easel, held[where]);
        easel.layer((pen) => drawArms(pen, coat, where), { gapPx: 0 });
      },
    }),
  };
}

/** Where what it holds is. */
const held: Readonly<Record<'lap' | 'beside', Placing>> = {
  lap: { at: [0, 0.5], scale: 0.48 },
  beside: { at: [0.96, 0], scale: 1.18, angleRad: -0.1 },
};
/** How wide a head is upon its body, and where its chin is. */
const head = { width: 1.16, chin: 0.04 };

/** The head in front of the neck, without a gap between them. */
function drawHead(easel: Easel, beast: Motif, variant: number): void {
  const own = new Easel({ ...easel.kit, variant });
  (beast.face ?? beast.poses?.head ?? beast).draw(own);
  const bounds = boundsOfLayers(own.layers);
  const scale = head.width / widthOf(bounds);
  const [x] = centerOf(bounds);
  const place = compose(
    placing({ at: [0, head.chin] }),
    placing({ at: [-x * scale, -bounds.bottom * scale], scale }),
  );
  for (const layer of own.layers) easel.layers.push({ ...movedLayer(layer, place), gapPx: 0 });
}
