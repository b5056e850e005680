import { Trans } from '@lingui/react/macro';
import { NameForm } from './name-form.tsx';

/** Begins a collection. */
export function NewCollection({ onBegin }: { onBegin: (name: string) => Promise<void> }) {
  return (
    <div className="pt-5">
      <NameForm
        label={<Trans>New collection</Trans>}
        name=""
        submitLabel={<Trans>Begin</Trans>}
        onSubmit={onBegin}
      />
    </div>
  );
}
