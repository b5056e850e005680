import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { ImageProvider } from '../../providers/image/image-provider.ts';

type Deps = Pick<Context, 'imageProvider' | 'models'>;

/** All that pictures can be ordered from, the one for whoever chooses none first. */
export function allEngines({ imageProvider, models }: Deps): ImageProvider[] {
  return [imageProvider, ...models];
}

/** Whether an engine is part of what is sold: a model is, as long as some plan names models among what it gives. */
export function isForMembers({ plans }: Pick<Context, 'plans'>, { engine }: ImageProvider): boolean {
  return engine.isAi && plans.some(({ benefits }) => benefits.includes('hosted-models'));
}

/** The engine of that id; undefined where the operator has taken it away. */
export function findEngine(context: Deps, id: string): ImageProvider | undefined {
  return allEngines(context).find(({ engine }) => engine.id === id);
}

/**
 * The engine that an order names, or the one for whoever names none.
 * @throws ServiceError ENGINE_UNKNOWN
 */
export function orderedEngine(context: Deps, id: string | undefined): ImageProvider {
  if (id === undefined) return context.imageProvider;
  const found = findEngine(context, id);
  if (!found) throw new ServiceError('ENGINE_UNKNOWN');
  return found;
}
