/** The parts of the operator's page, in their order. */
export const adminSections = ['status', 'users', 'reports', 'posts', 'acts'] as const;
export type AdminSection = (typeof adminSections)[number];

export const isAdminSection = (name: unknown): name is AdminSection =>
  adminSections.some((section) => section === name);
