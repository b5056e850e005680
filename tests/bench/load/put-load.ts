import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../quantile.ts';
import { nextCall } from './scenario.ts';
import type { Visitors } from './visitors.ts';

/** What became of calls at one rate. */
export interface Outcome {
  /** Answered well, a second. */
  throughput: number;
  p50: number;
  p99: number;
  /** Told to come back later: 429 and 503. */
  refused: number;
  /** Anything else that is no answer. */
  errors: number;
}

/** Sends calls at a rate a second, whether or not those before have been answered, and waits for all answers. */
export async function putLoad(
  api: string,
  visitors: Visitors,
  rate: number,
  seconds: number,
): Promise<Outcome> {
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  let refused = 0;
  let errors = 0;
  const call = async () => {
    const { path, init } = nextCall(visitors);
    const sent = performance.now();
    try {
      const answer = await fetch(api + path, init);
      await answer.arrayBuffer();
      if (answer.ok) times.push(performance.now() - sent);
      else if (answer.status === 429 || answer.status === 503) refused++;
      else errors++;
    } catch {
      errors++;
    }
  };
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  while (elapsed() < seconds) {
    while (calls.length < elapsed() * rate) calls.push(call());
    await sleep(1);
  }
  await Promise.all(calls);
  return {
    throughput: times.length / elapsed(),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    refused,
    errors,
  };
}
