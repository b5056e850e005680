import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

const itemLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 px-3.5 text-md outline-none select-none data-highlighted:bg-wash-2';

/** A menu below its trigger, open from the start. */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
  return (
    <BaseMenu.Root defaultOpen>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={8} className="z-50">
          <BaseMenu.Popup className="min-w-52 max-w-80 rounded-panel bg-sheet py-1.5 shadow-pop outline-none transition-[opacity,transform] duration-fast ease-out data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export function MenuItem({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <BaseMenu.Item onClick={onPress} className={itemLook}>
      {children}
    </BaseMenu.Item>
  );
}

interface MenuChoiceProps<T extends string> {
  label: ReactNode;
  value: T;
  options: readonly { value: T; label: ReactNode; lang?: string }[];
  onChange: (value: T) => void;
}

/** One choice among several, under its own heading. */
export function MenuChoice<T extends string>({ label, value, options, onChange }: MenuChoiceProps<T>) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-3.5 pt-2 pb-1 text-ink-3 text-xs">{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={(chosen: T) => onChange(chosen)}>
        {options.map((option) => (
          <BaseMenu.RadioItem
            key={option.value}
            value={option.value}
            lang={option.lang}
            closeOnClick
            className={itemLook}
          >
            {option.label}
            <BaseMenu.RadioItemIndicator className="ml-auto">
              <Check size={18} aria-hidden />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="my-1.5 border-hair border-t" />;
}
