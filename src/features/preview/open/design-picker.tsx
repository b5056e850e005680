import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { flashUrl } from '#contract/flash-picture.ts';
import { type FlashName, flashSamples } from '#contract/flash-samples.ts';
import type { HandedDesign } from '#contract/handed-design.ts';
import { localized } from '#lib/language.ts';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { Art, liftLook, PrintButton, Stock } from '#ui/pictures/art.tsx';
import { fetchPicture } from './fetch-picture.ts';
import { FileButton } from './file-button.tsx';
import { sampleRecipe } from './sample-recipe.ts';
import type { ChosenDesign } from './use-openers.ts';

/** A list of the reader's own designs, which calls back with the one that is chosen. */
export type CreationsSlot = (onChoose: (design: HandedDesign) => void) => ReactNode;

interface DesignPickerProps {
  trigger: ReactElement;
  creations: CreationsSlot;
  onPick: (design: ChosenDesign) => void;
}

/** Where designs come from: a file, the reader's own creations, our flash. */
export function DesignPicker({ trigger, creations, onPick }: DesignPickerProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const pick = (design: ChosenDesign) => {
    setIsOpen(false);
    onPick(design);
  };
  return (
    <PanelDialog
      title={t`Choose a tattoo`}
      closeLabel={t`Close`}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isCentred
      className="md:w-[720px]"
    >
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <FileButton variant="solid" onFile={(file) => pick({ source: file, name: file.name })}>
            <Upload size={18} aria-hidden />
            <Trans>Choose a file</Trans>
          </FileButton>
          <p className="min-w-56 flex-1 text-ink-3 text-sm">
            <Trans>
              JPEG, PNG, WebP or AVIF, also a photo of a drawing. The paper is taken away; you can paste a
              picture or drop it anywhere.
            </Trans>
          </p>
        </div>
        {creations(({ url, ...design }) => pick({ source: () => fetchPicture(url), ...design }))}
        <section aria-label={t`Our flash`}>
          <h3 className="mb-3 text-[1.125rem]">
            <Trans>Our flash</Trans>
          </h3>
          <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
            {(Object.keys(flashSamples) as FlashName[]).map((name) => {
              const title = localized(flashSamples[name].prompt, i18n.locale);
              return (
                <li key={name}>
                  <PrintButton
                    aria-label={title}
                    title={title}
                    onClick={() =>
                      pick({
                        source: () => fetchPicture(flashUrl(name)),
                        name: title,
                        recipe: sampleRecipe(name),
                      })
                    }
                    className="w-full"
                  >
                    <Stock className={liftLook}>
                      <Art alt="" src={flashUrl(name)} loading="lazy" />
                    </Stock>
                  </PrintButton>
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </PanelDialog>
  );
}
