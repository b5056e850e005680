import type { QueryClient } from '@tanstack/react-query';
import { installationQuery } from '#lib/installation.ts';

const patienceMs = 400;

/** So that all ways in are there at once and nothing jumps. A slow server does not hold up the page. */
export async function knowInstallation(queryClient: QueryClient): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([queryClient.prefetchQuery(installationQuery), patience]);
}
