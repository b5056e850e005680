import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { InstallWay } from '#lib/install.ts';

type ByHand = Exclude<InstallWay, 'prompt' | null>;

const steps: Record<ByHand, readonly MessageDescriptor[]> = {
  ios: [
    msg`Press Share in the browser's bar: the square with an arrow that points up.`,
    msg`Scroll down and choose Add to Home Screen.`,
    msg`Press Add.`,
  ],
  mac: [msg`Open the File menu of Safari.`, msg`Choose Add to Dock.`, msg`Press Add.`],
  firefox: [
    msg`Open the browser's menu: the three dots.`,
    msg`Choose Add app to Home screen.`,
    msg`Press Add.`,
  ],
};

/** What to press, where the browser does not ask by itself. */
export function InstallSteps({ way }: { way: ByHand }) {
  const { i18n } = useLingui();
  return (
    <ol className="grid gap-1.5 text-md">
      {steps[way].map((step, place) => (
        <li key={step.id} className="grid grid-cols-[1.5rem_1fr] leading-snug">
          <span aria-hidden className="font-display font-semibold text-accent-text tabular-nums">
            {place + 1}
          </span>
          {i18n._(step)}
        </li>
      ))}
    </ol>
  );
}
