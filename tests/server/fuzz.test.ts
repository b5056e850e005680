import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { failureSchema } from '#contract/envelope.ts';
import { RateLimits } from '#server/rate-limits.ts';
import { documentedOperations } from '../support/documented-operations.ts';
import { anyRequest, everyNastyRequest, type Operation } from '../support/nasty-requests.ts';
import { signUpMember } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let operations: Operation[];
let authorization: string;

beforeEach(async () => {
  server = await startTestServer();
  server.context.rateLimits = new RateLimits(server.pool, 1_000_000);
  // Closing the account or logging out would leave nothing but refusals behind.
  operations = (await documentedOperations(server)).filter(({ call }) => !/close|logout/.test(call));
  ({ authorization } = (await signUpMember(server)).headers);
});

test('every nasty value in every place gets an answer in the envelope, and never a fault of ours', async () => {
  for (const request of operations.flatMap((operation) => [...everyNastyRequest(operation)])) {
    await checkAnswer(request.clone());
    request.headers.set('authorization', authorization);
    await checkAnswer(request);
  }
}, 300_000);

test('ten thousand requests made from the contract do too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(...operations.map(anyRequest)), fc.boolean(), async (request, isSignedIn) => {
      if (isSignedIn) request.headers.set('authorization', authorization);
      await checkAnswer(request);
    }),
    { numRuns: 10_000 },
  );
}, 300_000);

async function checkAnswer(request: Request): Promise<void> {
  const body = await request.clone().text();
  const answer = await server.app.fetch(request);
  expect(answer.status, `${request.method} ${request.url} ${body}`).toBeLessThan(500);
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return;
  const envelope = await answer.json();
  if (answer.ok) expect(envelope).toMatchObject({ status: 'success', errorCode: null });
  else failureSchema.parse(envelope);
}
