import { Trans } from '@lingui/react/macro';
import { flashUrl } from '#contract/flash-picture.ts';
import { Button } from '#ui/button.tsx';
import { NumberedStep } from '#ui/numbered-step.tsx';
import { Art, Stock } from '#ui/pictures/art.tsx';
import { CreateQuestions } from './create-questions.tsx';

/** What stands below the tool: how it is done, what people ask, and the way back up. */
export function CreateGuide({ onWrite }: { onWrite: () => void }) {
  return (
    <>
      <section>
        <h2 className="text-1 leading-tight">
          <Trans>From a sentence to a sheet</Trans>
        </h2>
        <ol className="mt-6 grid gap-9 sm:grid-cols-3 sm:gap-6 md:gap-9">
          <NumberedStep
            number={1}
            title={<Trans>Say what goes on it</Trans>}
            text={
              <Trans>Name what you want to see, and how it stands. Put words to be written in quotes.</Trans>
            }
          />
          <NumberedStep
            number={2}
            title={<Trans>Choose style, colour and shape</Trans>}
            text={
              <Trans>
                Tall for a forearm, wide for a collarbone. Without a style we pick one that suits your words.
              </Trans>
            }
          />
          <NumberedStep
            number={3}
            title={<Trans>Keep it, or change a word</Trans>}
            text={
              <Trans>
                Below each design you read what was drawn and what was not. Then try it on your skin, or print
                it.
              </Trans>
            }
          />
        </ol>
      </section>
      <CreateQuestions />
      <section className="mt-(--section) grid items-center gap-8 border-rule border-t-[1.5px] pt-12 md:grid-cols-[minmax(0,1fr)_auto] md:gap-16">
        <div>
          <h2 className="text-1 leading-tight">
            <Trans>The next sheet is blank</Trans>
          </h2>
          <p className="mt-4 mb-6.5 max-w-[30em] text-ink-2 text-lead leading-normal">
            <Trans>One sentence, one credit, a few seconds.</Trans>
          </p>
          <Button variant="solid" size="large" onClick={onWrite}>
            <Trans>Write it down</Trans>
          </Button>
        </div>
        <div aria-hidden className="flex max-md:hidden">
          <Stock className="w-52 -rotate-2 shadow-print">
            <Art alt="" src={flashUrl('crane-waves')} loading="lazy" />
          </Stock>
          <Stock className="-ml-8 w-52 rotate-2 translate-y-5 shadow-lift">
            <Art alt="" src={flashUrl('small-snake')} loading="lazy" />
          </Stock>
        </div>
      </section>
    </>
  );
}
