import type { ReactNode } from 'react';

interface ProfileSectionProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

export function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section aria-labelledby={id} className="border-rule border-t-[1.5px] pt-5">
      <h2 id={id} className="mb-4 scroll-mt-[calc(var(--header)+24px)] text-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
