import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Collection } from '#contract/collection.ts';
import type { Style } from '#contract/style.ts';
import { localized } from '#lib/language.ts';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { Select } from '#ui/form/select.tsx';
import { type CreationsSearch, isNarrowed } from './creations-search.ts';

interface FilterBarProps {
  search: CreationsSearch;
  styles: readonly Style[];
  collections: readonly Collection[];
  onChange: (search: CreationsSearch) => void;
}

const any = '';

/** What of one's own is shown: filters that are on or off, and those with more choices. */
export function FilterBar({ search, styles, collections, onChange }: FilterBarProps) {
  const { t, i18n } = useLingui();
  const { query } = search;
  const set = (changes: { [Name in keyof CreationsSearch]?: CreationsSearch[Name] | undefined }) => {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(next));
  };
  const chip = <Name extends 'type' | 'starred' | 'visibility'>(
    name: Name,
    value: NonNullable<CreationsSearch[Name]>,
    words: ReactNode,
  ) => {
    const isPressed = search[name] === value;
    return (
      <li>
        <Chip isPressed={isPressed} onClick={() => set({ [name]: isPressed ? undefined : value })}>
          {words}
        </Chip>
      </li>
    );
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Filters`}</legend>
      <ChipRow className="md:*:align-top">
        <li>
          <Chip isPressed={!isNarrowed(search)} onClick={() => onChange(query ? { query } : {})}>
            <Trans>All</Trans>
          </Chip>
        </li>
        {chip('type', 'words', <Trans>Text to image</Trans>)}
        {chip('type', 'picture', <Trans>Image to image</Trans>)}
        {chip(
          'starred',
          'yes',
          <>
            <Star size={15} aria-hidden />
            <Trans>Starred</Trans>
          </>,
        )}
        {chip(
          'visibility',
          'private',
          <>
            <Lock size={15} aria-hidden />
            <Trans>Private</Trans>
          </>,
        )}
        {chip('visibility', 'public', <Trans>Public</Trans>)}
        <li>
          <Select
            label={t`Style`}
            value={search.style ?? any}
            options={[
              { value: any, label: t`All styles` },
              ...styles.map(({ id, title }) => ({ value: id, label: localized(title, i18n.locale) })),
              { value: 'none' as const, label: t`NO Style` },
            ]}
            onChange={(style) => set({ style: style || undefined })}
          />
        </li>
        <li>
          <Select
            label={t`Colours`}
            value={search.color ?? any}
            options={[
              { value: any, label: t`All colours` },
              { value: 'colorful' as const, label: t`Colorful` },
              { value: 'blackwhite' as const, label: t`Black & White` },
            ]}
            onChange={(color) => set({ color: color || undefined })}
          />
        </li>
        {collections.length > 0 && (
          <li>
            <Select
              label={t`Collection`}
              value={search.collection ?? any}
              options={[
                { value: any, label: t`All collections` },
                ...collections.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(collection) => set({ collection: collection || undefined })}
              className="max-w-56"
            />
          </li>
        )}
      </ChipRow>
    </fieldset>
  );
}
