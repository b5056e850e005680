import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface ErrorPanelProps {
  title: string;
  text: string;
  /** Goes on in the simplified mode. */
  onSimplify: () => void;
  children?: ReactNode;
}

/** The previewer cannot go on as it is. */
export function ErrorPanel({ title, text, onSimplify, children }: ErrorPanelProps) {
  const { t } = useLingui();
  return (
    <div role="alert" className="absolute inset-0 z-4 grid place-items-center overflow-auto bg-paper p-6">
      <section aria-label={title} className="grid max-w-[440px] justify-items-center gap-3 text-center">
        <h2 className="text-2">{title}</h2>
        <p className="text-ink-2 text-lead leading-snug">{text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-2 max-md:grid">
          <Button variant="solid" onClick={onSimplify}>
            <Trans>Back to the simplified mode</Trans>
          </Button>
          <Button onClick={() => location.reload()}>{t`Reload the page`}</Button>
          {children}
        </div>
      </section>
    </div>
  );
}
