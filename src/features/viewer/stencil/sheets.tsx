import { Trans, useLingui } from '@lingui/react/macro';
import type { StencilPage } from '#engine/skin/worker/skin-api.ts';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { Button } from '#ui/button.tsx';

interface SheetsProps {
  pages: readonly StencilPage[] | undefined;
  /** Others are on their way. */
  isStale: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The sheets as they will be printed. */
export function Sheets({ pages, isStale, hasFailed, onRetry }: SheetsProps) {
  const { t } = useLingui();
  if (hasFailed) {
    return (
      <div role="alert" className="grid place-content-center justify-items-center gap-3 text-center text-md">
        <Trans>The lines could not be drawn.</Trans>
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!pages) {
    return (
      <div
        role="status"
        className="grid aspect-[1/1.4] max-h-[62dvh] animate-pulse place-items-center rounded-print bg-skeleton text-ink-2 text-sm motion-reduce:animate-none"
      >
        <Trans>Drawing the lines…</Trans>
      </div>
    );
  }
  const columns = Math.max(...pages.map(({ column }) => column)) + 1;
  return (
    <ul
      aria-busy={isStale}
      className={`grid gap-2 ${isStale ? 'animate-pulse motion-reduce:animate-none' : ''}`}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {pages.map((page, place) => (
        <li key={`${page.column} ${page.row}`}>
          <Sheet page={page} label={t`Sheet ${place + 1}`} />
        </li>
      ))}
    </ul>
  );
}

function Sheet({ page: { file, widthCm, heightCm }, label }: { page: StencilPage; label: string }) {
  const url = useObjectUrl(file) ?? undefined;
  return (
    <img
      src={url}
      alt={label}
      className="mx-auto block max-h-[62dvh] max-w-full rounded-print bg-white shadow-print"
      style={{ aspectRatio: `${widthCm} / ${heightCm}` }}
    />
  );
}
