import { type PointerEvent, useRef, useState } from 'react';
import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import { bankCardCm, type Ruler } from '#engine/skin/geometry/real-size.ts';
import type { Placement } from '#engine/skin/scene.ts';
import { useFinger } from '../loupe/use-finger.ts';
import type { Change } from '../try-on/change.ts';
import type { Shape } from '../try-on/placement.ts';
import { isMeasurable } from '../try-on/real-size.ts';
import { usePreview } from '../use-preview.ts';
import { dragged, type Held, isInPhoto, led, pinched, pulled } from './gestures.ts';
import { tattooAt } from './hit.ts';
import { distanceOf, type ScreenPoint, type TwoFingers } from './pinch.ts';
import { brushHardness, canMove } from './tool.ts';
import { usePointers } from './use-pointers.ts';
import { type Look, panned, pinchedLook, tipped, type View } from './view.ts';

interface StageParts {
  readonly view: View;
  readonly stage: Shape;
  readonly photo: Shape;
  readonly is3d: boolean;
  readonly setLook: (change: (look: Look) => Look) => void;
}

type Deed =
  | { kind: 'move' | 'size' | 'turn'; held: Held; id: string; from: ScreenPoint }
  | { kind: 'pinch'; held: Held; id: string; from: TwoFingers }
  | { kind: 'zoom'; from: TwoFingers }
  | { kind: 'look'; at: ScreenPoint; from: ScreenPoint }
  | { kind: 'brush'; points: PhotoPoint[] }
  | { kind: 'measure'; from: PhotoPoint }
  | { kind: 'tap'; from: ScreenPoint };

/** How far around the selected tattoo a finger still catches it, in CSS pixels. */
const margin = 18;
/** Two fingers near the selected tattoo mean it; farther away they mean the photo. CSS pixels. */
const fingerReach = 44;
/** A finger that rests this long on the photo asks how it was before. */
const holdMs = 350;
const stillPx = 6;

