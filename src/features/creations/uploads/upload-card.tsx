import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUp, Trash2 } from 'lucide-react';
import type { KeptSource } from '#contract/image.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Stock } from '#ui/pictures/art.tsx';

interface UploadCardProps {
  source: KeptSource;
  onUse: () => void;
  onDelete: () => void;
}

/** An uploaded picture, from when it is and until when it is kept. */
export function UploadCard({ source, onUse, onDelete }: UploadCardProps) {
  const { t, i18n } = useLingui();
  const day = (date: string) => i18n.date(new Date(date), { dateStyle: 'medium' });
  const uploaded = day(source.createdAt);
  const keptUntil = day(source.keptUntil);
  return (
    <li className="min-w-0">
      <Stock className="w-full shadow-print">
        <img
          src={source.scourceUrl}
          alt={t`Uploaded on ${uploaded}`}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
      </Stock>
      <p className="pt-2.5 text-sm leading-5">
        <b className="font-semibold">{uploaded}</b>
        <span className="block text-ink-3 text-xs">{t`Kept until ${keptUntil}`}</span>
      </p>
      <div className="flex items-center gap-1 pt-1.5">
        <Button size="small" onClick={onUse} className="min-w-0 grow">
          <ImageUp size={16} aria-hidden />
          <Trans>Use again</Trans>
        </Button>
        <IconButton label={t`Delete the picture of ${uploaded}`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
