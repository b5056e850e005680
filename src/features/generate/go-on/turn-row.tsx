import { Trans, useLingui } from '@lingui/react/macro';
import { Rotate3d } from 'lucide-react';
import type { GeneratedImage } from '#contract/image.ts';
import type { ViewId } from '#contract/view-ids.ts';
import { viewIds } from '#contract/view-ids.ts';
import { Chip } from '#ui/chip.tsx';
import { viewNames } from './view-names.ts';

interface TurnRowProps {
  image: GeneratedImage;
  /** Has this device draw it from there. */
  onTurn: (view: ViewId) => void;
}

/** The sides from which what is drawn in the round can be seen; nothing where there is no other. */
export function TurnRow({ image, onTurn }: TurnRowProps) {
  const { i18n } = useLingui();
  // What can be seen from the most sides is turned; whatever else has the same side turns with it.
  const turned = image.drawing.views.toSorted((a, b) => b.others.length - a.others.length)[0];
  if (!turned || turned.others.length === 0) return null;
  const { shown, others } = turned;
  return (
    <fieldset className="mb-2 min-w-0">
      <legend className="mb-1.5 flex w-full items-center gap-3 text-md">
        <Rotate3d size={18} aria-hidden className="flex-none text-ink-2" />
        <span className="flex-1">
          <Trans>Turn it</Trans>
        </span>
        <span className="text-ink-3 text-sm">
          <Trans>free</Trans>
        </span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {viewIds
          .filter((view) => view === shown || others.includes(view))
          .map((view) => (
            <Chip
              key={view}
              isPressed={view === shown}
              onClick={() => {
                if (view !== shown) onTurn(view);
              }}
            >
              {i18n._(viewNames[view])}
            </Chip>
          ))}
      </div>
    </fieldset>
  );
}
