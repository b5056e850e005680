import { Trans, useLingui } from '@lingui/react/macro';
import { branded } from '#contract/heads/head.ts';
import type { LegalBlock, LegalText } from '#contract/legal/legal-text.ts';
import { policy } from '#contract/policy.ts';
import { usePageMeta } from '#lib/page-meta.ts';

/** One of the texts that everybody has a right to read. */
export function LegalPage({ text }: { text: LegalText }) {
  const { i18n } = useLingui();
  usePageMeta(branded(text.title, text.summary));
  const month = new Intl.DateTimeFormat(i18n.locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const effective = month.format(new Date(policy.effective));
  const changed = day.format(new Date(policy.changed));
  return (
    <main className="mx-auto w-full max-w-[960px] px-(--gutter) pt-8 md:pt-14">
      <h1 className="text-1 leading-tight">{text.title}</h1>
      <p className="mt-4 text-ink-3 text-sm">
        <Trans>
          In effect since {effective}. Last changed on {changed}.
        </Trans>
      </p>
      <p className="mt-6 max-w-[36em] border-rule border-y-[1.5px] py-6 text-lead leading-normal">
        {text.summary}
      </p>
      <div className="article mt-10">
        {text.sections.map(({ heading, blocks }) => (
          <section key={heading} className="mt-10">
            <h2>{heading}</h2>
            {blocks.map((block) => (
              <Block key={String(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="mt-3">{block}</p>;
  return (
    <ul className="mt-3">
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
