import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { artistLinkDays } from '#contract/artist-link.ts';
import { AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { languagePrefix } from '#lib/language.ts';
import { canSeal } from '#lib/sealed.ts';
import { useSession } from '#lib/session.ts';
import { Button, buttonLook } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { Segment } from '#ui/form/segment.tsx';
import type { Tattoo } from '../try-on/try-on.ts';
import type { LinkDraft } from './link-draft.ts';
import { type LinkStep, useMakeLink } from './use-make-link.ts';

interface MakeLinkProps {
  tattoo: Tattoo;
  cm: number;
  draft: LinkDraft;
  change: (to: Partial<LinkDraft>) => void;
}

/** For how long, who can read it, and the button. */
export function MakeLink({ tattoo, cm, draft, change }: MakeLinkProps) {
  const { t, i18n } = useLingui();
  const { step, error, make } = useMakeLink(tattoo, cm);
  const isLoggedIn = useSession() !== null;
  const isEmpty = !draft.design && !draft.stencil;
  // What is none of ours to name the previewer's engine could not do.
  const reason =
    error instanceof AppError ? i18n._(errorText[error.reason]) : t`Export failed, please try again`;
  return (
    <div className="grid gap-3 border-hair border-t pt-4">
      <p className="font-semibold text-sm">
        <Trans>Open for</Trans>
      </p>
      <Segment
        label={t`Open for`}
        value={draft.days}
        options={artistLinkDays.map((days) => ({
          value: days,
          label: <Plural value={Number(days)} one="# day" other="# days" />,
        }))}
        onChange={(days) => change({ days })}
      />
      <p className="text-ink-2 text-sm">
        <Trans>
          All of it is encrypted on this device, and the key is part of the link. We cannot read it; whoever
          has the link can.
        </Trans>
      </p>
      {!canSeal() ? (
        <p role="alert" className="text-err text-sm">
          <Trans>
            This page did not come by HTTPS, where browsers do not encrypt. Take the brief along as a PDF.
          </Trans>
        </p>
      ) : isLoggedIn ? (
        <>
          <Button
            variant="commit"
            disabled={isEmpty}
            busyLabel={step && <Step step={step} />}
            onClick={async () => {
              const made = await make(draft);
              if (made) change({ made });
            }}
          >
            <Link2 size={18} aria-hidden />
            <Trans>Make the link</Trans>
          </Button>
          {isEmpty && (
            <p className="text-ink-2 text-sm">
              <Trans>Let the design or its stencil go along.</Trans>
            </p>
          )}
        </>
      ) : (
        <LogInFirst />
      )}
      <FieldError id="artist-link-error">{error !== null && reason}</FieldError>
    </div>
  );
}

function Step({ step }: { step: LinkStep }) {
  const { t, i18n } = useLingui();
  if (step.name !== 'sending') return step.name === 'packing' ? t`Packing…` : t`Encrypting…`;
  const percent = i18n.number(step.part, { style: 'percent' });
  return t`Sending ${percent}`;
}

function LogInFirst() {
  const { i18n } = useLingui();
  const from = useLocation({ select: ({ href }) => href });
  return (
    <>
      <Link
        to="/{-$lang}/login"
        params={{ lang: languagePrefix(i18n.locale) }}
        state={{ from }}
        className={buttonLook({ variant: 'solid' })}
      >
        <Trans>Log in to make a link</Trans>
      </Link>
      <p className="text-ink-2 text-sm">
        <Trans>
          Links belong to your account, so that you can withdraw them. Your artist needs none. What you wrote
          waits here.
        </Trans>
      </p>
    </>
  );
}
