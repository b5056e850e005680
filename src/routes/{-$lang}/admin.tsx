import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '#features/account/require-login.ts';
import { AdminPage } from '#features/admin/admin-page.tsx';
import { type AdminSection, isAdminSection } from '#features/admin/admin-section.ts';
import { loadMessages } from '#lib/i18n.ts';

export const Route = createFileRoute('/{-$lang}/admin')({
  validateSearch: ({ section, page }): { section?: AdminSection; page?: number | undefined } => {
    const number = Number(page);
    return {
      ...(isAdminSection(section) && section !== 'status' && { section }),
      ...(Number.isInteger(number) && number > 1 && { page: number }),
    };
  },
  beforeLoad: requireLogin,
  loader: () => loadMessages('admin'),
  component: Admin,
});

function Admin() {
  const { section = 'status', page = 1 } = Route.useSearch();
  return <AdminPage section={section} page={page} />;
}
