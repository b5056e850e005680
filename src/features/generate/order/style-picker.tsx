import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Dices, LayoutGrid } from 'lucide-react';
import type { StyleId } from '#contract/style-ids.ts';
import { localized } from '#lib/language.ts';
import { OnDemand } from '#ui/on-demand.tsx';
import { Art, Stock } from '#ui/pictures/art.tsx';
import { stylesQuery } from '../catalog-queries.ts';

interface StylePickerProps {
  value: StyleId | null;
  onChange: (style: StyleId | null) => void;
  isLarge?: boolean;
}

/** The chosen style, which opens the panel of all. */
export function StylePicker({ value, onChange, isLarge = false }: StylePickerProps) {
  const { t, i18n } = useLingui();
  const { data: styles } = useQuery(stylesQuery);
  const style = styles?.find(({ id }) => id === value);
  const title = style ? localized(style.title, i18n.locale) : value === null ? t`NO Style` : '';

  return (
    <OnDemand
      load={async () => (await import('./style-dialog.tsx')).StyleDialog}
      opened={{ value, onChange }}
      trigger={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t`Style: ${title}`}
          className={`flex w-full items-center gap-3 rounded-ctl border border-line bg-raised pr-3 text-left font-medium hover:border-ink ${isLarge ? 'p-[5px]' : 'p-[3px]'}`}
        >
          <Stock className={`flex-none rounded-[3px] border border-hair ${isLarge ? 'size-11' : 'size-10'}`}>
            {style ? (
              <Art alt="" src={style.imageUrl} className="scale-110" />
            ) : (
              <Dices size={18} aria-hidden />
            )}
          </Stock>
          <span className="min-w-0 truncate">{title}</span>
          <LayoutGrid size={18} aria-hidden className="ml-auto text-ink-3" />
        </button>
      }
    />
  );
}
