import { zodResolver } from '@hookform/resolvers/zod';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import {
  type CardFieldError,
  type CardFields,
  cardFieldsSchema,
  slashExpiry,
  spaceNumber,
} from './card-fields.ts';
import { TestNumbers } from './test-numbers.tsx';

const errorTexts: Record<CardFieldError, MessageDescriptor> = {
  NUMBER: msg`Only test cards work here. Use one of the numbers below.`,
  EXPIRY_FORMAT: msg`Write month and year, as in 04/30.`,
  EXPIRED: msg`This date has passed. Use one that is still to come.`,
  CODE: msg`Write three or four digits.`,
};

interface CardFormProps {
  /** What is paid, in words. */
  amount: string;
  isBusy: boolean;
  isOff: boolean;
  onPay: (card: CardFields) => Promise<void>;
}

/** Card fields of our own, for test cards alone: browsers are not asked to fill in a real one. */
export function CardForm({ amount, isBusy, isOff, onPay }: CardFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { register, handleSubmit, setValue, formState } = useForm<CardFields>({
    resolver: zodResolver(cardFieldsSchema),
    defaultValues: { number: '', expiry: '', code: '' },
  });
  const errorOf = (name: keyof CardFields) => {
    const message = formState.errors[name]?.message;
    return message && i18n._(errorTexts[message as CardFieldError]);
  };
  const shaped = (name: keyof CardFields, shape: (typed: string) => string) =>
    register(name, {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const isAtEnd = target.selectionStart === target.value.length;
        // Whoever corrects something in the middle is left alone.
        if (isAtEnd) setValue(name, shape(target.value));
      },
    });
  const fieldProps = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const;

  return (
    <form
      aria-labelledby={`${id}-title`}
      onSubmit={handleSubmit(onPay)}
      noValidate
      className="grid gap-4.5 rounded-panel border border-line px-5 py-5.5"
    >
      <h2 id={`${id}-title`} className="text-3">
        <Trans>Pay by card</Trans>
      </h2>
      <Field
        label={t`Card number`}
        placeholder="4242 4242 4242 4242"
        error={errorOf('number')}
        {...fieldProps}
        {...shaped('number', spaceNumber)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t`Good until`}
          placeholder={t`MM/YY`}
          error={errorOf('expiry')}
          {...fieldProps}
          {...shaped('expiry', slashExpiry)}
        />
        <Field
          label={t`Security code`}
          placeholder="123"
          maxLength={4}
          error={errorOf('code')}
          {...fieldProps}
          {...register('code')}
        />
      </div>
      <Button type="submit" variant="commit" size="large" disabled={isOff} busyLabel={isBusy && t`Paying…`}>
        <Trans>Pay {amount}</Trans>
      </Button>
      <TestNumbers
        onChoose={(number) => {
          setValue('number', spaceNumber(number), { shouldValidate: formState.isSubmitted });
          setValue('expiry', '12/34', { shouldValidate: formState.isSubmitted });
          setValue('code', '123', { shouldValidate: formState.isSubmitted });
        }}
      />
    </form>
  );
}
