import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { notifyGeneration } from '../../db/notifications.ts';
import { generations } from '../../db/schema/generation.ts';
import { modelRequests } from '../../db/schema/model-request.ts';
import type { PaidRequest } from '../../providers/image/image-provider.ts';
import { GenerationEnded } from '../generations/set-stage.ts';

interface Written {
  readonly generationId: string;
  readonly position: number;
  readonly isRepeated: boolean;
  readonly ageMs: number;
  readonly remoteId: string | null;
  readonly heard: number;
}

/** Nobody looks more often than that how much is done. */
const tellEveryMs = 1000;

/** A request of a paid model as it stands in the database, where webhooks and other processes find it. */
export class WrittenRequest implements PaidRequest {
  readonly generationId: string;
  readonly position: number;
  readonly isRepeated: boolean;
  readonly ageMs: number;
  readonly #context: Pick<Context, 'db' | 'notifications'>;
  #remoteId: string | null;
  #heard: number;
  #woken = Promise.withResolvers<boolean>();
  #told = { percent: 0, at: Number.NEGATIVE_INFINITY };

  constructor(context: Pick<Context, 'db' | 'notifications'>, written: Written) {
    this.#context = context;
    this.generationId = written.generationId;
    this.position = written.position;
    this.isRepeated = written.isRepeated;
    this.ageMs = written.ageMs;
    this.#remoteId = written.remoteId;
    this.#heard = written.heard;
  }

  get remoteId(): string | null {
    return this.#remoteId;
  }

  async remember(remoteId: string): Promise<void> {
    await this.#context.db.update(modelRequests).set({ remoteId }).where(this.#row);
    this.#remoteId = remoteId;
  }

  async news(ms: number): Promise<void> {
    const deadline = performance.now() + ms;
    for (;;) {
      using change = this.#context.notifications.subscribe(this.generationId);
      if (await this.#hasNews()) return;
      const left = deadline - performance.now();
      if (left <= 0) return;
      const goesOn = await Promise.race([change.within(left), this.#woken.promise]);
      // The next attempt, in another process, goes on with it.
      if (!goesOn) throw new Error('the server stops while an image model works');
    }
  }

  wake(): void {
    // Whoever begins to wait only now has news as well.
    this.#heard -= 1;
    this.#woken.resolve(true);
    this.#woken = Promise.withResolvers();
  }

  async progress(part: number): Promise<void> {
    const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
    const now = performance.now();
    if (percent <= this.#told.percent || now - this.#told.at < tellEveryMs) return;
    this.#told = { percent, at: now };
    await this.#context.db.transaction(async (tx) => {
      await tx.update(modelRequests).set({ percent }).where(this.#row);
      await tx
        .update(generations)
        .set({ revision: sql`${generations.revision} + 1` })
        .where(eq(generations.id, this.generationId));
      await notifyGeneration(tx, this.generationId);
    });
  }

  get #row() {
    const { generationId, position } = this;
    return and(eq(modelRequests.generationId, generationId), eq(modelRequests.position, position));
  }

  async #hasNews(): Promise<boolean> {
    const [row] = await this.#context.db
      .select({
        remoteId: modelRequests.remoteId,
        heard: modelRequests.heard,
        finishedAt: generations.finishedAt,
      })
      .from(modelRequests)
      .innerJoin(generations, eq(generations.id, modelRequests.generationId))
      .where(this.#row);
    if (!row || row.finishedAt) throw new GenerationEnded();
    const hasNews = row.heard !== this.#heard;
    this.#remoteId = row.remoteId ?? this.#remoteId;
    this.#heard = row.heard;
    return hasNews;
  }
}