/** What fingers, pen and mouse do on the photo. */
export function useStageGestures({ view, stage, photo, is3d, setLook }: StageParts) {
  const preview = usePreview();
  const { tryOn, tattoo, tool } = preview;
  const deed = useRef<Deed | null>(null);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHolding, setIsHolding] = useState(false);
  const [painted, setPainted] = useState<readonly PhotoPoint[] | null>(null);
  const [measured, setMeasured] = useState<Pick<Ruler, 'from' | 'to'> | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const { finger, follow: followFinger, lift } = useFinger();

  const place = (id: string, placement: Placement) =>
    preview.change({ type: 'alter', id, to: { placement } }, `drag ${id}`);

  const begin = (event: PointerEvent, at: ScreenPoint) => {
    const here = view.toPhoto(at);
    if (!canMove(tool)) followFinger(event, at);
    if (tool.kind === 'brush' || tool.kind === 'brush-ink') {
      deed.current = { kind: 'brush', points: [here] };
      setPainted([here]);
      return;
    }
    if (tool.kind === 'measure') {
      deed.current = { kind: 'measure', from: here };
      return;
    }
    if (tool.kind === 'tap' || tool.kind === 'tap-ink') {
      deed.current = { kind: 'tap', from: at };
      return;
    }
    const handle = (event.target as Element).closest('[data-handle]')?.getAttribute('data-handle');
    const hit = handle
      ? tattoo
      : tattooAt(here, tryOn.tattoos, preview.state.laid, tryOn.selectedId, margin / view.unit);
    if (hit) {
      if (hit.id !== tryOn.selectedId) preview.select(hit.id);
      const kind = handle === 'size' || handle === 'turn' ? handle : 'move';
      deed.current = { kind, id: hit.id, from: at, held: { placement: hit.placement, view, photo } };
      followFinger(event, at);
      return;
    }
    deed.current = { kind: 'look', at, from: at };
    hold.current = setTimeout(() => setIsHolding(true), holdMs);
  };

  const beginPinch = (one: ScreenPoint, other: ScreenPoint) => {
    clearTimeout(hold.current);
    setIsHolding(false);
    setPainted(null);
    lift();
    const reach = fingerReach / view.unit;
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    const { tattoos, selectedId } = tryOn;
    const isOn = (at: ScreenPoint) =>
      tattooAt(view.toPhoto(at), tattoos, preview.state.laid, selectedId, reach)?.id === selectedId;
    if (!tattoo || ![middle, one, other].some(isOn)) {
      deed.current = { kind: 'zoom', from: [one, other] };
      return;
    }
    const held = { placement: tattoo.placement, view, photo };
    deed.current = { kind: 'pinch', id: tattoo.id, from: [one, other], held };
  };

  const follow = (event: PointerEvent, at: ScreenPoint, [one, other]: readonly ScreenPoint[]) => {
    const now = deed.current;
    if (!now) return;
    if (!['look', 'pinch', 'zoom'].includes(now.kind)) followFinger(event, at);
    switch (now.kind) {
      case 'move':
        setIsMoving(true);
        place(now.id, dragged(now.held, now.from, at));
        break;
      case 'size':
        place(now.id, pulled(now.held, now.from, at));
        break;
      case 'turn':
        place(now.id, led(now.held, now.from, at));
        break;
      case 'pinch':
        if (one && other) place(now.id, pinched(now.held, now.from, [one, other]));
        break;
      case 'zoom':
        if (one && other) {
          const fingers = [one, other] as const;
          setLook((look) => pinchedLook(look, now.from, fingers, stage));
          deed.current = { kind: 'zoom', from: fingers };
        }
        break;
      case 'look': {
        const by = { x: at.x - now.at.x, y: at.y - now.at.y };
        if (distanceOf(now.from, at) > stillPx) clearTimeout(hold.current);
        setLook((look) => (is3d ? tipped(look, by, stage) : panned(look, by)));
        deed.current = { ...now, at };
        break;
      }
      case 'brush': {
        const coalesced = event.nativeEvent.getCoalescedEvents?.() ?? [];
        const box = event.currentTarget.getBoundingClientRect();
        const between = coalesced.map(({ clientX, clientY }) =>
          view.toPhoto({ x: clientX - box.left, y: clientY - box.top }),
        );
        now.points.push(...(between.length > 0 ? between : [view.toPhoto(at)]));
        setPainted([...now.points]);
        break;
      }
      case 'measure':
        setMeasured({ from: now.from, to: view.toPhoto(at) });
        break;
      case 'tap':
        break;
    }
  };

  const finish = (at: ScreenPoint | null) => {
    const done = deed.current;
    deed.current = null;
    clearTimeout(hold.current);
    lift();
    setIsHolding(false);
    setIsMoving(false);
    setPainted(null);
    setMeasured(null);
    preview.endGesture();
    if (!done || !at) return;
    // A tap beside it shows the tattoo as it will be, without its handles.
    if (done.kind === 'look' && !isHolding && distanceOf(done.from, at) <= stillPx) preview.select(null);
    if (done.kind === 'brush' && tool.kind === 'brush') {
      const { isSkin, diameter } = tool;
      preview.change({
        type: 'brush',
        stroke: { isSkin, diameter, hardness: brushHardness, points: done.points },
      });
    }
    if (done.kind === 'brush' && tool.kind === 'brush-ink') {
      const { isInk, diameter } = tool;
      const stroke = { isInk, diameter, hardness: brushHardness, points: done.points };
      preview.change({ type: 'brush-ink', stroke });
    }
    // A finger sees in the loupe where it is, and may go on to the right place before it is lifted.
    const isMeant = finger !== null || (done.kind === 'tap' && distanceOf(done.from, at) <= stillPx);
    if (done.kind === 'tap' && isMeant && (tool.kind === 'tap' || tool.kind === 'tap-ink')) {
      const tapped = view.toPhoto(at);
      const change: Change =
        tool.kind === 'tap'
          ? { type: 'tap', tap: { ...tapped, isSkin: tool.isSkin } }
          : { type: 'tap-ink', at: tapped };
      if (isInPhoto(tapped, photo)) preview.change(change);
    }
    if (done.kind === 'measure') {
      const length = { from: done.from, to: view.toPhoto(at) };
      const lengthCm = tryOn.ruler?.lengthCm ?? bankCardCm;
      if (isMeasurable(length)) preview.change({ type: 'measure', ruler: { ...length, lengthCm } });
    }
  };

  const handlers = usePointers({ begin, beginPinch, follow, finish });
  return { isHolding, isMoving, painted, measured, finger, handlers };
}
