import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RegisterMark, Stock } from '#ui/pictures/art.tsx';
import type { LinkProblem } from './use-package.ts';

interface Words {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const words: Record<Extract<LinkProblem, string>, Words> = {
  incomplete: {
    title: msg`A part of the address is missing`,
    text: msg`What stands behind the # opens this page, and some apps cut it off. Ask for the whole link, and paste it into the address bar.`,
  },
  'wrong-key': {
    title: msg`This key does not fit`,
    text: msg`Something behind the # is not as it was made. Ask for the link once more, and copy it as a whole.`,
  },
  broken: {
    title: msg`This cannot be shown`,
    text: msg`What came through this link is not what we pack, so nothing of it was opened. Ask for a new link.`,
  },
  expired: {
    title: msg`This link has expired`,
    text: msg`It was open for as long as its maker chose, and its content has been deleted. Ask them for a new one.`,
  },
  withdrawn: {
    title: msg`This link was withdrawn`,
    text: msg`Whoever made it has taken it back, and its content has been deleted. Ask them if you still need it.`,
  },
  missing: {
    title: msg`There is no such link`,
    text: msg`It may have ended some time ago, or a letter of the address was lost. Ask for the link once more.`,
  },
};

interface LinkTroubleProps {
  problem: LinkProblem;
  isFetching: boolean;
  onRetry: () => void;
  home: ReactNode;
}

/** Says in full why a link shows nothing, and what to do. */
export function LinkTrouble({ problem, isFetching, onRetry, home }: LinkTroubleProps) {
  const { t, i18n } = useLingui();
  const isNamed = typeof problem === 'string';
  return (
    <div role="alert" className="grid">
      <Notice
        picture={
          <Stock className="w-40 shadow-print">
            <RegisterMark />
          </Stock>
        }
        title={isNamed ? i18n._(words[problem].title) : <Trans>This link did not load</Trans>}
        text={i18n._(isNamed ? words[problem].text : errorText[problem.reason])}
      >
        {isNamed ? (
          home
        ) : (
          <Button variant="solid" onClick={onRetry} busyLabel={isFetching && t`Loading…`}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Notice>
    </div>
  );
}
