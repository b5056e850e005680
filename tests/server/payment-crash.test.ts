import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { PayPalStandIn } from '../support/paypal/paypal-stand-in.ts';
import { actAs, signUp } from '../support/person.ts';
import { spawnServer, temporaryDataFolder } from '../support/server-process.ts';

const run = promisify(execFile);

test('a server that is killed between the capture and the grant has it granted by reconciliation, once', async () => {
  const standIn = await PayPalStandIn.start();
  onTestFinished(() => standIn.stop());
  const folder = await temporaryDataFolder();
  const { url, clientId, secret, webhookId } = standIn.settings;
  const env = {
    ...{ PAYPAL_URL: url, PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId },
  };
  const admin = async (...args: string[]) =>
    (
      await run(process.execPath, ['src/server/admin/main.ts', ...args], {
        env: { ...process.env, ...env, DATA_DIR: folder },
      })
    ).stdout;

  const first = await spawnServer(folder, env);
  const person = await signUp(first);
  const order = await (await first.api.payment.order.$post({ json: { planCode: 'day30' } }, person)).json();
  const orderId = order.data?.id ?? '';
  standIn.books.approve(orderId);
  standIn.onCapture = () => first.process.kill('SIGKILL');
  const capture = first.api.payment.capture[':orderId'].$post({ param: { orderId } }, person);
  await expect(capture).rejects.toThrow();
  await first.exited;
  expect(standIn.books.order(orderId).captures).toHaveLength(1);

  standIn.onCapture = undefined;
  const second = await spawnServer(folder, env);
  const again = actAs(second, person);
  expect(await again.credits()).toBe(freeCredits);
  expect(await admin('reconcile')).toContain('was not finished');
  expect(await again.credits()).toBe(freeCredits + 80);
  expect(await admin('reconcile')).toBe('The books agree.\n');
  expect(await again.credits()).toBe(freeCredits + 80);

  const [row] = (await admin('orders', person.email)).match(/[0-9a-f-]{36}/) ?? [];
  expect(await admin('orders', 'show', row ?? '')).toMatch(/created[\s\S]*paid[\s\S]*granted/);
  expect(await admin('refund', row ?? '')).toBe('Refunded 23.99 USD.\n');
  expect(await again.credits()).toBe(freeCredits);
  expect(await admin('plans')).toContain('private-designs');
}, 240_000);
