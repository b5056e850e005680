import { useNavigate } from '@tanstack/react-router';
import type { GeneratedImage } from '#contract/image.ts';
import { useDrawsHere } from '#features/generate/device/use-draws-here.ts';
import { useEngines } from '#features/generate/engine/use-engines.ts';
import { GoOn } from '#features/generate/go-on/go-on.tsx';
import { LineageStrip } from '#features/generate/lineage/lineage-strip.tsx';
import '#features/generate/order/handed-order.ts';
import { requestOf } from '#features/generate/order/order.ts';
import { useMemberChoices } from '#features/generate/order/use-member-choices.ts';
import { asCreation, type Creation } from '#features/viewer/creation.ts';

interface WaysOnProps {
  image: GeneratedImage;
  /** Shows another design in the viewer. */
  turnTo: (image: Creation) => void;
  onPricing: (reason: 'private' | 'four' | 'models') => void;
}

/** What can be made of the design that is looked at, which the create page draws, and where it came from. */
export function WaysOn({ image, turnTo, onPricing }: WaysOnProps) {
  const navigate = useNavigate();
  const { isFree, mayChoose } = useMemberChoices(onPricing);
  const engines = useEngines(isFree);
  const drawsHere = useDrawsHere();
  return (
    <>
      <GoOn
        key={image.id}
        image={image}
        isFree={isFree}
        isDrawnHere={
          image.type === 'text-to-image' && drawsHere.draws({ from: 'words', engine: image.drawing.engine })
        }
        onOrder={(order) => {
          if (!mayChoose(order) || !engines.mayChoose(order.engine, () => onPricing('models'))) return;
          navigate({ to: '/{-$lang}/create', state: { order: { ...requestOf(order), start: true } } });
        }}
        onTurn={(order) =>
          navigate({
            to: '/{-$lang}/create',
            state: { order: { ...requestOf(order), start: true, isDrawnHere: true } },
          })
        }
        onLockSeed={(order) => navigate({ to: '/{-$lang}/create', state: { order: requestOf(order) } })}
      />
      <LineageStrip
        image={image}
        onOpen={(earlier) => {
          const creation = asCreation(earlier);
          if (creation) turnTo(creation);
          else navigate({ to: '/{-$lang}/image/$image', params: { image: earlier.id } });
        }}
      />
    </>
  );
}
