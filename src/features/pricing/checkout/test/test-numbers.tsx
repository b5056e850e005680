import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { unrenewableTestCard } from '#contract/payment.ts';
import { spaceNumber } from './card-fields.ts';

const shown: [number: string, outcome: MessageDescriptor][] = [
  ['4242424242424242', msg`goes through`],
  ['4000000000000002', msg`is declined`],
  ['4000000000009995', msg`has too little money`],
  ['4000000000000069', msg`has expired`],
  ['4000000000000127', msg`has a wrong code`],
  [unrenewableTestCard, msg`pays once, and fails at the renewal`],
];

/** The numbers that cards are tested with, and what each does: a press fills the fields. */
export function TestNumbers({ onChoose }: { onChoose: (number: string) => void }) {
  const { i18n } = useLingui();
  return (
    <div className="border-hair border-t pt-4">
      <p className="text-ink-2 text-sm">
        <Trans>Test cards. Press one to fill it in:</Trans>
      </p>
      <ul className="mt-1.5">
        {shown.map(([number, outcome]) => {
          const spaced = spaceNumber(number);
          const effect = i18n._(outcome);
          return (
            <li key={number}>
              <button
                type="button"
                onClick={() => onChoose(number)}
                className="flex min-h-9 w-full flex-wrap items-center gap-x-3 rounded-ctl px-2 text-left text-sm hover:bg-wash coarse:min-h-11"
              >
                <span className="font-medium tabular-nums">{spaced}</span>
                <span className="text-ink-2">{effect}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
