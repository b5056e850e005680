import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#contract/language.ts';
import { type SampleCategory, sampleCategories } from '#contract/sample-category.ts';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { Blank } from '#ui/pictures/blank.tsx';
import { samplesQuery } from './samples.ts';

/** Whole sentences to borrow, by what they are about. */
export function SampleList({ onPick }: { onPick: (prompt: string) => void }) {
  const { t, i18n } = useLingui();
  const { data: samples } = useQuery(samplesQuery(i18n.locale as Language));
  const [chosen, setChosen] = useState<SampleCategory>('animals');
  const shown = samples?.filter(({ category }) => category === chosen);
  return (
    <section aria-labelledby="samples-title" className="mt-11">
      <h2 id="samples-title" className="text-2 leading-tight">
        <Trans>Or begin with a whole sentence</Trans>
      </h2>
      <ChipRow className="mt-4 [--gutter:20px]">
        {sampleCategories.map((category) => (
          <li key={category}>
            <Chip isPressed={category === chosen} onClick={() => setChosen(category)}>
              {i18n._(categoryNames[category])}
            </Chip>
          </li>
        ))}
      </ChipRow>
      {shown ? (
        <ul className={listLook}>
          {shown.map(({ prompt }) => (
            <li key={prompt} className="border-hair border-b">
              <button
                type="button"
                onClick={() => onPick(prompt)}
                className="block min-h-13 w-full py-2.5 text-left font-display font-medium text-[1.0625rem] text-ink-2 leading-snug hover:text-accent-text"
              >
                {prompt}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Blank label={t`Loading…`}>
          <ul aria-hidden className={listLook}>
            {blanks.map((place) => (
              <li key={place} className="h-[53px] border-hair border-b" />
            ))}
          </ul>
        </Blank>
      )}
    </section>
  );
}

const categoryNames: Record<SampleCategory, MessageDescriptor> = {
  animals: msg`Animals`,
  nature: msg`Nature`,
  characters: msg`Characters`,
  vehicles: msg`Vehicles`,
  food: msg`Food`,
};

const listLook = 'mt-4 grid border-hair border-t lg:grid-cols-2 lg:gap-x-8';
const blanks = Array.from({ length: 10 }, (_, place) => place);
