import { type CSSProperties, useEffect, useId, useRef } from 'react';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** What a double tap goes back to. */
  initial: number;
  /** The value in words, beside the label and for screen readers. */
  text: string;
  onChange: (value: number) => void;
  /** The hand has let go. */
  onRest?: (() => void) | undefined;
  disabled?: boolean;
  /** The same way of the thumb multiplies by the same ratio, for what is chosen from tiny to large. Needs min > 0. */
  isLogarithmic?: boolean;
}

/** Keys and assistive technology never let go: they have when nothing more comes. */
const restMs = 500;
/** Steps between the ends of a logarithmic slider. */
const logarithmicSteps = 240;

/** A native slider on a scored rule. */
export function Slider(props: SliderProps) {
  const { label, value, initial, text, onChange, onRest, disabled } = props;
  const { min, max, step, toThumb, fromThumb } = trackOf(props);
  const id = useId();
  const isHeld = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onRest);
  latest.current = onRest;
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (to: number) => {
    onChange(to);
    clearTimeout(timer.current);
    if (!isHeld.current) timer.current = setTimeout(() => latest.current?.(), restMs);
  };
  const letGo = () => {
    isHeld.current = false;
    onRest?.();
  };
  const thumb = Math.min(max, Math.max(min, toThumb(value)));
  const filled = `${(100 * (thumb - min)) / (max - min)}%`;
  return (
    <div className="text-sm">
      <div className="-mb-2 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="text-ink-2 tabular-nums">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="scored-slider"
        style={{ '--filled': filled } as CSSProperties}
        {...{ min, max, step, value: thumb, disabled }}
        aria-valuetext={text}
        onChange={(event) => change(fromThumb(event.target.valueAsNumber))}
        onPointerDown={() => {
          isHeld.current = true;
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onDoubleClick={() => change(initial)}
      />
    </div>
  );
}

/** Where the thumb stands for a value, and back. */
function trackOf({ min, max, step, isLogarithmic = false }: SliderProps) {
  const asItIs = (value: number) => value;
  if (!isLogarithmic) return { min, max, step, toThumb: asItIs, fromThumb: asItIs };
  const span = Math.log(max / min);
  return {
    min: 0,
    max: logarithmicSteps,
    step: 1,
    toThumb: (value: number) => (logarithmicSteps * Math.log(value / min)) / span,
    fromThumb: (thumb: number) => min * Math.exp((thumb / logarithmicSteps) * span),
  };
}
