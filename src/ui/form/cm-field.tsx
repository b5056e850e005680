import { useEffect, useState } from 'react';

interface CmFieldProps {
  label: string;
  value: number;
  /** In cm. What is typed beyond is brought within. */
  bounds: { readonly min: number; readonly max: number };
  onChange: (cm: number) => void;
}

/** A length to type in; what is being typed is left alone until it is a length. */
export function CmField({ label, value, bounds, onChange }: CmFieldProps) {
  const shown = String(Math.round(value * 100) / 100);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const commit = () => {
    const cm = Number(typed.replace(',', '.'));
    if (Number.isFinite(cm) && cm > 0) onChange(Math.min(bounds.max, Math.max(bounds.min, cm)));
    else setTyped(shown);
  };
  return (
    <label className="grid gap-1 font-semibold text-sm">
      {label}
      <span className="relative">
        <input
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
          className="min-h-11 w-full rounded-ctl border border-line bg-raised px-3 pr-10 font-normal tabular-nums"
        />
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center font-normal text-ink-3">
          cm
        </span>
      </span>
    </label>
  );
}
