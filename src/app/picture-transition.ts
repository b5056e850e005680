import { scrollBehavior } from '#lib/motion.ts';
import type { AppRouter } from './router.ts';

/** As the styles call it: `.moving-picture` has it always, a card only while it leads there or is come back to. */
const name = 'picture';

/** Pages that show one design; the last part of their address is its id. */
const designPage = /\/(?:image|creations|categories\/[^/]+)\/([^/]+)$/;

type Place = Pick<AppRouter['state']['location'], 'pathname' | 'state'>;

/**
 * Has the picture of a card become that of the page, or of the window, that shows the design, and the other way round.
 * Browsers that cannot tell such a change from others, and readers who want less motion, see the pages change at once.
 */
export function movePictures(router: AppRouter): void {
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return;
  const wantsLess = matchMedia('(prefers-reduced-motion: reduce)');
  let named: HTMLElement | null = null;
  const nameCard = (card: HTMLElement | null) => {
    named?.style.removeProperty('view-transition-name');
    card?.style.setProperty('view-transition-name', name);
    named = card;
  };
  /** The page on which a card was last pressed. */
  let list: string | undefined;
  /** The design whose card is come back to. */
  let left: string | undefined;
  const types = ({ fromLocation, toLocation }: { fromLocation?: Place; toLocation: Place }) => {
    const [from, to] = [fromLocation && designAt(fromLocation), designAt(toLocation)];
    const isWanted = !wantsLess.matches && fromLocation !== undefined;
    nameCard(isWanted && to && !from ? cardOf(to) : null);
    if (named) list = fromLocation?.pathname;
    left = isWanted && !to && toLocation.pathname === list ? from : undefined;
    const moves = named !== null || left !== undefined;
    // A picture flies to where it stays, not to where it would be scrolled from.
    router.options.scrollRestorationBehavior = moves ? 'instant' : scrollBehavior();
    return moves && [name];
  };
  router.update({ ...router.options, defaultViewTransition: { types } });
  // The page stands and is scrolled to where it was, and the browser has not looked at it yet.
  router.subscribe('onRendered', () => {
    nameCard(left ? cardOf(left) : null);
    left = undefined;
  });
}

function designAt({ pathname, state }: Place): string | undefined {
  return state.viewing ?? designPage.exec(pathname)?.[1];
}

/** The paper of a card that leads to this design, if it is in sight. */
function cardOf(design: string): HTMLElement | null {
  const card = document.querySelector<HTMLElement>(
    `a[href$="/${CSS.escape(design)}"]:has(img) > :first-child`,
  );
  if (!card) return null;
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? card : null;
}
