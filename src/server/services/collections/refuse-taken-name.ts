import { ServiceError } from '../../errors.ts';
import { violatedConstraint } from '../violated-constraint.ts';

/** @throws ServiceError COLLECTION_NAME_TAKEN when what is written has a name that another one has */
export async function refuseTakenName<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === 'collections_name_key') throw new ServiceError('COLLECTION_NAME_TAKEN');
    throw error;
  }
}
