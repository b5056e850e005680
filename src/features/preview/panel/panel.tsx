import { Tabs } from '@base-ui/react/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useWideScreen } from '#ui/wide-screen.ts';
import { OutOfReach } from '../notices/out-of-reach.tsx';
import type { CreationsSlot } from '../open/design-picker.tsx';
import { usePreview } from '../use-preview.ts';
import { AddTattoo } from './add-tattoo.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { FilesSection } from './files-section.tsx';
import { LookSection } from './look-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { ResultsSection } from './results-section.tsx';
import { SizeSection } from './size-section.tsx';
import { SkinSection } from './skin-section.tsx';
import { WrapSection } from './wrap-section.tsx';

const CoverSection = lazyPart(
  async () => (await import('../cover/cover-section.tsx')).CoverSection,
  OutOfReach,
);

interface PanelProps {
  creations: CreationsSlot;
  /** Leads to the try-ons of before. */
  savedButton: ReactNode;
}

/** All controls: beside the photo where there is room, else in a sheet below it. */
export function Panel({ creations, savedButton }: PanelProps) {
  const { t } = useLingui();
  const isWide = useWideScreen();
  const { tattoo, change } = usePreview();
  const reset = (
    <Button size="small" variant="ghost" onClick={() => change({ type: 'reset' })}>
      <Trans>Reset</Trans>
    </Button>
  );
  const needed = !tattoo && (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2 text-md">
        <Trans>Add a tattoo first, or choose one on the photo.</Trans>
      </p>
      <AddTattoo creations={creations} />
    </div>
  );
  const place = needed || (
    <div className="grid gap-3">
      <PlaceSection />
      <WrapSection />
      <SizeSection />
    </div>
  );
  const files = (
    <div className="grid grid-cols-1 gap-5">
      <FilesSection creations={creations} savedButton={savedButton} />
      <ResultsSection />
    </div>
  );
  const cover = (
    <Suspense>
      <CoverSection />
    </Suspense>
  );
  const skin = (
    <>
      <SkinSection />
      <h2 className="mt-4 mb-2 border-hair border-t pt-4 text-[1.125rem]">
        <Trans>Cover-up</Trans>
      </h2>
      {cover}
    </>
  );
  if (isWide) {
    return (
      <aside aria-label={t`Controls`} className="min-h-0 overflow-auto border-rule border-l-[1.5px] bg-sheet">
        <Part title={t`Files`}>
          <FilesSection creations={creations} savedButton={savedButton} />
        </Part>
        {tattoo && (
          <>
            <Part title={t`Place`}>
              <PlaceSection />
            </Part>
            <Part title={t`Adjust`}>
              <LookSection />
            </Part>
            <Part title={t`Fit`}>
              <WrapSection />
            </Part>
            <Part title={t`Real size`} isShown>
              <SizeSection />
            </Part>
          </>
        )}
        <Part title={t`Skin`} isShown>
          <SkinSection />
        </Part>
        <Part title={t`Cover-up`} isShown>
          {cover}
        </Part>
        <Part title={t`Save and share`} isShown>
          <ResultsSection />
        </Part>
      </aside>
    );
  }
  const tabs = [
    { value: 'place', label: t`Place`, content: place },
    { value: 'adjust', label: t`Adjust`, content: needed || <LookSection /> },
    { value: 'skin', label: t`Skin`, content: skin },
    { value: 'files', label: t`Files`, content: files },
  ];
  return (
    <Tabs.Root defaultValue="place" render={<BottomSheet label={t`Controls`} />}>
      <Tabs.List className="flex flex-none justify-between border-hair border-b px-5">
        {tabs.map(({ value, label }) => (
          <Tabs.Tab
            key={value}
            value={value}
            className="relative min-h-11 whitespace-nowrap font-medium text-ink-2 text-md data-active:font-semibold data-active:text-ink data-active:after:absolute data-active:after:inset-x-0 data-active:after:-bottom-px data-active:after:h-[3px] data-active:after:bg-accent"
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel
          key={value}
          value={value}
          className="min-h-0 flex-1 overflow-auto overscroll-contain px-5 py-3.5 outline-none"
        >
          {content}
          {value === 'adjust' && tattoo && reset}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

/** One group of controls; its title is seen only where the controls do not speak for themselves. */
function Part({
  title,
  isShown = false,
  children,
}: {
  title: string;
  isShown?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="border-hair border-b px-6 py-4.5">
      <h2 className={isShown ? 'mb-2 text-[1.125rem]' : 'sr-only'}>{title}</h2>
      {children}
    </section>
  );
}
