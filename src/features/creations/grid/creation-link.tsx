import { useLingui } from '@lingui/react';
import type { ComponentProps, MouseEvent } from 'react';
import type { Language } from '#contract/language.ts';
import { addressIn } from '#lib/language.ts';

interface CreationLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  imageId: string;
  /** Called first; what it prevents opens nothing. */
  onPress: (event: MouseEvent) => void;
  /** Opens it over the page. */
  onOpen: () => void;
}

/** Opens one of one's own designs over the page; in another tab or window, at its address. */
export function CreationLink({ imageId, onPress, onOpen, ...props }: CreationLinkProps) {
  const { i18n } = useLingui();
  const href = addressIn(i18n.locale as Language, `/creations/${imageId}`);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onPress(event);
        // Other tabs and windows are the browser's own business.
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}
