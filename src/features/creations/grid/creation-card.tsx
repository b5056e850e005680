import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Globe, Lock, Star } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { type GeneratedImage, imageAtWidth, imageSources } from '#contract/image.ts';
import type { Batch } from '#lib/batches.ts';
import { designName } from '#lib/design-name.ts';
import { localized } from '#lib/language.ts';
import { classNames } from '#ui/class-names.ts';
import { Art, liftLook, Stock } from '#ui/pictures/art.tsx';
import { FadingArt } from '#ui/pictures/fading-art.tsx';
import { isStarred } from '../actions/use-star.ts';
import { CreationLink } from './creation-link.tsx';

/** Cards stand in two, three or four columns within the page's margins. */
const sizes = '(min-width: 1320px) 281px, (min-width: 1080px) 22vw, (min-width: 700px) 29vw, 44vw';

export interface CardHandlers {
  onOpen: (image: GeneratedImage) => void;
  onToggle: (batch: Batch, isRange: boolean) => void;
  onStar: (batch: Batch) => void;
}

interface CreationCardProps extends CardHandlers {
  batch: Batch;
  /** From 0; the grid finds its link by it. */
  place: number;
  isChosen: boolean;
  /** Whether a press chooses it, instead of opening it. */
  isChoosing: boolean;
  /** Whether its star has not reached the server yet. */
  isPending: boolean;
}

/** One's own designs of one batch on their sheet: one large, or in quarters with their number. */
export const CreationCard = memo(function CreationCard(props: CreationCardProps) {
  const { batch, place, isChosen, isChoosing, isPending, onOpen, onToggle, onStar } = props;
  const { t, i18n } = useLingui();
  const { images } = batch;
  const [first] = images;
  const { width, height } = first.dimensions;
  const name = designName(first, i18n.locale);
  const starred = isStarred(images);
  const press = (event: MouseEvent) => {
    if (!isChoosing && !event.shiftKey) return;
    event.preventDefault();
    onToggle(batch, event.shiftKey);
  };
  return (
    <article className="group/card relative">
      <CreationLink
        imageId={first.id}
        data-place={place}
        onPress={press}
        onOpen={() => onOpen(first)}
        className="group/print block scroll-my-28"
      >
        <Stock
          className={classNames(
            'w-full',
            liftLook,
            images.length > 1 && 'grid-cols-2',
            isChosen && 'outline-3 outline-ink outline-offset-2',
          )}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          {images.length === 1 ? (
            <FadingArt
              alt=""
              src={imageAtWidth(first.tattooUrl, 640)}
              srcSet={imageSources(first.tattooUrl).srcSet}
              sizes={sizes}
              width={width}
              height={height}
              placeholder={first.placeholder}
              loading="lazy"
            />
          ) : (
            images
              .slice(0, 4)
              .map(({ id, tattooUrl }) => (
                <Art
                  key={id}
                  alt=""
                  src={imageAtWidth(tattooUrl, 320)}
                  width={width}
                  height={height}
                  loading="lazy"
                />
              ))
          )}
        </Stock>
        <Caption batch={batch} name={name} />
      </CreationLink>
      <label
        className={classNames(
          cornerLook,
          'left-1',
          !isChosen && !isChoosing && `${hiddenLook} coarse:hidden`,
        )}
      >
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t`Select ${name}`}
          onChange={(event) => onToggle(batch, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
          className="peer col-start-1 row-start-1 size-6 cursor-pointer appearance-none rounded-inner border-[1.5px] border-stock-ink bg-stock checked:bg-stock-ink"
        />
        <Check
          size={16}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none invisible col-start-1 row-start-1 text-stock peer-checked:visible"
        />
      </label>
      <button
        type="button"
        aria-pressed={starred}
        aria-label={t`Star ${name}`}
        onClick={() => onStar(batch)}
        className={classNames(
          cornerLook,
          'right-1 text-stock-ink',
          !starred && `${hiddenLook} coarse:opacity-100`,
        )}
      >
        <span className="grid size-8 place-items-center rounded-full bg-stock/90">
          <Star
            size={18}
            aria-hidden
            className={classNames(starred && 'fill-current', isPending && 'text-print-blue')}
          />
        </span>
      </button>
    </article>
  );
});

const cornerLook = 'absolute top-1 grid size-11 cursor-pointer place-items-center';
/** Shown once the card is pointed at or focused. */
const hiddenLook =
  'opacity-0 transition-opacity duration-fast focus-within:opacity-100 focus-visible:opacity-100 group-focus-within/card:opacity-100 group-hover/card:opacity-100';

function Caption({ batch: { images }, name }: { batch: Batch; name: string }) {
  const { t, i18n } = useLingui();
  const [{ isPublic, styleTitle }] = images;
  const count = images.length;
  const Visibility = isPublic ? Globe : Lock;
  return (
    <span className="flex gap-x-2.5 pt-2.5 text-sm leading-5 max-sm:flex-col sm:justify-between">
      <b className="line-clamp-1 min-w-0 font-semibold wrap-anywhere">{name}</b>
      <span className="flex min-w-0 flex-none items-center gap-1.5 text-ink-3 max-sm:text-xs max-sm:leading-5">
        {count > 1 && (
          <span className="rounded-inner bg-ink px-1.5 font-semibold text-board text-tiny leading-[1.125rem] tabular-nums">
            <span aria-hidden>{count}</span>
            <span className="sr-only">{plural(count, { one: 'One design', other: 'Set of # designs' })}</span>
          </span>
        )}
        <Visibility
          size={14}
          role="img"
          aria-label={isPublic ? t`Public` : t`Private`}
          className="flex-none"
        />
        <span className="truncate">{styleTitle ? localized(styleTitle, i18n.locale) : t`NO Style`}</span>
      </span>
    </span>
  );
}
