import { Trans, useLingui } from '@lingui/react/macro';
import { Droplet } from 'lucide-react';
import { useId, useState } from 'react';
import { maxPromptLength } from '#contract/generation.ts';
import type { GeneratedImage } from '#contract/image.ts';
import { letteringName } from '#contract/lettering-name.ts';
import { Button, ButtonCost } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Field } from '#ui/form/field.tsx';
import { withoutWord, withWord } from './without-word.ts';

interface WordsPanelProps {
  image: GeneratedImage;
  /** In credits; null costs nothing. */
  price: number | null;
  onOrder: (prompt: string) => void;
}

/** Takes one of the things that were drawn out of the words, or adds one, and says what is drawn then. */
export function WordsPanel({ image: { prompt, drawing }, price, onOrder }: WordsPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const [without, setWithout] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const things = [
    ...new Set(drawing.understood.filter(({ motif }) => motif !== letteringName).map(({ word }) => word)),
  ].filter((word) => withoutWord(prompt, word) !== prompt);
  const words = withWord(without === null ? prompt : withoutWord(prompt, without), added);
  const isChanged = words !== prompt && words.length <= maxPromptLength;
  return (
    <form
      aria-label={t`Add or take away one thing`}
      className="col-span-full mx-2 mt-1 mb-2 grid gap-3 border-line border-l-2 py-1 pl-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onOrder(words);
      }}
    >
      {things.length > 0 && (
        <fieldset>
          <legend className="mb-2 font-semibold text-sm">
            <Trans>Take away</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            {things.map((word) => (
              <Chip
                key={word}
                isPressed={word === without}
                onClick={() => setWithout(word === without ? null : word)}
                className="aria-pressed:line-through"
              >
                {word}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <Field
        label={<Trans>Add</Trans>}
        value={added}
        maxLength={200}
        placeholder={t`a crown, a rose, a name …`}
        onChange={(event) => setAdded(event.target.value)}
      />
      <p id={`${id}-words`} aria-live="polite" className="font-display text-ink-2 leading-snug wrap-anywhere">
        {isChanged ? words : <Trans>The new words appear here.</Trans>}
      </p>
      <Button type="submit" variant="solid" disabled={!isChanged} aria-describedby={`${id}-words`}>
        <Trans>Draw this</Trans>
        {price !== null && (
          <ButtonCost>
            <Droplet size={15} aria-hidden />
            {price}
          </ButtonCost>
        )}
      </Button>
    </form>
  );
}
