import { Trans } from '@lingui/react/macro';
import { creditLifetimeMonths, creditsPerImage, freeCredits } from '#contract/credit.ts';
import { maxPromptLength } from '#contract/generation.ts';
import { imageRatios } from '#contract/image.ts';
import { policy } from '#contract/policy.ts';
import { Question } from '#ui/question.tsx';

const ratios = imageRatios.join(', ');
const sourceDays = policy.keepDays.sources;

/** The eight that people ask while they write. */
export function CreateQuestions() {
  return (
    <section className="grid gap-6 pt-(--section) md:grid-cols-[5fr_7fr] md:gap-18">
      <h2 className="text-1 leading-tight">
        <Trans>While you think of the words</Trans>
      </h2>
      <div className="border-rule border-t-[1.5px]">
        <Question isOpen asks={<Trans>What can I write?</Trans>}>
          <Trans>
            Up to {maxPromptLength} characters in English, Chinese or Japanese: animals, flowers, people,
            things, their colours and poses, and what they do with each other. Words in quotes are written.
          </Trans>
        </Question>
        <Question asks={<Trans>What if a word is not understood?</Trans>}>
          <Trans>
            The design tells you, word by word. If nothing in your words can be drawn, you are asked before it
            costs anything.
          </Trans>
        </Question>
        <Question asks={<Trans>What does “NO Style” do?</Trans>}>
          <Trans>
            It picks a style that suits your words and draws nothing that you did not ask for. If you name a
            style in your words, it is that one. The design says which one it was, and why.
          </Trans>
        </Question>
        <Question asks={<Trans>Which shapes are there?</Trans>}>
          <Trans>
            {ratios}, width to height. The design is composed for the shape, not cut to it: it climbs on a
            tall sheet and spreads out on a wide one.
          </Trans>
        </Question>
        <Question asks={<Trans>What does “Improve” do?</Trans>}>
          <Trans>
            It adds words to yours, such as company, a sky, a frame or a style, by rules and not by AI. You
            see what was added, and take it back with one press.
          </Trans>
        </Question>
        <Question asks={<Trans>What does a design cost?</Trans>}>
          <Trans>
            {creditsPerImage} credit. A free account is topped up to {freeCredits} every month; credits that
            you buy last {creditLifetimeMonths} months. What fails or is cancelled costs nothing.
          </Trans>
        </Question>
        <Question asks={<Trans>Can I start from a picture?</Trans>}>
          <Trans>
            Yes: a drawing, a pet, a portrait. It is redrawn in the style you choose. Nobody else sees the
            picture, and it is gone after {sourceDays} days.
          </Trans>
        </Question>
        <Question asks={<Trans>Do I have to wait on this page?</Trans>}>
          <Trans>
            No. Go on reading or browsing: the drawing goes on, and you find it in your history, also on
            another device.
          </Trans>
        </Question>
      </div>
    </section>
  );
}
