import { useLingui } from '@lingui/react/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CreationPicker } from '#features/generate/history/creation-picker.tsx';
import { PageLink } from '#features/navigation/page-link.tsx';
import '#features/preview/handed-design.ts';
import { PreviewPage } from '#features/preview/preview-page.tsx';
import { loadMessages } from '#lib/i18n.ts';
import { iconButtonLook } from '#ui/icon-button.tsx';

export const Route = createFileRoute('/{-$lang}/preview')({
  staticData: { isBare: true },
  loader: () => loadMessages('preview'),
  component: Preview,
});

function Preview() {
  const { t } = useLingui();
  const { state } = useLocation();
  const navigate = Route.useNavigate();
  const [handed] = useState(state.design ?? null);

  useEffect(() => {
    // Handed over once: a reload goes on where one was.
    if (state.design) navigate({ replace: true, state: {} });
  }, [state.design, navigate]);

  return (
    <PreviewPage
      handed={handed}
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
