import Replicate, { type Prediction, parseProgressFromLogs } from 'replicate';
import { z } from 'zod';
import { DrawingRefused } from '../image-provider.ts';
import { isPassing, refusedWith, Unanswered, withoutAnswer } from '../model/call.ts';
import { callFailure, singleFetch } from './single-fetch.ts';

/** A prediction, as far as we look at it. */
const predictionSchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.unknown(),
  error: z.unknown(),
  logs: z.string().nullish(),
});
export type Told = z.infer<typeof predictionSchema>;

/** What another look may find well. */
export class NotNow extends Error {
  override name = 'NotNow';
}

/** Replicate's API, through its own client. */
export class ReplicateApi {
  readonly #client: Replicate;

  constructor(url: string, key: string) {
    this.#client = new Replicate({ auth: key, baseUrl: url, fetch: singleFetch, useFileOutput: false });
  }

  /**
   * Asks for a picture, once.
   * @throws DrawingRefused; MODEL_SILENT where it may have been asked for all the same
   */
  async create(options: Parameters<Replicate['predictions']['create']>[0]): Promise<Told> {
    try {
      return read(await this.#client.predictions.create(options));
    } catch (error) {
      const failure = callFailure(error);
      if (failure instanceof Unanswered) throw withoutAnswer(failure);
      if (failure) throw refusedWith(failure.status);
      throw error instanceof SyntaxError ? noPrediction() : error;
    }
  }

  /** @throws NotNow or DrawingRefused */
  async get(id: string, signal: AbortSignal): Promise<Told> {
    try {
      return read(await this.#client.predictions.get(id, { signal }));
    } catch (error) {
      const failure = callFailure(error);
      if (failure instanceof Unanswered) throw new NotNow(failure.code);
      // A page of whatever stands between may be gone a moment later.
      if (error instanceof SyntaxError) throw new NotNow('its answer is no prediction');
      if (!failure) throw error;
      throw isPassing(failure.status) ? new NotNow(`${failure.status}`) : refusedWith(failure.status);
    }
  }

  /** Gives up a prediction. Returns what has gone wrong, if something has. */
  async cancel(id: string): Promise<string | undefined> {
    try {
      await this.#client.predictions.cancel(id, { signal: AbortSignal.timeout(10_000) });
      return undefined;
    } catch (error) {
      const failure = callFailure(error);
      if (!failure) throw error;
      return failure instanceof Unanswered ? failure.code : `it answered ${failure.status}`;
    }
  }
}

/** How much of a prediction is done, 0 … 1, by what its model logs; null where that says nothing. */
export function progressOf({ logs }: Told): number | null {
  return parseProgressFromLogs({ logs: logs ?? '' } as Prediction)?.percentage ?? null;
}

function read(answer: unknown): Told {
  const prediction = predictionSchema.safeParse(answer);
  if (!prediction.success) throw noPrediction();
  return prediction.data;
}

function noPrediction(): DrawingRefused {
  return new DrawingRefused('MODEL_FAILED', 'its answer is no prediction');
}
