import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import type { Language } from '#contract/language.ts';
import { addressIn } from '#lib/language.ts';

interface CreationLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  imageId: string;
  /** Called first; what it prevents does not lead anywhere. */
  onPress: (event: MouseEvent) => void;
}

/** Leads to one of one's own designs. */
export function CreationLink({ imageId, onPress, ...props }: CreationLinkProps) {
  const { i18n } = useLingui();
  const router = useRouter();
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
        router.navigate({ href });
      }}
    />
  );
}
