import { useId } from 'react';
import { RadioOption } from '#ui/form/radio-option.tsx';

interface ChoicesProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of a few, as chips that wrap onto further lines. */
export function Choices<T extends string>({ label, value, options, onChange }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="py-1.5">
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <RadioOption
            key={option.value}
            name={name}
            value={option.value}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
            className="min-h-9 rounded-full border border-line px-3 hover:border-ink has-checked:border-solid coarse:min-h-11"
          >
            {option.label}
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
