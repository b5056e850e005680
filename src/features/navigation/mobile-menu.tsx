import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonLook } from '#ui/icon-button.tsx';
import { OnDemand } from '#ui/on-demand.tsx';

/** Everything that the header has no room for on a phone. */
export function MobileMenu({ account }: { account: ReactNode }) {
  const { t } = useLingui();
  return (
    <OnDemand
      load={async () => (await import('./mobile-menu-opened.tsx')).MobileMenuOpened}
      opened={{ account }}
      trigger={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t`Menu`}
          className={`${iconButtonLook} md:hidden`}
        >
          <Menu size={24} aria-hidden />
        </button>
      }
    />
  );
}
