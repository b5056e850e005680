import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { maxBriefNotes, maxBriefPlace, maxBriefTitle } from '#contract/artist-brief.ts';
import { CmField } from '#ui/form/cm-field.tsx';
import { Field } from '#ui/form/field.tsx';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { lengthBounds } from '../try-on/real-size.ts';
import type { Tattoo } from '../try-on/try-on.ts';
import { type LinkDraft, useLinkDraft } from './link-draft.ts';
import { MadeLink } from './made-link.tsx';
import { MakeLink } from './make-link.tsx';

interface LinkSheetProps {
  tattoo: Tattoo;
  /** Width on the skin. */
  cm: number;
  onCm: (cm: number) => void;
}

/** What goes along to the artist by a link, and the link. */
export function LinkSheet({ tattoo, cm, onCm }: LinkSheetProps) {
  const { t } = useLingui();
  const [draft, change] = useLinkDraft(tattoo);
  const isOpen = draft.made !== null && Date.parse(draft.made.expiresAt) > Date.now();
  if (draft.made && isOpen) return <MadeLink made={draft.made} onEnd={() => change({ made: null })} />;
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid content-start gap-4">
        <Field
          label={t`Title`}
          value={draft.title}
          maxLength={maxBriefTitle}
          onChange={(event) => change({ title: event.target.value })}
        />
        <Field
          label={t`Where on the body`}
          placeholder={t`Left forearm, inside, towards the wrist`}
          value={draft.place}
          maxLength={maxBriefPlace}
          onChange={(event) => change({ place: event.target.value })}
        />
        <Notes value={draft.notes} onChange={(notes) => change({ notes })} />
      </div>
      <div className="grid content-start gap-3">
        <GoesAlong draft={draft} change={change} />
        {draft.size && (
          <CmField label={t`Width on the skin`} value={cm} bounds={lengthBounds} onChange={onCm} />
        )}
        <MakeLink tattoo={tattoo} cm={cm} draft={draft} change={change} />
      </div>
    </div>
  );
}

function Notes({ value, onChange }: { value: string; onChange: (notes: string) => void }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold text-sm">
        <Trans>Notes</Trans>
      </label>
      <textarea
        id={id}
        value={value}
        maxLength={maxBriefNotes}
        placeholder={t`What it means, what matters, what may change, when you have time…`}
        onChange={(event) => onChange(event.target.value)}
        className="block h-36 w-full resize-y md:h-64 rounded-ctl border border-line bg-raised px-3.5 py-3 leading-normal placeholder:text-ink-3 focus:border-stencil focus:outline-2 focus:outline-stencil focus:-outline-offset-1"
      />
    </div>
  );
}

interface ChoicesProps {
  draft: LinkDraft;
  change: (to: Partial<LinkDraft>) => void;
}

function GoesAlong({ draft, change }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">
        <Trans>What goes along</Trans>
      </legend>
      <SwitchRow
        label={<Trans>Design</Trans>}
        checked={draft.design}
        onChange={(design) => change({ design })}
      />
      <SwitchRow
        label={<Trans>Stencil</Trans>}
        hint={<Trans>Its lines alone, to be printed at real size.</Trans>}
        checked={draft.stencil}
        onChange={(stencil) => change({ stencil })}
      />
      <SwitchRow label={<Trans>Size</Trans>} checked={draft.size} onChange={(size) => change({ size })} />
      <SwitchRow
        label={<Trans>Photo with the tattoo</Trans>}
        hint={<Trans>It stays on this device unless you turn this on.</Trans>}
        checked={draft.photo}
        onChange={(photo) => change({ photo })}
      />
    </fieldset>
  );
}
