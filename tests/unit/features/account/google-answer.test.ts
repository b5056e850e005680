import { expect, test } from 'vitest';
import { isGoogleRefusal, readGoogleAnswer } from '#features/account/google/google-answer.ts';
import { googleAddress } from '#features/account/google/google-request.ts';

const request = { state: 'state-1', nonce: 'nonce-1', isRemembered: true, language: 'en' };

const tokenWith = (claims: object) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const fragment = (answer: Record<string, string>) => new URLSearchParams(answer).toString();

test('the token of an answer to our request is found', () => {
  const token = tokenWith({ nonce: 'nonce-1', name: '木村' });
  expect(readGoogleAnswer(fragment({ id_token: token, state: 'state-1' }), request)).toBe(token);
});

test.each([
  ['of another state', { id_token: tokenWith({ nonce: 'nonce-1' }), state: 'state-2' }],
  ['without a state', { id_token: tokenWith({ nonce: 'nonce-1' }) }],
  ['with another nonce', { id_token: tokenWith({ nonce: 'nonce-2' }), state: 'state-1' }],
  ['without a nonce', { id_token: tokenWith({}), state: 'state-1' }],
  ['that is no token', { id_token: 'x.y.z', state: 'state-1' }],
  ['without a token', { state: 'state-1' }],
])('an answer %s is refused', (_, answer) => {
  expect(() => readGoogleAnswer(fragment(answer), request)).toThrow('GOOGLE_SIGN_IN_FAILED');
});

test('an answer that nobody asked for is refused', () => {
  const answer = fragment({ id_token: tokenWith({}), state: 'undefined' });
  expect(() => readGoogleAnswer(answer, null)).toThrow('GOOGLE_SIGN_IN_FAILED');
});

test('a change of mind is told from what goes wrong', () => {
  expect(isGoogleRefusal(fragment({ error: 'access_denied', state: 'state-1' }))).toBe(true);
  expect(isGoogleRefusal(fragment({ error: 'server_error', state: 'state-1' }))).toBe(false);
});

test('Google is asked for a token that comes back to one address', () => {
  const { searchParams } = new URL(googleAddress('client-1', 'https://ink.example', request));
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'client-1',
    redirect_uri: 'https://ink.example/login/google',
    response_type: 'id_token',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    prompt: 'select_account',
  });
});
