import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { StatusSection } from '#features/admin/status-section.tsx';
import { UsersSection } from '#features/admin/users-section.tsx';
import { callThrough } from '#lib/api-client.ts';
import { showInPage } from '../support/in-page.tsx';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const mara = {
  ...{ id, username: 'mara', email: 'mara@example.com', credits: 50, isOperator: false },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', closedAt: null },
};
const status = {
  ...{ accounts: 12_345, newAccounts: 7, images: 90, succeeded: 40, failed: 3, openReports: 2 },
  waitingForReview: 0,
  queues: [{ queue: 'generate', state: 'created', jobs: 12, waitingSeconds: 95 }],
};
const empty = { data: [], pagination: { total: 0, pageSize: 20, currentPage: 1, totalPages: 0 } };

/** What was sent, and what the server says to it. */
const server = vi.fn<(method: string, path: string, body: unknown) => { status: number; data: unknown }>();
let takeAway: () => void;

beforeEach(() => {
  server.mockReset();
  callThrough(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const body = request.method === 'POST' ? await request.json() : null;
    const answer = server(request.method, pathname, body);
    const isDone = answer.status === 200;
    return Response.json(
      isDone
        ? { status: 'success', data: answer.data, errorCode: null, message: null }
        : { status: 'error', data: null, reason: 'FORBIDDEN', errorCode: 403, message: '', requestId: 'r' },
      { status: answer.status },
    );
  });
});
afterEach(() => takeAway());

test('a status is told in numbers, with how long the oldest job waits', async () => {
  server.mockReturnValue({ status: 200, data: status });
  ({ takeAway } = showInPage(<StatusSection />));
  await expect.element(page.getByText('12,345')).toBeVisible();
  await expect.element(page.getByText('the oldest for 95 s')).toBeVisible();
});

test('what is refused says so, and can be tried again', async () => {
  server.mockReturnValueOnce({ status: 403, data: null }).mockReturnValue({ status: 200, data: [mara] });
  ({ takeAway } = showInPage(<UsersSection />));
  await expect.element(page.getByRole('alert').getByText('This did not load')).toBeVisible();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect.element(page.getByRole('button', { name: 'Credits of mara' })).toBeVisible();
});

test('credits are given with a reason, and not without', async () => {
  server.mockImplementation((_method, path) => ({
    status: 200,
    data: path.endsWith('/users') ? [mara] : empty,
  }));
  ({ takeAway } = showInPage(<UsersSection />));
  await page.getByRole('button', { name: 'Credits of mara' }).click();
  await page.getByLabelText('How many').fill('30');
  await page.getByRole('button', { name: 'Give credits' }).click();
  await expect.element(page.getByText('Say why, for whoever looks into it later.')).toBeVisible();
  expect(server.mock.calls.filter(([method]) => method === 'POST')).toEqual([]);

  await page.getByLabelText('Why').fill('a picture was lost');
  await page.getByRole('button', { name: 'Give credits' }).click();
  await expect
    .poll(() => server.mock.calls.filter(([method]) => method === 'POST'))
    .toEqual([['POST', `/api/admin/users/${id}/credits`, { credits: 30, reason: 'a picture was lost' }]]);
  // What was given is no longer in the form.
  await expect.element(page.getByLabelText('How many')).toHaveValue('');
});
