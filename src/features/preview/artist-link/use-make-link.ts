import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { maxArtistPackageBytes } from '#contract/artist-link.ts';
import { api, through, unwrapResponse } from '#lib/api-client.ts';
import { AppError } from '#lib/app-error.ts';
import { artistLinksKey } from '#lib/artist-links.ts';
import { markBusy } from '#lib/busy.ts';
import { seal } from '#lib/sealed.ts';
import { uploading } from '#lib/upload.ts';
import type { Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { gather } from './gather.ts';
import type { LinkDraft } from './link-draft.ts';
import { pack } from './pack.ts';

/** What is being done, and of sending how much has gone out, 0…1. */
export type LinkStep =
  | { readonly name: 'packing' | 'encrypting' }
  | { readonly name: 'sending'; part: number };

/** Packs, encrypts and sends what goes along. The key stays here, and in the address that the person hands on. */
export function useMakeLink(tattoo: Tattoo, cm: number) {
  const { open, tryOn } = usePreview();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<LinkStep | null>(null);
  const [error, setError] = useState<unknown>(null);

  const makeLink = async (draft: LinkDraft) => {
    setStep({ name: 'packing' });
    const { brief, pictures } = await gather({ sync: open.sync, tryOn, tattoo, cm }, draft);
    const content = await pack(brief, pictures);
    setStep({ name: 'encrypting' });
    const { sealed, key } = await seal(content);
    if (sealed.byteLength > maxArtistPackageBytes) throw new AppError('TOO_LARGE');
    setStep({ name: 'sending', part: 0 });
    const form = { file: new File([sealed], 'package') };
    const send = uploading((part) => setStep({ name: 'sending', part }));
    const call = api['artist-links'].$post({ query: { days: draft.days }, form }, through(send));
    const { id, expiresAt } = await unwrapResponse(call);
    return { id, key, expiresAt };
  };

  return {
    step,
    error,
    /** Null when it did not work: `error` says why. */
    make: async (draft: LinkDraft): Promise<LinkDraft['made']> => {
      const done = markBusy();
      setError(null);
      try {
        return await makeLink(draft);
      } catch (failure) {
        setError(failure);
        return null;
      } finally {
        setStep(null);
        done();
        queryClient.invalidateQueries({ queryKey: artistLinksKey });
      }
    },
  };
}
