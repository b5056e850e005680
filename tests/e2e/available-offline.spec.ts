import { type CuttingProxy, cutConnectionsTo } from '../support/cutting-proxy.ts';
import { PreviewScreen } from '../support/preview-page.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

let proxy: CuttingProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await cutConnectionsTo(String(baseURL));
});
test.afterEach(() => proxy.close());

test('cut in the midst of the model, it goes on from there, and then all works without a network', async ({
  page,
  context,
}) => {
  // Nothing is fetched ahead for whoever pays for it, so that it is done by hand.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  proxy.cut(/\.tflite$/, 6_000_000);
  await page.goto(`${proxy.url}/storage`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByText(/ MB are missing for drawing and trying on/)).toBeVisible();
  await page.getByRole('button', { name: 'Make available offline' }).click();
  await expect(page.getByText('It was cut off. What has come stays here: go on from there.')).toBeVisible();
  await expect(page.getByText('Trying on needs its engine')).toBeVisible();

  proxy.mend();
  await page.reload();
  await page.getByRole('button', { name: 'Make available offline' }).click();
  await expect(page.getByText('All of it is on this device.')).toBeVisible({ timeout: 60_000 });
  const model = proxy.asked.filter(({ path }) => path.endsWith('.tflite'));
  expect(model).toHaveLength(2);
  expect(Number(/bytes=(\d+)-/.exec(model[1]?.range ?? '')?.[1])).toBeGreaterThan(1_000_000);
  await expect(page.getByText('Tattoos are tried on photos.')).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${proxy.url}/preview`);
  await page.getByRole('button', { name: /^Sample: a forearm, light/ }).click();
  await new PreviewScreen(page).hasSkin();
});
