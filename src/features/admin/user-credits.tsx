import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AdminUser, giftSchema, maxGift } from '#contract/admin.ts';
import type { CreditEntry } from '#contract/credit.ts';
import { creditEntryText } from '#contract/credit-text.ts';
import type { Language } from '#contract/language.ts';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { userCreditsQuery } from './admin-queries.ts';
import { Loaded } from './loaded.tsx';
import { useAct } from './use-act.ts';

/** Gives an account credits, and shows what became of those it had. */
export function UserCredits({ user }: { user: AdminUser }) {
  const query = useQuery(userCreditsQuery(user.id));
  return (
    <div className="mt-4 grid gap-6 rounded-print bg-wash p-4 md:grid-cols-[minmax(240px,1fr)_2fr] md:p-6">
      <GiftForm user={user} />
      <Loaded query={query}>{({ data }) => <Entries entries={data} />}</Loaded>
    </div>
  );
}

function GiftForm({ user }: { user: AdminUser }) {
  const { t } = useLingui();
  const [credits, setCredits] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const give = useAct(
    (json: { credits: number; reason: string }) =>
      unwrapResponse(api.admin.users[':id'].credits.$post({ param: { id: user.id }, json })),
    t`The credits are given.`,
  );
  const gift = giftSchema.safeParse({ credits: Number(credits), reason });
  const isWrong = (name: string) =>
    isTried && !gift.success && gift.error.issues.some(({ path }) => path[0] === name);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(!gift.success);
    if (!gift.success || give.isPending) return;
    give.mutate(gift.data, {
      onSuccess: () => {
        setCredits('');
        setReason('');
      },
    });
  }
  return (
    <form onSubmit={submit} noValidate className="grid content-start gap-4" aria-label={t`Give credits`}>
      <Field
        label={<Trans>How many</Trans>}
        inputMode="numeric"
        autoComplete="off"
        value={credits}
        onChange={(event) => setCredits(event.target.value)}
        error={isWrong('credits') ? t`A whole number from 1 to ${maxGift}.` : undefined}
      />
      <Field
        label={<Trans>Why</Trans>}
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        hint={t`Stands in the record of acts.`}
        error={isWrong('reason') ? t`Say why, for whoever looks into it later.` : undefined}
      />
      <Button type="submit" variant="commit" busyLabel={give.isPending && t`Giving…`}>
        <Trans>Give credits</Trans>
      </Button>
    </form>
  );
}

function Entries({ entries }: { entries: CreditEntry[] }) {
  const { t, i18n } = useLingui();
  return (
    <ul aria-label={t`Latest changes of the credits`} className="text-sm">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-wrap justify-between gap-x-4 border-hair border-t py-2 first:border-t-0"
        >
          <span className="min-w-0 flex-1 basis-48">
            {creditEntryText(entry, i18n.locale as Language, (code) => code)}
          </span>
          <span className="text-ink-2">
            {i18n.date(entry.createdAt, { dateStyle: 'short', timeStyle: 'short' })}
          </span>
          <span className="min-w-14 text-right tabular-nums">
            {i18n.number(entry.change, { signDisplay: 'exceptZero' })}
          </span>
        </li>
      ))}
    </ul>
  );
}
