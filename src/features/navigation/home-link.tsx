import { brand } from '#contract/brand.ts';
import { Seal } from '#ui/seal.tsx';
import { PageLink } from './page-link.tsx';

export function HomeLink({ onClick }: { onClick?: () => void }) {
  return (
    <PageLink
      to="/{-$lang}"
      onClick={onClick}
      className="flex min-h-11 items-center gap-2.5 font-[680] font-display text-[1.25rem] leading-none tracking-[-.015em] md:text-[1.375rem]"
    >
      <Seal className="size-[30px]" />
      {brand.name}
    </PageLink>
  );
}
