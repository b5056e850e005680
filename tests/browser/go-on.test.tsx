import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GoOn } from '#features/generate/go-on/go-on.tsx';
import type { Order } from '#features/generate/order/order.ts';
import { fakeImage } from '../support/fake-images.ts';
import { showInPage } from '../support/in-page.tsx';

let takeAway: () => void;
afterEach(() => takeAway());

const image = fakeImage('01890a5d-ac96-774b-bcce-b302099a8057', 'b1', { ratio: '3:4' });

test('another shape is one of the six others, drawn at once with the same words and seed', async () => {
  const onOrder = vi.fn<(order: Order) => void>();
  ({ takeAway } = showInPage(
    <GoOn
      image={image}
      isFree={false}
      isDrawnHere={false}
      onOrder={onOrder}
      onTurn={() => undefined}
      onLockSeed={() => undefined}
    />,
  ));
  const opener = page.getByRole('button', { name: /^In another shape/ });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  const shapes = page.getByRole('group', { name: 'In another shape' }).getByRole('button');
  expect(shapes.elements().map((shape) => shape.textContent)).toEqual([
    ...['9:16', '2:3', '1:1', '4:3', '3:2', '16:9'],
  ]);
  await shapes.getByText('16:9').click();
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      ...{ prompt: image.prompt, ratio: '16:9', outputs: 1 },
      origin: expect.objectContaining({ parentImageId: image.id, seed: 1, output: 0 }),
    }),
  );
});

test('one panel is open at a time', async () => {
  ({ takeAway } = showInPage(
    <GoOn
      image={image}
      isFree
      isDrawnHere={false}
      onOrder={() => undefined}
      onTurn={() => undefined}
      onLockSeed={() => undefined}
    />,
  ));
  const shape = page.getByRole('button', { name: /^In another shape/ });
  await shape.click();
  await page.getByRole('button', { name: /^Add or take away one thing/ }).click();
  await expect.element(shape).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('form', { name: 'Add or take away one thing' })).toBeVisible();
});

test('what is drawn in the round is turned, for nothing, to the other sides that it has', async () => {
  const onTurn = vi.fn<(order: Order) => void>();
  const views = [{ motif: 'wolf', shown: 'front' as const, others: ['profile' as const, 'below' as const] }];
  const wolf = { ...image, drawing: { ...image.drawing, views } };
  ({ takeAway } = showInPage(
    <GoOn
      image={wolf}
      isFree={false}
      isDrawnHere={false}
      onOrder={() => undefined}
      onTurn={onTurn}
      onLockSeed={() => undefined}
    />,
  ));
  const sides = page.getByRole('group', { name: /^Turn it/ }).getByRole('button');
  await expect.element(sides.first()).toBeVisible();
  expect(sides.elements().map((side) => side.textContent)).toEqual([
    ...['From the front', 'From the side', 'From below'],
  ]);
  await expect.element(sides.getByText('From the front')).toHaveAttribute('aria-pressed', 'true');
  await sides.getByText('From the front').click();
  expect(onTurn).not.toHaveBeenCalled();
  await sides.getByText('From the side').click();
  expect(onTurn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      origin: expect.objectContaining({ seed: 1, variation: expect.objectContaining({ view: 'profile' }) }),
    }),
  );
});

test('what is drawn flat has nothing to be turned by', async () => {
  ({ takeAway } = showInPage(
    <GoOn
      image={image}
      isFree
      isDrawnHere
      onOrder={() => undefined}
      onTurn={() => undefined}
      onLockSeed={() => undefined}
    />,
  ));
  await expect.element(page.getByRole('button', { name: /^In another shape/ })).toBeVisible();
  expect(page.getByRole('group', { name: /^Turn it/ }).elements()).toEqual([]);
});
