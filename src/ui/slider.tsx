import { type CSSProperties, useId } from 'react';

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
}

/** A native slider on a scored rule. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step, initial, text, onChange, onRest, disabled } = props;
  const id = useId();
  const filled = `${(100 * (Math.min(max, Math.max(min, value)) - min)) / (max - min)}%`;
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
        {...{ min, max, step, value, disabled }}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onPointerUp={onRest}
        onKeyUp={onRest}
        onBlur={onRest}
        onDoubleClick={() => onChange(initial)}
      />
    </div>
  );
}
