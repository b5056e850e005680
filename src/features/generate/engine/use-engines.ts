import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { creditsPerImage } from '#contract/credit.ts';
import type { OfferedEngine } from '#contract/engine.ts';
import { engineName } from '#engine/flash/engine-name.ts';
import { enginesQuery } from '../catalog-queries.ts';
import type { Order } from '../order/order.ts';

/**
 * Everything that designs can be ordered from, and what it costs there.
 * @param isFree whether whoever asks is no member
 */
export function useEngines(isFree = false) {
  const { data: engines = [] } = useQuery(enginesQuery);
  const find = (id: string): OfferedEngine | undefined => engines.find((engine) => engine.id === id);
  const isClosed = (engine: OfferedEngine | undefined): boolean => isFree && engine?.isForMembers === true;
  return {
    engines,
    find,
    /** Whether this person has to join before that engine draws for them. */
    isForMembers: (id: string): boolean => isClosed(find(id)),
    /** Whether this person may have that engine draw; if not, they are shown what opens it. */
    mayChoose: (id: string | undefined, onClosed: () => void): boolean => {
      const isOpen = id === undefined || !isClosed(find(id));
      if (!isOpen) onClosed();
      return isOpen;
    },
    /** In credits, what each design of that engine costs: while nothing is known, what one of the composer does. */
    priceOf: (id: string): number => find(id)?.creditsPerImage ?? creditsPerImage,
    /**
     * The order from an engine that there is, and that may and can do what is wanted: where the one it names cannot, it
     * is the flash composer's. While the engines are not known the server has the last word.
     */
    offered: (order: Order): Order => {
      const engine = find(order.engine);
      const isAble = engine && !isClosed(engine) && (order.from === 'words' || engine.abilities.imageToImage);
      return engines.length === 0 || isAble ? order : { ...order, engine: engineName };
    },
  };
}

/** What an engine is called on screen: a drawing engine is never called AI, and a model always is. */
export function useEngineName(): (engine: OfferedEngine) => string {
  const { t } = useLingui();
  return ({ isAi, name }) => (isAi ? name : t`Flash composer, drawn`);
}
