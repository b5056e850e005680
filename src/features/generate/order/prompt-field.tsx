import { Trans, useLingui } from '@lingui/react/macro';
import { Dices, Eraser } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { PromptCount } from './prompt-count.tsx';

interface PromptFieldProps {
  value: string;
  error: string | undefined;
  /** A picture already says what is drawn: words add to it. */
  isOptional: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (prompt: string) => void;
  onRandom: () => void;
  onSubmit: () => void;
}

/** Where the tattoo is described. Ctrl or Cmd with Enter draws it. */
export function PromptField(props: PromptFieldProps) {
  const { value, error, isOptional, inputRef, onChange, onRandom, onSubmit } = props;
  const { t } = useLingui();
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
        <div className="flex px-1 pb-1">
          <Button variant="ghost" size="small" onClick={onRandom}>
            <Dices size={16} aria-hidden />
            <Trans>Random</Trans>
          </Button>
          <Button variant="ghost" size="small" onClick={() => onChange('')} disabled={value === ''}>
            <Eraser size={16} aria-hidden />
            <Trans>Clear</Trans>
          </Button>
        </div>
      </div>
      <FieldError id="prompt-error">{error}</FieldError>
    </div>
  );
}
