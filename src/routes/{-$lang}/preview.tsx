import { useLingui } from '@lingui/react/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SharedState } from '#contract/handed-picture.ts';
import { CreationPicker } from '#features/generate/history/creation-picker.tsx';
import { PageLink } from '#features/navigation/page-link.tsx';
import '#features/preview/handed-design.ts';
import { PreviewPage } from '#features/preview/preview-page.tsx';
import { loadMessages } from '#lib/i18n.ts';
import { iconButtonLook } from '#ui/icon-button.tsx';

export const Route = createFileRoute('/{-$lang}/preview')({
  staticData: { isBare: true },
  validateSearch: ({ shared }): { shared?: SharedState } =>
    shared === 'picture' || shared === 'lost' ? { shared } : {},
  loader: () => loadMessages('preview'),
  component: Preview,
});

function Preview() {
  const { t } = useLingui();
  const { state } = useLocation();
  const navigate = Route.useNavigate();
  const { shared } = Route.useSearch();
  const [given] = useState({ design: state.design ?? null, shared: shared ?? null });

  useEffect(() => {
    // Handed over once: a reload goes on where one was.
    if (state.design || shared) navigate({ search: {}, replace: true, state: {} });
  }, [state.design, shared, navigate]);

  return (
    <PreviewPage
      handed={given.design}
      shared={given.shared}
      back={
        <PageLink to="/{-$lang}/create" className={iconButtonLook}>
          <ArrowLeft size={22} aria-hidden />
          <span className="sr-only">{t`Back to Create`}</span>
        </PageLink>
      }
      creations={(onChoose) => <CreationPicker onChoose={onChoose} />}
    />
  );
}
