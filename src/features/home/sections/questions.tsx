import { Trans } from '@lingui/react/macro';
import { creditLifetimeMonths, freeCredits } from '#contract/credit.ts';
import { Question } from '#ui/question.tsx';

/** What people ask before they begin. The first answer stands open, and several may. */
export function Questions() {
  return (
    <section className="grid gap-6 pt-(--section) md:grid-cols-[5fr_7fr] md:gap-18">
      <h2 className="text-1 leading-tight">
        <Trans>Before you ask your artist</Trans>
      </h2>
      <div className="border-rule border-t-[1.5px]">
        <Question isOpen asks={<Trans>Is a design mine once it is drawn?</Trans>}>
          <Trans>
            Yes. You can print it, change it and have it tattooed. Public designs can be seen by everybody;
            private ones only by you.
          </Trans>
        </Question>
        <Question asks={<Trans>How many credits does one design take?</Trans>}>
          <Trans>
            One credit for each design, so four at once take four. If a design fails, its credits come
            straight back.
          </Trans>
        </Question>
        <Question asks={<Trans>What does it cost to begin?</Trans>}>
          <Trans>
            Nothing. A free account starts with {freeCredits} credits and is topped up to {freeCredits} every
            month. Credits that you buy last {creditLifetimeMonths} months.
          </Trans>
        </Question>
        <Question asks={<Trans>Who draws the designs?</Trans>}>
          <Trans>
            The Flash composer, our own drawing engine, which puts designs together from a library of motifs.
            It is not an AI image model. Where another engine is switched on, the page says so.
          </Trans>
        </Question>
        <Question asks={<Trans>Which languages does it read?</Trans>}>
          <Trans>English, Chinese and Japanese. What it could not draw, it names.</Trans>
        </Question>
        <Question asks={<Trans>Is my photo uploaded when I try a design on?</Trans>}>
          <Trans>
            No. Trying on happens in your browser, and the photo stays on your device, also when you save the
            result.
          </Trans>
        </Question>
        <Question asks={<Trans>Can my artist work from the file?</Trans>}>
          <Trans>
            It is a PNG with clean lines on white and no watermark, and the previewer makes a stencil of it at
            true size. Take it as a reference: a good artist redraws it for your body.
          </Trans>
        </Question>
        <Question asks={<Trans>Does it work without a connection?</Trans>}>
          <Trans>
            The app opens and shows the designs that you have looked at, and you can try them on. Drawing new
            ones needs a connection.
          </Trans>
        </Question>
        <Question asks={<Trans>What do you keep about me?</Trans>}>
          <Trans>
            Your account, your words and your designs, so that you find them again. No cookies, no trackers,
            no advertising.
          </Trans>
        </Question>
      </div>
    </section>
  );
}
