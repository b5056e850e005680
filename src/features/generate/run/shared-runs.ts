import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { StartGenerationInput } from '#contract/generation.ts';
import { type GeneratedImage, ratioSizes } from '#contract/image.ts';
import type { Language } from '#contract/language.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';
import { countUnseen } from '#lib/app-badge.ts';
import { markBusyWhile } from '#lib/busy.ts';
import { errorText } from '#lib/error-text.ts';
import { addressIn } from '#lib/language.ts';
import { notifyWhenHidden } from '#lib/notification.ts';
import { untilOnline } from '#lib/online.ts';
import { currentSession, onSessionChange } from '#lib/session.ts';
import { showToast } from '#ui/show-toast.ts';
import { prependToHistory } from '../history/history-query.ts';
import { type Order, variationOf } from '../order/order.ts';
import type { Origin } from '../order/origin.ts';
import { LongPolls } from './long-polls.ts';
import { orderUnderWay } from './order-under-way.ts';
import { isActive } from './run.ts';
import { type NamedRun, Runs, type RunsApi } from './runs.ts';

const runsOfClient = new WeakMap<QueryClient, Runs>();

/**
 * What is being drawn for whoever is logged in: it goes on, and is followed, while the pages change. There is one for
 * the whole app, made when it is first asked for.
 */
export function runsOf(queryClient: QueryClient, router: AnyRouter): Runs {
  const known = runsOfClient.get(queryClient);
  if (known) return known;
  const seeIt = () => router.navigate({ to: '/{-$lang}/create' });
  const isSeen = () => router.state.location.pathname.endsWith('/create');
  const runs = new Runs(createGenerationApi(queryClient, { isSeen, seeIt }));
  runsOfClient.set(queryClient, runs);
  markBusyWhile(runs.subscribe, () => runs.current().some(({ run }) => isActive(run)));
  // There is none where pages are rendered ahead of time.
  if (typeof document === 'undefined') return runs;
  runs.resume(currentSession()?.userId);
  onSessionChange((_, session) => runs.resume(session?.userId));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) runs.findOthers();
  });
  return runs;
}

/** What is being drawn, and how it is begun, given up and put away. */
export function useRuns(): Runs {
  return runsOf(useQueryClient(), useRouter());
}

export function useRunsOf(runs: Runs): readonly NamedRun[] {
  return useSyncExternalStore(runs.subscribe, runs.current, runs.current);
}

interface Sight {
  /** Whether the page that shows the result is open. */
  isSeen(): boolean;
  seeIt(): void;
}

function createGenerationApi(queryClient: QueryClient, { isSeen, seeIt }: Sight): RunsApi {
  const generation = api.images['generate-tattoo'];
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const longPolls = new LongPolls(sleep);
  const param = (predictionId: string) => ({ param: { predictionId } });
  const keep = (images: GeneratedImage[]) => {
    const userId = currentSession()?.userId;
    if (userId) prependToHistory(queryClient, userId, images);
  };
  const wayThere = () => (isSeen() ? {} : { action: { label: t`See it`, onPress: seeIt } });
  return {
    unfinished: async (userId) =>
      (await unwrapResponse(generation.unfinished.$get())).map(({ id, startedAt, ...about }) => ({
        id,
        userId,
        startedAt: Date.parse(startedAt),
        order: orderUnderWay(about),
      })),
    start: (order) => unwrapResponse(generation.async.$post({ json: generationOf(order) })),
    source: (id, signal) => ({
      status: ({ wait, revision }) =>
        longPolls.ask(wait, (allowed) =>
          unwrapResponse(
            generation.status[':predictionId'].$get(
              {
                ...param(id),
                query: {
                  wait: String(allowed),
                  ...(revision !== undefined && { revision: String(revision) }),
                },
              },
              withSignal(signal),
            ),
          ),
        ),
      sleep,
      untilOnline: () => untilOnline(signal),
    }),
    complete: async (predictionId) =>
      (await unwrapResponse(generation.complete.$post({ json: { predictionId } }))).localImages,
    cancel: async (id) => {
      await unwrapResponse(generation.cancel[':predictionId'].$post(param(id)));
    },
    creditsChanged: () => {
      queryClient.invalidateQueries({ queryKey: ['profile'] });
    },
    finished: (images) => {
      keep(images);
      const count = images.length;
      const text = plural(count, {
        one: 'Your design is ready.',
        other: 'Your # designs are ready.',
      });
      showToast({ kind: 'success', text, ...wayThere() });
      notifyWhenHidden(text, createPath());
      countUnseen();
      // From now on there is something here that should not be dropped when the device runs full.
      navigator.storage?.persist?.();
    },
    failed: (reason) => {
      const text = i18n._(errorText[reason]);
      if (!isSeen()) showToast({ kind: 'error', text, ...wayThere() });
      notifyWhenHidden(text, createPath());
    },
    canceled: (credits) => {
      const text = plural(credits, {
        one: 'Cancelled. Your credit is back.',
        other: 'Cancelled. Your # credits are back.',
      });
      showToast({ kind: 'info', text });
    },
    endedEarly: (images, { creditsBack, reason }) => {
      keep(images);
      countUnseen();
      const cause = reason ? i18n._(errorText[reason]) : t`Cancelled.`;
      const kept = plural(images.length, {
        one: 'The design that was already drawn is yours.',
        other: 'The # designs that were already drawn are yours.',
      });
      const back = plural(creditsBack, {
        one: 'Your credit for the rest is back.',
        other: 'Your # credits for the rest are back.',
      });
      showToast({ kind: reason ? 'error' : 'info', text: t`${cause} ${kept} ${back}`, ...wayThere() });
    },
  };
}

/** The create page in the language that is spoken. */
const createPath = () => addressIn(i18n.locale as Language, '/create');

function generationOf(order: Order): StartGenerationInput {
  const { prompt, from, picture, fidelity, style, isColor, ratio, outputs, engine, isPublic, origin } = order;
  return {
    ...{ prompt, num_outputs: outputs, engine, isColor, isPublic, ...ratioSizes[ratio] },
    ...(style && { style }),
    ...(from === 'picture' && picture && { sourceImageId: picture.sourceImageId, fidelity }),
    ...(origin && goingOnFrom(origin)),
    ...(engine === engineName && { variation: variationOf(order) }),
    mustBeDrawable: !order.isWritten,
  };
}

function goingOnFrom({ parentImageId, seed, output }: Origin) {
  return {
    ...(parentImageId && { parentImageId }),
    ...(seed !== null && { seed }),
    ...(output !== null && { output }),
  };
}
