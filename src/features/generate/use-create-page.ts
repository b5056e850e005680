import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GeneratedImage } from '#contract/image.ts';
import { batchesOf } from '#lib/batches.ts';
import { useDroppedFiles } from '#lib/dropped-files.ts';
import { errorText } from '#lib/error-text.ts';
import { scrollBehavior } from '#lib/motion.ts';
import { currentSession } from '#lib/session.ts';
import { showToast } from '#ui/show-toast.ts';
import { engineQuery } from './catalog-queries.ts';
import { useDeviceRunner, useDeviceState } from './device/device-context.tsx';
import { useDrawsHere } from './device/use-draws-here.ts';
import { useHistory } from './history/use-history.ts';
import { checkOrder, type OrderProblem } from './order/check-order.ts';
import { type Order, orderOfBatch } from './order/order.ts';
import { useMemberChoices } from './order/use-member-choices.ts';
import { type OrderSources, useOrder } from './order/use-order.ts';
import { usePicture } from './order/use-picture.ts';
import { isActive } from './run/run.ts';
import { useRun, useRunner } from './run/run-context.tsx';

export interface CreatePageSources extends OrderSources {
  /** Create was already pressed on the page that led here. */
  startsAtOnce: boolean;
  onLoginNeeded: () => void;
}

/** The state of the create page: the order being written, what is being shown, and what can be done. */
export function useCreatePage({ startsAtOnce, onLoginNeeded, ...sources }: CreatePageSources) {
  const { t, i18n } = useLingui();
  const { permitted, mayChoose, isFree } = useMemberChoices();
  const { order: draft, change, fill } = useOrder(sources);
  const order = permitted(draft);
  const serverRun = useRun();
  const serverRunner = useRunner();
  const { run: deviceRun, engine: deviceEngine } = useDeviceState();
  const deviceRunner = useDeviceRunner();
  const drawsHere = useDrawsHere();
  /** What this device draws is looked at until it is put away; the server's goes on meanwhile. */
  const isHere = deviceRun.phase !== 'idle';
  const run = isHere ? deviceRun : serverRun;
  const runner = isHere ? deviceRunner : serverRunner;
  const history = useHistory();
  const { data: engine } = useQuery(engineQuery);
  const canRedraw = engine?.abilities.imageToImage === true;
  const upload = usePicture({ onPicture: (picture) => change({ picture }), onLoginNeeded });
  const isOver = useDroppedFiles((file) => {
    if (!canRedraw) return;
    change({ from: 'picture' });
    upload.choose(file);
  });
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<OrderProblem>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [justDrawn, setJustDrawn] = useState<GeneratedImage[]>([]);
  /** Revealed when it is shown for the first time. */
  const [freshId, setFreshId] = useState<string | null>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);

  const drawn = run.phase === 'done' ? run.images : justDrawn;
  const shownId = run.phase === 'done' ? (run.images[0]?.id ?? null) : selectedId;
  const image = history.imageById(shownId) ?? drawn.find(({ id }) => id === shownId);
  const batch = history.batchOf(image) ?? batchesOf(drawn).find(({ id }) => id === image?.batchId);

  useEffect(() => {
    if (run.phase !== 'done') return;
    setJustDrawn(run.images);
    setSelectedId(run.images[0]?.id ?? null);
    setFreshId(run.images[0]?.id ?? null);
    runner.dismiss();
  }, [run, runner]);

  const writeOn = () => {
    flushSync(() => setIsUnfolded(true));
    promptRef.current?.focus();
  };
  const show = (id: string | null) => {
    setSelectedId(id);
    setFreshId(null);
    setIsUnfolded(false);
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  };

  const create = (wanted: Order = order, onDevice = drawsHere.draws(wanted)) => {
    const found = checkOrder(wanted);
    setProblem(found);
    if (found === 'PICTURE_MISSING') upload.setProblem(found);
    const session = currentSession();
    if (found) writeOn();
    else if (!session && !onDevice) onLoginNeeded();
    else if (!isActive(run)) {
      const ordered = { ...permitted(wanted), prompt: wanted.prompt.trim() };
      show(null);
      runner.dismiss();
      if (session && !onDevice) serverRunner.start(ordered, session.userId);
      else deviceRunner.start(ordered, session?.userId ?? null);
    }
  };
  useEffect(() => {
    if (startsAtOnce) create();
  }, []);

  const select = (chosen: GeneratedImage) => {
    runner.dismiss();
    show(chosen.id);
    const chosenBatch = history.batchOf(chosen) ?? batch;
    if (!chosenBatch) return;
    const filled = fill(orderOfBatch(chosenBatch.images));
    setProblem(null);
    const isOwn =
      order.prompt.trim() !== '' &&
      history.batches.every(({ images: [first] }) => first.prompt !== order.prompt);
    if (!isOwn || filled.prompt === order.prompt) return;
    showToast({
      id: 'filled-in',
      kind: 'info',
      text: t`Filled in from this design.`,
      action: { label: t`Undo`, onPress: () => change(order) },
    });
  };

  return {
    ...{ order, isFree, run, history, image, batch, promptRef, create, select, writeOn },
    upload,
    ...{ canRedraw, isOver, drawsHere, isHere, engine: deviceEngine, onLoginNeeded },
    redrawsHere: image?.type === 'text-to-image' && drawsHere.draws({ from: 'words' }),
    promptError: problem && problem !== 'PICTURE_MISSING' ? i18n._(errorText[problem]) : undefined,
    isFresh: run.phase === 'done' || (freshId !== null && freshId === image?.id),
    isIdle: !image && run.phase === 'idle',
    isUnfolded,
    change: (changes: Partial<Order>) => {
      if (!mayChoose(changes)) return;
      if (changes.prompt !== undefined) setProblem(null);
      change(changes);
    },
    redraw: () => batch && create(fill(orderOfBatch(batch.images))),
    drawHere: (wanted: Order) => create(wanted, true),
    showRun: () => show(null),
    changeWords: () => {
      runner.dismiss();
      writeOn();
    },
    checkAgain: () => serverRunner.checkAgain(),
  };
}
