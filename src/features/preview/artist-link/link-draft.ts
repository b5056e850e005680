import { useEffect, useState } from 'react';
import { z } from 'zod';
import { maxBriefNotes, maxBriefPlace, maxBriefTitle } from '#contract/artist-brief.ts';
import { artistLinkDays } from '#contract/artist-link.ts';
import { boundedString } from '#contract/bounded.ts';
import { tabStorage } from '#lib/device-storage.ts';
import type { Tattoo } from '../try-on/try-on.ts';

const draftSchema = z.object({
  title: boundedString(maxBriefTitle),
  place: boundedString(maxBriefPlace),
  notes: boundedString(maxBriefNotes),
  design: z.boolean(),
  stencil: z.boolean(),
  size: z.boolean(),
  /** The photo with the tattoo on it: only when the person says so. */
  photo: z.boolean(),
  days: z.enum(artistLinkDays),
  /** The link that was made of it last. */
  made: z.object({ id: z.uuid(), key: z.string(), expiresAt: z.iso.datetime() }).nullable(),
});
/** What is to go along with a link, and for how long. */
export type LinkDraft = z.infer<typeof draftSchema>;

/** Kept while this tab is open, so that nothing typed is lost, also by a way to the login and back. */
export function useLinkDraft({ id, name }: Pick<Tattoo, 'id' | 'name'>) {
  const key = `artist-link ${id}`;
  const [draft, setDraft] = useState<LinkDraft>(() => {
    const kept = draftSchema.safeParse(tabStorage.read(key));
    return kept.success ? kept.data : freshDraft(name);
  });
  useEffect(() => tabStorage.write(key, draft), [key, draft]);
  const change = (to: Partial<LinkDraft>) => setDraft((before) => ({ ...before, ...to }));
  return [draft, change] as const;
}

export function freshDraft(name: string): LinkDraft {
  return {
    ...{ title: name.slice(0, maxBriefTitle), place: '', notes: '' },
    ...{ design: true, stencil: true, size: true, photo: false },
    ...{ days: '7', made: null },
  };
}
