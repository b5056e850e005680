import { Trans, useLingui } from '@lingui/react/macro';
import { Dices, Droplet, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { creditsPerImage } from '#contract/credit.ts';
import { Button, ButtonCost } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { useRandomSample } from '../ideas/use-random-sample.ts';
import type { OnPricing } from '../on-pricing.ts';
import { checkPrompt } from './check-prompt.ts';
import { type Order, type OrderRequest, requestOf } from './order.ts';
import { ColorChoice, OutputsChoice } from './order-choices.tsx';
import { PromptCount } from './prompt-count.tsx';
import { StylePicker } from './style-picker.tsx';
import { useMemberChoices } from './use-member-choices.ts';
import { useOrder } from './use-order.ts';
import { usePromptUndo } from './use-prompt-undo.ts';

/** Neither an address nor a page says anything here. */
const ofDraft = { search: {}, handed: {}, onSearchChange: () => {} };

interface PromptFormProps {
  onCreate: (request: OrderRequest) => void;
  onPricing: OnPricing;
}

/** The order form in short, as a ticket to be torn off. It leaves to the create page whether it is public. */
export function PromptForm({ onCreate, onPricing }: PromptFormProps) {
  const { t } = useLingui();
  const { isFree, permitted, mayChoose } = useMemberChoices(onPricing);
  // The draft of the create page, so that words are still here for whoever comes back from there.
  const { order: draft, change: changeDraft } = useOrder(ofDraft);
  const order = permitted({ ...draft, from: 'words', picture: null });
  const [problem, setProblem] = useState<ReturnType<typeof checkPrompt>>(null);
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const change = (changes: Partial<Order>) => {
    if (!mayChoose(changes)) return;
    if (changes.prompt !== undefined) setProblem(null);
    changeDraft(changes);
  };
  const { replace, undo } = usePromptUndo(order.prompt, (prompt) => {
    change({ prompt });
    promptRef.current?.focus();
  });
  const random = useRandomSample(replace);
  // Not those of the error table: the first page does without it.
  const problemText = {
    PROMPT_EMPTY: t`Write down what to draw first.`,
    PROMPT_TOO_LONG: t`That is more than 1000 characters. Shorten it a little.`,
  };

  const create = () => {
    const found = checkPrompt(order.prompt);
    setProblem(found);
    if (found) {
      promptRef.current?.focus();
      return;
    }
    const { visibility: _, ...request } = requestOf(order);
    onCreate(request);
  };
  return (
    <form
      aria-label={t`New design`}
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
      className="@container rounded-panel border-[1.5px] border-rule bg-sheet shadow-print outline-offset-2 has-[textarea:focus]:outline-2 has-[textarea:focus]:outline-stencil"
    >
      <textarea
        ref={promptRef}
        rows={3}
        value={order.prompt}
        aria-label={t`What do you want to create?`}
        placeholder={t`What do you want to create?`}
        aria-invalid={Boolean(problem)}
        aria-describedby="ticket-error ticket-count"
        onChange={(event) => change({ prompt: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) create();
        }}
        className="block w-full resize-none px-4.5 pt-4.5 pb-1 font-display font-medium text-[1.25rem] leading-snug outline-none placeholder:text-ink-3"
      />
      <div className="px-4.5">
        <FieldError id="ticket-error">{problem && problemText[problem]}</FieldError>
      </div>
      <div className="flex items-center justify-between pr-3.5 pb-1.5 pl-2 text-xs">
        <Button variant="ghost" className="px-2.5" onClick={() => random(order.prompt)}>
          <Dices size={18} aria-hidden />
          <Trans>Random</Trans>
        </Button>
        {undo && (
          <Button variant="ghost" className="mr-auto px-2.5" onClick={undo}>
            <Undo2 size={18} aria-hidden />
            <Trans>Undo</Trans>
          </Button>
        )}
        <PromptCount id="ticket-count" length={order.prompt.length} />
      </div>
      {/* Rows that do not depend on how wide words are: nothing below may move when the fonts come. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-line border-t border-dashed p-3 @min-[600px]:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="min-w-0 @max-[600px]:col-span-full">
          <StylePicker value={order.style} onChange={(style) => change({ style })} />
        </div>
        <ColorChoice value={order.isColor} onChange={(isColor) => change({ isColor })} isRoomy />
        <OutputsChoice
          value={order.outputs}
          isFree={isFree}
          onChange={(outputs) => change({ outputs })}
          className="min-w-25"
        />
        <Button type="submit" variant="commit" size="large" className="col-span-full">
          <Trans>Create</Trans>
          <ButtonCost>
            <Droplet size={15} aria-hidden />
            {order.outputs * creditsPerImage}
          </ButtonCost>
        </Button>
      </div>
    </form>
  );
}
