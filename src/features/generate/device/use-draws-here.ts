import { useState } from 'react';
import { engineName } from '#engine/flash/engine-name.ts';
import { deviceStorage } from '#lib/device-storage.ts';
import { useOnline } from '#lib/online.ts';
import { useSession } from '#lib/session.ts';
import type { Order } from '../order/order.ts';

const key = 'draw-on-device';

/** Where orders are drawn: by the server, or on this device. */
export interface DrawsHere {
  /** Whether somebody who has both asked for it. */
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
  /** Why there is no choice: then this device draws, or nobody does. */
  because: 'offline' | 'visitor' | null;
  /** Whether this device draws that: a picture lies with the server, and so does an image model. */
  draws: (order: Pick<Order, 'from' | 'engine'> & { origin?: Order['origin'] }) => boolean;
}

export function useDrawsHere(): DrawsHere {
  const isOnline = useOnline();
  const session = useSession();
  const [isChosen, setIsChosen] = useState(() => deviceStorage.read(key) === true);
  const because = !isOnline ? 'offline' : !session ? 'visitor' : null;
  return {
    isChosen,
    choose: (chosen) => {
      setIsChosen(chosen);
      deviceStorage.write(key, chosen);
    },
    because,
    draws: ({ from, engine, origin }) =>
      from === 'words' &&
      engine === engineName &&
      !origin?.variation.isAfterParent &&
      (because !== null || isChosen),
  };
}
