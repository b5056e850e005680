import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type Image, imageAtWidth, imageSources } from '#contract/image.ts';
import { localized } from '#lib/language.ts';
import { classNames } from '#ui/class-names.ts';
import { Art, liftLook, Stock } from '#ui/pictures/art.tsx';
import { titleOf } from '../image-words.ts';
import { ColorToggle, SwappingArt, useColorSwap } from './swapping-art.tsx';

/** Cards stand in two, three or four columns within the page's margins. */
const sizes = '(min-width: 1320px) 281px, (min-width: 1080px) 22vw, (min-width: 700px) 29vw, 44vw';

interface ImageCardProps {
  image: Image;
  /** The address of the category that it is looked at in. */
  categorySlug: string | undefined;
  /** Whether all cards of its grid are square. */
  isSquare?: boolean;
  /** Whether it is likely in view at once. */
  isEager?: boolean;
}

/** An image of the library on its sheet, with what it is called below. It leads to the image. */
export function ImageCard({ image, categorySlug, isSquare = false, isEager = false }: ImageCardProps) {
  const { i18n } = useLingui();
  const swap = useColorSwap();
  const { width, height } = image.dimensions;
  const title = titleOf(image, i18n.locale);
  const content = (
    <>
      <Stock
        className={classNames('w-full', liftLook)}
        style={isSquare ? undefined : { aspectRatio: `${width} / ${height}` }}
      >
        <SwappingArt
          alt=""
          plain={imageSources(image.tattooUrl)}
          color={image.colorUrl ? imageSources(image.colorUrl) : null}
          placeholder={image.placeholder}
          swap={swap}
          sizes={sizes}
          isEager={isEager}
        />
      </Stock>
      <span className="flex gap-2.5 pt-2.5 text-sm leading-snug max-sm:flex-col max-sm:gap-0 sm:justify-between">
        <b className="line-clamp-2 min-w-0 font-semibold sm:line-clamp-1 wrap-anywhere">{title}</b>
        {image.styleTitle && (
          <span className="flex-none text-ink-3 max-sm:text-xs">
            {localized(image.styleTitle, i18n.locale)}
          </span>
        )}
      </span>
    </>
  );
  const look = 'group/print block';
  return (
    <article className="relative min-w-0">
      {categorySlug ? (
        <Link
          to="/{-$lang}/categories/$slug/$image"
          params={{ slug: categorySlug, image: image.id }}
          className={look}
          {...swap.handlers}
        >
          {content}
        </Link>
      ) : (
        <Link to="/{-$lang}/image/$image" params={{ image: image.id }} className={look} {...swap.handlers}>
          {content}
        </Link>
      )}
      {image.colorUrl && (
        // The corner of the sheet, whatever stands below it.
        <span
          className="pointer-events-none absolute inset-x-0 top-0 *:pointer-events-auto"
          style={{ aspectRatio: isSquare ? 1 : `${width} / ${height}` }}
        >
          <ColorToggle swap={swap}>
            <Art alt="" src={imageAtWidth(image.colorUrl, 160)} loading="lazy" />
          </ColorToggle>
        </span>
      )}
    </article>
  );
}
