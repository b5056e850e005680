import { expect, test } from 'vitest';
import { refundOrder } from '#server/services/payments/refund-order.ts';
import { buy } from '../support/buy.ts';
import { signUp } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;

const receiptOf = ({ app }: TestServer, { headers }: Person, orderId: string | null) =>
  app.request(`/api/payment/receipt/${orderId}`, { headers });

test.each([
  ['en', 'Your Inkwright receipt 000001', 'Garamond'],
  ['zh', '你的 Inkwright 收据 000001', 'ZCOOLXiaoWei'],
  ['ja', '【Inkwright】領収書 000001', 'BIZUDPMincho'],
])('a receipt in %s is mailed with its PDF, whose letters are embedded', async (language, subject, font) => {
  const server = await startTestServer();
  const person = await signUp(server);
  const headers = { ...person.headers, 'accept-language': language };
  const { orderId } = await buy(server, { headers }, 'day30');
  await expect.poll(() => server.mails.map((mail) => mail.subject)).toContain(subject);
  const mail = server.mails.find((each) => each.subject === subject);
  expect(mail?.to).toBe(person.email);
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({ filename: 'inkwright-000001.pdf', contentType: 'application/pdf' });
  const pdf = Buffer.from(file?.content ?? '').toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+[A-Za-z-]*${font}`));
  // A subset: a whole Chinese font would be some megabytes.
  expect(pdf.length).toBeLessThan(120_000);

  const download = await receiptOf(server, person, orderId);
  expect(download.headers.get('content-type')).toBe('application/pdf');
  expect((await download.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});

test("nobody reads somebody else's receipt, nor one of what is not paid", async () => {
  const server = await startTestServer();
  const [person, stranger] = [await signUp(server), await signUp(server)];
  const { orderId } = await buy(server, person, 'day7');
  expect((await receiptOf(server, stranger, orderId)).status).toBe(404);
  await server.api.payment.order.$post({ json: { planCode: 'day7' } }, stranger);
  const history = await (await server.api.payment.chargerecord.$get({ query: {} }, stranger)).json();
  const [open] = history.data?.data ?? [];
  expect(open?.receiptNumber).toBeNull();
  expect((await receiptOf(server, stranger, open?.orderId ?? '')).status).toBe(404);
});

test('numbers have no gaps, whatever is bought at once or rolled back', async () => {
  const server = await startTestServer();
  const people = await Promise.all(Array.from({ length: 4 }, () => signUp(server)));
  await Promise.all(people.map((person) => buy(server, person, 'day7')));
  // One that fails in the middle gives its number back.
  await server.pool.query(`alter table receipts add constraint broken check (plan->>'code' <> 'day14')`);
  const [first] = people;
  if (!first) throw new Error('nobody signed up');
  await expect(buy(server, first, 'day14')).rejects.toThrow();
  await server.pool.query('alter table receipts drop constraint broken');
  const { orderId } = await buy(server, first, 'day30');
  await refundOrder(server.context, orderId ?? '');
  const { rows } = await server.pool.query('select number, kind from receipts order by number');
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rows.at(-1).kind).toBe('refund');
  await expect
    .poll(() => server.mails.map(({ subject }) => subject))
    .toContain('Your Inkwright refund 000006');
});
