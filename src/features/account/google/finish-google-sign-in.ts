import type { QueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { type AppErrorReason, toAppError } from '#lib/app-error.ts';
import { currentUserQuery } from '#lib/current-user.ts';
import { openSession } from '#lib/session.ts';
import { returnAddress } from '../return-to.ts';
import { isGoogleRefusal, readGoogleAnswer } from './google-answer.ts';
import { type GoogleRequest, takeGoogleRequest } from './google-request.ts';

interface Outcome {
  request: GoogleRequest | null;
  /** Where to go on, once logged in. */
  next?: string;
  problem?: AppErrorReason;
}

/** Logs in with what Google answered. Somebody who thought better of it is told nothing. */
export async function finishGoogleSignIn(queryClient: QueryClient, fragment: string): Promise<Outcome> {
  const request = takeGoogleRequest();
  if (request && isGoogleRefusal(fragment)) return { request };
  try {
    const token = readGoogleAnswer(fragment, request);
    const session = await unwrapResponse(api.auth.google.$post({ json: { token } }));
    openSession(session, request?.isRemembered ?? true);
    queryClient.setQueryData(currentUserQuery(session.user.userId).queryKey, session.user);
    return { request, next: returnAddress({ from: request?.from }, request?.language ?? 'en') };
  } catch (error) {
    return { request, problem: toAppError(error).reason };
  }
}
