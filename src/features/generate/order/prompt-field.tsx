import { Trans, useLingui } from '@lingui/react/macro';
import { Dices, Eraser, ListPlus, type LucideIcon, Undo2 } from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import type { StyleId } from '#contract/style-ids.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { currentSession } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { useRandomSample } from '../ideas/use-random-sample.ts';
import { Improvement } from './improvement.tsx';
import { PromptCount } from './prompt-count.tsx';
import { useImprove } from './use-improve.ts';
import { usePromptUndo } from './use-prompt-undo.ts';

interface PromptFieldProps {
  value: string;
  error: string | undefined;
  /** A picture already says what is drawn: words add to it. */
  isOptional: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The style that is chosen: what it says need not be added to the words. */
  style: StyleId | null;
  onChange: (prompt: string) => void;
  onSubmit: () => void;
  onLoginNeeded: () => void;
}

/** Where the tattoo is described. Ctrl or Cmd with Enter draws it. */
export function PromptField(props: PromptFieldProps) {
  const { value, error, isOptional, inputRef, style, onChange, onSubmit, onLoginNeeded } = props;
  const { t, i18n } = useLingui();
  const { replace, undo, before } = usePromptUndo(value, (prompt) => {
    onChange(prompt);
    inputRef.current?.focus();
  });
  const random = useRandomSample(replace);
  const improve = useImprove(replace);
  const onImprove = () => {
    if (currentSession()) improve.mutate({ prompt: value, ...(style && { style }) });
    else onLoginNeeded();
  };
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between text-sm">
        <label htmlFor="prompt" className="font-semibold">
          {isOptional ? <Trans>Words to go with it</Trans> : <Trans>Your tattoo</Trans>}
        </label>
        <PromptCount id="prompt-count" length={value.length} />
      </div>
      <div
        className={`rounded-ctl border bg-raised focus-within:outline-2 focus-within:-outline-offset-1 ${error ? 'border-err outline-1 outline-err focus-within:outline-err' : 'border-line focus-within:outline-stencil'}`}
      >
        <textarea
          id="prompt"
          ref={inputRef}
          rows={4}
          value={value}
          placeholder={isOptional ? t`Roses below, a name on a banner …` : t`What do you want to create?`}
          aria-invalid={Boolean(error)}
          aria-describedby="prompt-error prompt-count"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onSubmit();
          }}
          className="block w-full resize-none px-3.5 pt-3 pb-1 text-[1.0625rem] leading-normal outline-none placeholder:text-ink-3"
        />
        <div className="flex flex-wrap px-1 pb-1">
          <Tool icon={Dices} onClick={() => random(value)}>
            <Trans>Random</Trans>
          </Tool>
          <Tool icon={Eraser} onClick={() => replace('')} disabled={value === ''}>
            <Trans>Clear</Trans>
          </Tool>
          <Tool
            icon={ListPlus}
            onClick={onImprove}
            disabled={value.trim() === ''}
            busyLabel={improve.isPending && t`Improving…`}
          >
            <Trans>Improve</Trans>
          </Tool>
          {undo && (
            <Tool icon={Undo2} onClick={undo}>
              <Trans>Undo</Trans>
            </Tool>
          )}
        </div>
      </div>
      {improve.isSuccess && [value, before].includes(improve.variables.prompt) && (
        <Improvement improved={improve.data} before={before} />
      )}
      {improve.isError && (
        <p role="alert" className="mt-2 text-err text-sm">
          {i18n._(errorText[toAppError(improve.error).reason])}
        </p>
      )}
      <FieldError id="prompt-error">{error}</FieldError>
    </div>
  );
}

interface ToolProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
}

function Tool({ icon: Icon, children, ...props }: ToolProps) {
  return (
    <Button variant="ghost" size="small" {...props}>
      <Icon size={16} aria-hidden />
      {children}
    </Button>
  );
}
