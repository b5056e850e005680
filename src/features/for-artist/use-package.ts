import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#lib/api-client.ts';
import { AppError } from '#lib/app-error.ts';
import { download } from '#lib/download.ts';
import { isSealKey, SealError, unseal } from '#lib/sealed.ts';
import { type ArtistPackage, unpack } from './unpack.ts';

/** What came through the link is none of our packages. */
class BrokenPackage extends Error {
  override name = 'BrokenPackage';
}

/** Why a link shows nothing. */
export type LinkProblem =
  | 'incomplete'
  | 'wrong-key'
  | 'broken'
  | 'expired'
  | 'withdrawn'
  | 'missing'
  | AppError;

/**
 * Fetches what a link leads to, and opens it on this device. It is kept nowhere but on the page.
 * @param key what stands behind the # of the address, which no request carries
 */
export function usePackage(id: string, key: string) {
  const [bytes, setBytes] = useState(0);
  const isComplete = isSealKey(key);
  const query = useQuery({
    queryKey: ['artist-package', id, key],
    queryFn: () => fetchPackage(id, key, setBytes),
    enabled: isComplete,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const problem: LinkProblem | null = !isComplete ? 'incomplete' : query.error && problemOf(query.error);
  return { opened: query.data, problem, bytes, isFetching: query.isFetching, retry: () => query.refetch() };
}

async function fetchPackage(
  id: string,
  key: string,
  onProgress: (bytes: number) => void,
): Promise<ArtistPackage> {
  const { package: kept } = api['artist-links'][':id'];
  const sealed = await download((options) => kept.$get({ param: { id } }, options), onProgress);
  const content = await unseal(new Uint8Array(await sealed.arrayBuffer()), key);
  try {
    return unpack(content);
  } catch (cause) {
    throw new BrokenPackage('what it holds is not of ours', { cause });
  }
}

function problemOf(error: Error): LinkProblem {
  if (error instanceof SealError) return 'wrong-key';
  if (error instanceof BrokenPackage) return 'broken';
  if (!(error instanceof AppError)) return 'broken';
  if (error.reason === 'ARTIST_LINK_EXPIRED') return 'expired';
  if (error.reason === 'ARTIST_LINK_WITHDRAWN') return 'withdrawn';
  return error.reason === 'ARTIST_LINK_NOT_FOUND' ? 'missing' : error;
}
