import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

/** Where a design came from, its parent first; none for one that began anew. */
export const lineageQuery = ({ id, parentImageId }: { id: string; parentImageId: string | null }) =>
  queryOptions({
    queryKey: ['lineage', id],
    queryFn: ({ signal }) =>
      unwrapResponse(api.images[':id'].lineage.$get({ param: { id } }, withSignal(signal))),
    enabled: parentImageId !== null,
  });
