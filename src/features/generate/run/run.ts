import type { GenerationStatus, OutputStage } from '#contract/generation.ts';
import type { GeneratedImage } from '#contract/image.ts';
import type { AppErrorReason } from '#lib/app-error.ts';
import type { Order } from '../order/order.ts';

export interface RunFailure {
  reason: AppErrorReason;
  /** How many credits came back; null when none had been taken, or none are back yet. */
  creditsBack: number | null;
  /** Under which the server's log has it. */
  requestId: string | undefined;
  /** The drawing may still be on its way, and can be looked for again. */
  isOpen: boolean;
}

/** Where the generation at hand stands. */
export type Run =
  | { phase: 'idle' }
  | { phase: 'ordering'; order: Order }
  | {
      phase: 'drawing';
      order: Order;
      startedAt: number;
      status: GenerationStatus | null;
      /** The server cannot be reached; the drawing goes on there. */
      isOutOfTouch: boolean;
      isCancelling: boolean;
    }
  | { phase: 'saving'; order: Order; status: GenerationStatus }
  | { phase: 'done'; images: GeneratedImage[] }
  | { phase: 'failed'; order: Order; failure: RunFailure };

export type ActiveRun = Extract<Run, { phase: 'ordering' | 'drawing' | 'saving' }>;

export function isActive(run: Run): run is ActiveRun {
  return run.phase === 'ordering' || run.phase === 'drawing' || run.phase === 'saving';
}

export interface OutputProgress {
  stage: OutputStage;
  tattooUrl: string | null;
}

/** Every picture of the run, those that the server has said nothing about as waiting. */
export function outputsOf(run: ActiveRun): OutputProgress[] {
  const status = run.phase === 'ordering' ? null : run.status;
  return (
    status?.outputs ??
    Array.from({ length: run.order.outputs }, () => ({ stage: 'waiting', tattooUrl: null }))
  );
}

/** The picture that is furthest among those not done: its number from 1, and what is being done to it. */
export function leadingOutput(outputs: OutputProgress[]): { number: number; stage: OutputStage } {
  const done = outputs.filter(({ stage }) => stage === 'done').length;
  const rest = outputs.filter(({ stage }) => stage !== 'done').map(({ stage }) => order.indexOf(stage));
  return { number: Math.min(done + 1, outputs.length), stage: order[Math.max(...rest)] ?? 'done' };
}

const order: OutputStage[] = ['waiting', 'reading', 'drawing', 'inking', 'drying', 'done'];

/** The real progress, with room left for what the server does not count: 80 is all drawn, 99 is being stored. */
export function shownPercent(run: Run): number {
  if (run.phase === 'drawing') return Math.round((run.status?.progress.percentage ?? 0) * 0.8);
  if (run.phase === 'saving') return 99;
  return run.phase === 'done' ? 100 : 0;
}

/** Nothing is drawn for an hour: then the clock of this device, or of the one it was ordered on, is wrong. */
const believedSeconds = 60 * 60;

/** Seconds that the rest will take at the pace so far; null while there is too little to judge by. */
export function secondsLeft(run: Run, now: number): number | null {
  if (run.phase !== 'drawing' || run.isOutOfTouch) return null;
  const done = (run.status?.progress.percentage ?? 0) / 100;
  const elapsed = (now - run.startedAt) / 1000;
  if (done < 0.2 || elapsed < 3 || elapsed > believedSeconds) return null;
  return Math.ceil((elapsed * (1 - done)) / done);
}
