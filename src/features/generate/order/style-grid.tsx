import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { StyleId } from '#contract/style-ids.ts';
import { localized } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Art, Stock } from '#ui/pictures/art.tsx';
import { stylesQuery } from '../catalog-queries.ts';

interface StyleGridProps {
  value: StyleId | null;
  selectedRef: Ref<HTMLButtonElement>;
  onChoose: (style: StyleId | null) => void;
}

export function StyleGrid({ value, selectedRef, onChoose }: StyleGridProps) {
  const { t, i18n } = useLingui();
  const { data: styles, isError, refetch } = useQuery(stylesQuery);
  return (
    <>
      {isError && !styles && (
        <p className="mb-4 flex flex-wrap items-center gap-3 text-ink-2 text-md">
          <Trans>The styles did not load.</Trans>
          <Button onClick={() => refetch()}>
            <Trans>Load again</Trans>
          </Button>
        </p>
      )}
      <div className="grid grid-cols-3 gap-x-2.5 gap-y-3.5 md:grid-cols-4 md:gap-x-6 md:gap-y-5 md:text-sm">
        <StyleButton
          title={t`NO Style`}
          isSelected={value === null}
          selectedRef={selectedRef}
          onChoose={() => onChoose(null)}
        >
          <Dices size={26} aria-hidden />
        </StyleButton>
        {styles?.map(({ id, title, imageUrl }) => (
          <StyleButton
            key={id}
            title={localized(title, i18n.locale)}
            isSelected={id === value}
            selectedRef={selectedRef}
            onChoose={() => onChoose(id)}
          >
            <Art alt="" src={imageUrl} width={320} height={320} />
          </StyleButton>
        ))}
      </div>
    </>
  );
}

interface StyleButtonProps {
  title: string;
  isSelected: boolean;
  selectedRef: Ref<HTMLButtonElement>;
  onChoose: () => void;
  children: ReactNode;
}

function StyleButton({ title, isSelected, selectedRef, onChoose, children }: StyleButtonProps) {
  return (
    <button
      type="button"
      ref={isSelected ? selectedRef : undefined}
      aria-pressed={isSelected}
      onClick={onChoose}
      className="group flex flex-col text-center text-xs leading-tight"
    >
      <Stock className="w-full border border-hair outline-offset-2 group-hover:border-ink group-aria-pressed:outline-[3px] group-aria-pressed:outline-ink">
        {children}
      </Stock>
      <span className="wrap-anywhere block w-full break-keep pt-1.5 font-medium group-aria-pressed:font-bold">
        {title}
      </span>
    </button>
  );
}
