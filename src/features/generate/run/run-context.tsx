import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { type GeneratedImage, ratioSizes } from '#contract/image.ts';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';
import { markBusy } from '#lib/busy.ts';
import { errorText } from '#lib/error-text.ts';
import { untilOnline } from '#lib/online.ts';
import { currentSession, useSession } from '#lib/session.ts';
import { showToast } from '#ui/show-toast.ts';
import { prependToHistory } from '../history/history-query.ts';
import { isActive, type Run } from './run.ts';
import { type GenerationApi, Runner } from './runner.ts';

const RunnerContext = createContext<Runner | null>(null);

/** Keeps the generation at hand running while the pages change below. */
export function RunnerProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const userId = useSession()?.userId;
  const [runner] = useState(() => {
    const seeIt = () => router.navigate({ to: '/{-$lang}/create' });
    const isSeen = () => router.state.location.pathname.endsWith('/create');
    return new Runner(createGenerationApi(queryClient, { isSeen, seeIt }));
  });
  const isRunning = isActive(useRunOf(runner));

  useEffect(() => {
    runner.resume(userId);
  }, [runner, userId]);
  useEffect(() => (isRunning ? markBusy() : undefined), [isRunning]);

  return <RunnerContext value={runner}>{children}</RunnerContext>;
}

export function useRunner(): Runner {
  const runner = use(RunnerContext);
  if (!runner) throw new Error('There is no RunnerProvider around this');
  return runner;
}

export function useRun(): Run {
  return useRunOf(useRunner());
}

function useRunOf(runner: Runner): Run {
  return useSyncExternalStore(runner.subscribe, runner.current, runner.current);
}

interface Sight {
  /** Whether the page that shows the result is open. */
  isSeen(): boolean;
  seeIt(): void;
}

function createGenerationApi(queryClient: QueryClient, { isSeen, seeIt }: Sight): GenerationApi {
  const generation = api.images['generate-tattoo'];
  const param = (predictionId: string) => ({ param: { predictionId } });
  const keep = (images: GeneratedImage[]) => {
    const userId = currentSession()?.userId;
    if (userId) prependToHistory(queryClient, userId, images);
  };
  const wayThere = () => (isSeen() ? {} : { action: { label: t`See it`, onPress: seeIt } });
  return {
    start: ({
      prompt,
      from,
      picture,
      fidelity,
      style,
      isColor,
      ratio,
      outputs,
      isPublic,
      isWritten = false,
    }) =>
      unwrapResponse(
        generation.async.$post({
          json: {
            prompt,
            num_outputs: outputs,
            ...(style && { style }),
            ...(from === 'picture' && picture && { sourceImageId: picture.sourceImageId, fidelity }),
            isColor,
            isPublic,
            ...ratioSizes[ratio],
            mustBeDrawable: !isWritten,
          },
        }),
      ),
    source: (id, signal) => ({
      status: ({ wait, revision }) =>
        unwrapResponse(
          generation.status[':predictionId'].$get(
            {
              ...param(id),
              query: { wait: String(wait), ...(revision !== undefined && { revision: String(revision) }) },
            },
            withSignal(signal),
          ),
        ),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
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
      // From now on there is something here that should not be dropped when the device runs full.
      navigator.storage?.persist?.();
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
