import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { FlashWorker } from '#engine/flash/worker/flash-worker.ts';
import { countUnseen } from '#lib/app-badge.ts';
import { markBusyWhile } from '#lib/busy.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#ui/show-toast.ts';
import { isActive } from '../run/run.ts';
import { deviceNews } from './device-news.ts';
import { DeviceRunner, type DeviceWorld } from './device-runner.ts';
import { drawingStore } from './drawing-store.ts';
import { keepEngine } from './kept-engine.ts';
import { refreshDeviceDrawings } from './use-device-drawings.ts';

const runnerOfClient = new WeakMap<QueryClient, DeviceRunner>();

/** What this device draws, which goes on while the pages change. There is one for the whole app. */
export function useDeviceRunner(): DeviceRunner {
  const queryClient = useQueryClient();
  const router = useRouter();
  const known = runnerOfClient.get(queryClient);
  if (known) return known;
  const seeIt = () => router.navigate({ to: '/{-$lang}/create' });
  const isSeen = () => router.state.location.pathname.endsWith('/create');
  const runner = new DeviceRunner(createWorld(queryClient, { isSeen, seeIt }));
  runnerOfClient.set(queryClient, runner);
  markBusyWhile(runner.subscribe, () => isActive(runner.current().run));
  return runner;
}

export function useDeviceState() {
  const runner = useDeviceRunner();
  return useSyncExternalStore(runner.subscribe, runner.current, runner.current);
}

/** A worker that nobody has asked for so long gives its memory back. */
const restAfterMs = 60_000;

interface Sight {
  /** Whether the page that shows the result is open. */
  isSeen(): boolean;
  seeIt(): void;
}

function createWorld(queryClient: QueryClient, { isSeen, seeIt }: Sight): DeviceWorld {
  let loading: Promise<FlashWorker> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const loadWorker = async () => {
    const { FlashWorker } = await import('#engine/flash/worker/flash-worker.ts');
    return new FlashWorker();
  };
  return {
    keepEngine: (onProgress) => {
      deviceNews.tell('');
      return keepEngine(onProgress);
    },
    draw: async (request, options) => {
      clearTimeout(resting);
      loading ??= loadWorker();
      loading.catch(() => {
        loading = undefined;
      });
      const worker = await loading;
      try {
        return await worker.draw(request, options);
      } finally {
        resting = setTimeout(() => worker.dispose(), restAfterMs);
      }
    },
    store: async (drawing) => {
      const isKept = await drawingStore.add(drawing);
      await refreshDeviceDrawings(queryClient);
      return isKept;
    },
    finished: (images, { areKept, reason }) => {
      const count = images.length;
      const drawn = plural(count, {
        one: 'Your design is ready.',
        other: 'Your # designs are ready.',
      });
      if (reason) {
        const cause = i18n._(errorText[reason]);
        showToast({ kind: 'error', text: t`${drawn} The rest could not be drawn. ${cause}` });
      } else if (!areKept) {
        const text = t`${drawn} This browser has no room to keep it: download it, or keep it in your account, before you close the page.`;
        showToast({ kind: 'error', text, stays: true });
      } else if (isSeen()) {
        deviceNews.tell(drawn);
      } else {
        showToast({ kind: 'success', text: drawn, action: { label: t`See it`, onPress: seeIt } });
      }
      countUnseen();
      // From now on there is something here that is nowhere else.
      navigator.storage?.persist?.();
    },
  };
}
