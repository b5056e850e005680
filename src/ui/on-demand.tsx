import { type ComponentType, cloneElement, type ReactElement, useState } from 'react';

/** What a trigger opens: a menu or a dialog around the trigger, open from the start. */
export type Opened<P = unknown> = ComponentType<P & { trigger: ReactElement }>;

interface Trigger {
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
}

interface OnDemandProps<P> {
  trigger: ReactElement<Trigger>;
  /** Fetches what the trigger opens: once it is pointed at, and at the latest when it is pressed. */
  load: () => Promise<Opened<P>>;
  /** What the opened thing needs besides its trigger. */
  opened: P;
}

/** Spares the first page what most visitors never open. */
export function OnDemand<P extends object>({ trigger, load, opened }: OnDemandProps<P>) {
  const [state, setState] = useState<{ Opened: Opened<P> } | null>(null);
  if (state) return <state.Opened {...opened} trigger={trigger} />;

  const prepare = () => {
    // Failing here is of no consequence: pressing tries again.
    load().catch(() => undefined);
  };
  return cloneElement(trigger, {
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: async () => {
      const Opened = await load().catch(() => null);
      // Without a network it stays shut, and can be pressed again.
      if (Opened) setState({ Opened });
    },
  });
}
