import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { type CreationsSlot, DesignPicker } from '../open/design-picker.tsx';
import { usePreview } from '../use-preview.ts';

/** Opens the choice of designs; the first one is what to do next. */
export function AddTattoo({ creations }: { creations: CreationsSlot }) {
  const { tryOn, openDesign } = usePreview();
  return (
    <DesignPicker
      creations={creations}
      onPick={(design) => openDesign(design)}
      trigger={
        <Button size="small" variant={tryOn.tattoos.length === 0 ? 'solid' : 'outline'}>
          <Plus size={16} aria-hidden />
          <Trans>Add a tattoo</Trans>
        </Button>
      }
    />
  );
}
