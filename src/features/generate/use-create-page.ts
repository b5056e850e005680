import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GeneratedImage } from '#contract/image.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import { batchesOf } from '#lib/batches.ts';
import { useDroppedFiles } from '#lib/dropped-files.ts';
import { errorText } from '#lib/error-text.ts';
import { scrollBehavior } from '#lib/motion.ts';
import { currentSession } from '#lib/session.ts';
import { showToast } from '#ui/show-toast.ts';
import { useDeviceRunner, useDeviceState } from './device/shared-device-runner.ts';
import type { Sketch } from './device/sketch.ts';
import { useDrawsHere } from './device/use-draws-here.ts';
import { useEngines } from './engine/use-engines.ts';
import { useHistory } from './history/use-history.ts';
import type { OnPricing } from './on-pricing.ts';
import { checkOrder, type OrderProblem } from './order/check-order.ts';
import { isShortOf } from './order/is-short-of.ts';
import { drawnFrom, type Order, orderOfBatch } from './order/order.ts';
import { useMemberChoices } from './order/use-member-choices.ts';
import { type OrderSources, useOrder } from './order/use-order.ts';
import { usePicture } from './order/use-picture.ts';
import { isActive, type Run } from './run/run.ts';
import { useRuns, useRunsOf } from './run/shared-runs.ts';

export interface CreatePageSources extends OrderSources {
  /** Create was already pressed on the page that led here. */
  startsAtOnce: boolean;
  /** Whether this device draws the handed order, whoever draws all others. */
  isDrawnHere: boolean;
  onLoginNeeded: () => void;
  onPricing: OnPricing;
}

/** How many designs are kept at hand until the history has them. */
const keptDrawn = 20;
/** The key of what this device draws, which is one at a time. */
const deviceKey = 'device';

