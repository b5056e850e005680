import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CreationCard } from '#features/creations/grid/creation-card.tsx';
import { fakeImage } from '../support/fake-images.ts';
import { showInPage } from '../support/in-page.tsx';

let takeAway: () => void;
afterEach(() => takeAway());

function show(isChoosing: boolean) {
  const onOpen = vi.fn();
  const onToggle = vi.fn();
  const image = fakeImage('koi', 'b1');
  ({ takeAway } = showInPage(
    <CreationCard
      batch={{ id: 'b1', images: [image] }}
      {...{ onOpen, onToggle, isChoosing, onStar: () => undefined }}
      {...{ place: 0, isChosen: false, isPending: false }}
    />,
  ));
  return { image, onOpen, onToggle, link: page.getByRole('link') };
}

test('a press opens the design in place, by pointer and by keys', async () => {
  const { image, onOpen, link } = show(false);
  await link.click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(image);
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('where another tab or window is meant, the browser has the address', async () => {
  const { onOpen, link } = show(false);
  await expect.element(link).toHaveAttribute('href', '/creations/koi');
  // Its own business, but not in this test.
  const followed: string[] = [];
  const follow = (event: MouseEvent) => {
    if (!event.defaultPrevented) followed.push(`${event.type} ${event.button}`);
    event.preventDefault();
  };
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, follow);
  await link.click({ modifiers: ['ControlOrMeta'] });
  await link.click({ button: 'middle' });
  for (const type of ['click', 'auxclick'] as const) document.removeEventListener(type, follow);
  expect(followed).toEqual(['click 0', 'auxclick 1']);
  expect(onOpen).not.toHaveBeenCalled();
});

test('while designs are chosen, a press chooses', async () => {
  const { onOpen, onToggle, link } = show(true);
  await link.click();
  expect(onToggle).toHaveBeenCalledOnce();
  expect(onOpen).not.toHaveBeenCalled();
});
