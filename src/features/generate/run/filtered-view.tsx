import { Trans, useLingui } from '@lingui/react/macro';
import { PenOff } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stock } from '#ui/pictures/art.tsx';

/** What was asked for is not drawn here. Trying again would change nothing: the words have to, or they were misread. */
export function FilteredView({ onChangeWords }: { onChangeWords: () => void }) {
  const { t, i18n } = useLingui();
  const cause = i18n._(errorText.CONTENT_FILTERED);
  const outcome = t`Nothing was taken, and your words are still here. If we misread you, tell us at ${brand.contactEmail}.`;
  return (
    <Notice
      picture={
        <Stock className="w-40 shadow-print">
          <PenOff size={56} strokeWidth={1} className="text-print-blue" />
        </Stock>
      }
      title={<Trans>We leave this one undrawn</Trans>}
      text={t`${cause} ${outcome}`}
    >
      <Button variant="solid" onClick={onChangeWords}>
        <Trans>Change the words</Trans>
      </Button>
    </Notice>
  );
}
