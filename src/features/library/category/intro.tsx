import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';

/** A category's introduction: one line of it, and the rest on demand. */
export function Intro({ text }: { text: string }) {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return;
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div className="mt-4 flex max-w-[56em] items-baseline gap-x-2 text-ink-2 text-lead leading-normal">
      <p ref={paragraph} id={id} className={classNames('min-w-0', !isOpen && 'line-clamp-1')}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <TextLink
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="-my-3 flex-none text-sm"
        >
          {isOpen ? <Trans>Less</Trans> : <Trans>More</Trans>}
        </TextLink>
      )}
    </div>
  );
}
