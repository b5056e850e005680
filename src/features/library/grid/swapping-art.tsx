import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ImageSources } from '#contract/image.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/pictures/art.tsx';
import { FadingArt } from '#ui/pictures/fading-art.tsx';

interface ColorSwap {
  /** Handlers for what is pointed at or focused. */
  handlers: {
    onPointerEnter: (event: { pointerType: string }) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
  isShown: boolean;
  /** Whether it has been wanted at all: the second picture is not fetched before. */
  isWanted: boolean;
  toggle: () => void;
}

/** Whether the version in colour is shown: while pointed at or focused, and by a toggle on touch screens. */
export function useColorSwap(): ColorSwap {
  const [isPointed, setIsPointed] = useState(false);
  const [isToggled, setIsToggled] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const point = () => {
    setIsPointed(true);
    setIsWanted(true);
  };
  return {
    handlers: {
      // A finger has no hover: the browser invents one while it presses.
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && point(),
      onPointerLeave: () => setIsPointed(false),
      onFocus: point,
      onBlur: () => setIsPointed(false),
    },
    isShown: isPointed || isToggled,
    isWanted,
    toggle: () => {
      setIsToggled((before) => !before);
      setIsWanted(true);
    },
  };
}

interface SwappingArtProps {
  alt: string;
  plain: ImageSources;
  color: ImageSources | null;
  placeholder?: string | null;
  swap: ColorSwap;
  sizes?: string;
  isEager?: boolean;
}

/** A drawing, and over it the same in colour once that is asked for. */
export function SwappingArt({
  alt,
  plain,
  color,
  placeholder,
  swap,
  sizes,
  isEager = false,
}: SwappingArtProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const isColored = color !== null && swap.isShown && isLoaded;
  const loading = isEager ? 'eager' : 'lazy';
  return (
    <>
      <span className={classNames(layer, isColored && 'opacity-0')}>
        <FadingArt alt={alt} {...plain} placeholder={placeholder} sizes={sizes} loading={loading} />
      </span>
      {color && swap.isWanted && (
        <span className={classNames(layer, !isColored && 'opacity-0')}>
          <Art alt="" {...color} sizes={sizes} onLoad={() => setIsLoaded(true)} />
        </span>
      )}
    </>
  );
}

/** On touch screens: a small picture in a corner, showing what a press brings. */
export function ColorToggle({ swap, children }: { swap: ColorSwap; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-pressed={swap.isShown}
      aria-label={t`Show in colour`}
      onClick={swap.toggle}
      className="absolute right-2 bottom-2 hidden size-12 overflow-hidden rounded-print bg-stock p-1 shadow-lift outline-1 outline-line aria-pressed:outline-2 aria-pressed:outline-stock-ink coarse:block"
    >
      {children}
    </button>
  );
}

const layer = 'absolute inset-0 mix-blend-multiply transition-opacity duration-base ease-out';
