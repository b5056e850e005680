import { Trans, useLingui } from '@lingui/react/macro';
import { flashUrl } from '#contract/flash-picture.ts';
import { type FlashName, type FlashSample, flashSamples } from '#contract/flash-samples.ts';
import { localized } from '#lib/language.ts';
import { Art, liftLook, PrintButton, Stock } from '#ui/pictures/art.tsx';
import { SampleList } from './ideas/sample-list.tsx';

const examples: FlashName[] = [
  'sacred-heart',
  'crane-waves',
  'moth-moon',
  'koi-lotus',
  'pocket-watch',
  'small-snake',
  'wolf-moon',
  'hourglass',
];

interface IdleViewProps {
  /** Takes over all of what a sample was drawn from. */
  onBorrow: (sample: FlashSample) => void;
  onBorrowPrompt: (prompt: string) => void;
}

/** Before there is anything to show: prints whose sentences can be borrowed, and more sentences. */
export function IdleView({ onBorrow, onBorrowPrompt }: IdleViewProps) {
  const { i18n } = useLingui();
  return (
    <div className="mx-auto w-full max-w-[1000px]">
      <h1 className="text-1 leading-tight">
        <Trans>What goes on the sheet?</Trans>
      </h1>
      <p className="mt-3.5 text-ink-2 text-lead leading-normal">
        <Trans>Write it down, or borrow one of these sentences.</Trans>
      </p>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5.5 md:mt-7.5 lg:grid-cols-4 lg:gap-x-5.5 lg:gap-y-7">
        {examples.map((name) => (
          <li key={name}>
            <PrintButton onClick={() => onBorrow(flashSamples[name])} className="w-full">
              <Stock className={liftLook}>
                <Art alt="" src={flashUrl(name)} loading="lazy" />
              </Stock>
              <span className="block pt-2.5 font-display font-medium text-ink-2 leading-snug">
                {localized(flashSamples[name].prompt, i18n.locale)}
              </span>
            </PrintButton>
          </li>
        ))}
      </ul>
      <SampleList onPick={onBorrowPrompt} />
    </div>
  );
}