/** The state of the create page: the order being written, what is being shown, and what can be done. */
export function useCreatePage(props: CreatePageSources) {
  const { startsAtOnce, isDrawnHere, onLoginNeeded, onPricing, ...sources } = props;
  const { t, i18n } = useLingui();
  const { permitted, mayChoose, isFree, credits } = useMemberChoices(onPricing);
  const { order: draft, change, fill } = useOrder(sources);
  const engines = useEngines(isFree);
  const order = engines.offered(permitted(draft));
  const mayOrder = (changes: Partial<Order>) =>
    mayChoose(changes) && engines.mayChoose(changes.engine, () => onPricing('models'));
  const runs = useRuns();
  const serverRuns = useRunsOf(runs);
  const { run: deviceRun, engine: deviceEngine } = useDeviceState();
  const deviceRunner = useDeviceRunner();
  const drawsHere = useDrawsHere();
  const allRuns = useMemo(
    () => (deviceRun.phase === 'idle' ? serverRuns : [{ key: deviceKey, run: deviceRun }, ...serverRuns]),
    [deviceRun, serverRuns],
  );
  const history = useHistory();
  const canRedraw = engines.engines.some(({ abilities }) => abilities.imageToImage);
  const upload = usePicture({ onPicture: (picture) => change({ picture }), onLoginNeeded });
  const isOver = useDroppedFiles((file) => {
    if (!canRedraw) return;
    change(drawnFrom('picture'));
    upload.choose(file);
  });
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<OrderProblem>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [justDrawn, setJustDrawn] = useState<GeneratedImage[]>([]);
  /** The run that is looked at, unless a design is; null: the latest. */
  const [runKey, setRunKey] = useState<string | null>(null);
  /** Revealed when it is shown for the first time. */
  const [freshId, setFreshId] = useState<string | null>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);

  const lookedAt =
    allRuns.find(({ key }) => key === runKey) ?? (selectedId === null ? allRuns[0] : undefined);
  const run: Run = lookedAt?.run ?? { phase: 'idle' };
  const drawn = run.phase === 'done' ? run.images : justDrawn;
  const shownId = run.phase === 'done' ? (run.images[0]?.id ?? null) : runKey === null ? selectedId : null;
  const image = history.imageById(shownId) ?? drawn.find(({ id }) => id === shownId);
  const batch = history.batchOf(image) ?? batchesOf(drawn).find(({ id }) => id === image?.batchId);

  const dismiss = (key: string) => (key === deviceKey ? deviceRunner.dismiss() : runs.dismiss(key));
  useEffect(() => {
    for (const { key, run: ended } of allRuns) {
      if (ended.phase !== 'done') continue;
      setJustDrawn((before) => [...ended.images, ...before].slice(0, keptDrawn));
      // Whoever looks at something else meanwhile is not taken away from it.
      if (key === lookedAt?.key) {
        setSelectedId(ended.images[0]?.id ?? null);
        setFreshId(ended.images[0]?.id ?? null);
        setRunKey(null);
      }
      dismiss(key);
    }
  }, [allRuns, lookedAt?.key]);

  const writeOn = () => {
    flushSync(() => setIsUnfolded(true));
    promptRef.current?.focus();
  };
  const show = (id: string | null, key: string | null = null) => {
    setSelectedId(id);
    setRunKey(key);
    setFreshId(null);
    setIsUnfolded(false);
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  };

  const isOrdering = allRuns.some(({ run: { phase } }) => phase === 'ordering');
  /** Returns whether it is being drawn; if not, the person was told why. */
  const create = (wanted: Order = order, onDevice = drawsHere.draws(wanted)): boolean => {
    const found = checkOrder(wanted);
    setProblem(found);
    if (found === 'PICTURE_MISSING') upload.setProblem(found);
    const session = currentSession();
    if (found) writeOn();
    else if (!session && !onDevice) onLoginNeeded();
    else if (!onDevice && isShortOf(credits, permitted(wanted).outputs * engines.priceOf(wanted.engine)))
      onPricing('credits');
    else if (!isOrdering) {
      // What failed has been read, and is gone on from.
      if (lookedAt?.run.phase === 'failed') dismiss(lookedAt.key);
      const ordered = { ...permitted(wanted), prompt: wanted.prompt.trim() };
      if (session && !onDevice) show(null, runs.start(ordered, session.userId));
      else if (!isActive(deviceRun)) {
        deviceRunner.dismiss();
        show(null, deviceKey);
        deviceRunner.start(ordered, session?.userId ?? null);
      } else return false;
      return true;
    }
    return false;
  };
  useEffect(() => {
    // What went on from a design is being drawn: what is written next begins anew.
    if (startsAtOnce && create(order, isDrawnHere || undefined) && order.origin) change({ origin: null });
  }, []);

  const putAway = () => {
    if (lookedAt) dismiss(lookedAt.key);
  };

  const select = (chosen: GeneratedImage) => {
    putAway();
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
    ...{
      canRedraw,
      engines,
      isOver,
      drawsHere,
      isHere: lookedAt?.key === deviceKey,
      engine: deviceEngine,
      onLoginNeeded,
    },
    redrawsHere:
      image?.type === 'text-to-image' && drawsHere.draws({ from: 'words', engine: image.drawing.engine }),
    promptError: problem && problem !== 'PICTURE_MISSING' ? i18n._(errorText[problem]) : undefined,
    isFresh: run.phase === 'done' || (freshId !== null && freshId === image?.id),
    isIdle: !image && run.phase === 'idle',
    isUnfolded,
    change: (changes: Partial<Order>) => {
      if (!mayOrder({ from: order.from, ...changes })) return;
      if (changes.prompt !== undefined) setProblem(null);
      change(changes);
    },
    drawHere: (wanted: Order) => {
      putAway();
      create({ ...wanted, engine: engineName }, true);
    },
    /** A design is no longer on the device: it was deleted, or is in the account as this image. */
    leftDevice: (kept: GeneratedImage | null) => (kept ? select(kept) : show(null)),
    isOrdering,
    runs: allRuns,
    runKey: image ? null : (lookedAt?.key ?? null),
    /** Draws what goes on from a design; the form shows it, and then goes on by itself. */
    goOn: (wanted: Order) => {
      if (!mayOrder(wanted)) return;
      fill({ ...wanted, origin: null });
      create(wanted);
    },
    /** Has this device draw a design from another side. */
    turn: (wanted: Order) => {
      fill({ ...wanted, origin: null });
      create(wanted, true);
    },
    lockSeed: (wanted: Order) => {
      fill(wanted);
      writeOn();
    },
    /** Whether there is such a design in the history, which is shown then. */
    selectById: (id: string): boolean => {
      const chosen = history.imageById(id);
      if (chosen) select(chosen);
      return chosen !== undefined;
    },
    showRun: (key: string) => show(null, key),
    changeWords: () => {
      putAway();
      writeOn();
    },
    retry: (wanted: Order) => {
      putAway();
      create(wanted);
    },
    /** Stops at a sketch: the model's picture is given up, and the sketch is on this device. */
    keepSketch: (ordered: Order, sketch: Sketch) => {
      if (lookedAt) runs.cancel(lookedAt.key);
      if (!isActive(deviceRun)) show(null, deviceKey);
      deviceRunner.keep(ordered, currentSession()?.userId ?? null, sketch);
    },
    checkAgain: () => lookedAt && runs.checkAgain(lookedAt.key),
    cancel: () => lookedAt && runs.cancel(lookedAt.key),
  };
}
