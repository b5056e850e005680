import { useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { OnDemand } from '#ui/on-demand.tsx';
import { languageNames, useLanguage } from './display-choices.ts';

/** Language and theme. */
export function DisplayMenu() {
  const { t } = useLingui();
  const [language] = useLanguage();
  return (
    <OnDemand
      load={async () => (await import('./display-menu-opened.tsx')).DisplayMenuOpened}
      opened={{}}
      trigger={
        <button
          type="button"
          aria-haspopup="menu"
          className="hidden h-11 items-center gap-1.5 rounded-ctl px-2.5 font-medium text-ink-2 text-sm hover:bg-wash hover:text-ink md:inline-flex"
        >
          <Globe size={18} aria-hidden />
          <span className="sr-only">{t`Language and theme`}:</span>
          {languageNames[language].short}
        </button>
      }
    />
  );
}
