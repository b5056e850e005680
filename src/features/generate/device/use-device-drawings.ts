import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { type DeviceImage, deviceImageOf, releaseAddress } from './device-drawing.ts';
import { drawingStore } from './drawing-store.ts';

/** The designs that were drawn on this device and are this account's or nobody's, newest first. */
export const deviceDrawingsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['device-drawings', userId ?? 'visitor'],
    queryFn: async () => (await drawingStore.list(userId ?? null)).map(deviceImageOf),
    // Nothing of it comes from a network.
    networkMode: 'always',
    staleTime: 0,
  });

const none: DeviceImage[] = [];

/** They lie beside what the server knows of; where there are none, or no database, the list is empty. */
export function useDeviceDrawings(): readonly DeviceImage[] {
  return useQuery(deviceDrawingsQuery(useSession()?.userId)).data ?? none;
}

/** Settles once every list shows what is in the store. */
export function refreshDeviceDrawings(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['device-drawings'] });
}

export async function deleteDeviceDrawing(queryClient: QueryClient, id: string): Promise<void> {
  await drawingStore.delete(id);
  await refreshDeviceDrawings(queryClient);
  releaseAddress(id);
}
