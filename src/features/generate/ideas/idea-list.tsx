import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '#contract/language.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ideasQuery, pickPrompts } from './ideas.ts';

const shownIdeas = 6;

/** Six ideas to build on. */
export function IdeaList({ onPick }: { onPick: (idea: string) => void }) {
  const { t, i18n } = useLingui();
  const { data: all } = useQuery(ideasQuery(i18n.locale as Language));
  const [picked, setPicked] = useState<{ from: readonly string[]; ideas: string[] }>();

  if (all && picked?.from !== all) setPicked({ from: all, ideas: pickPrompts(all, shownIdeas) });
  const ideas = picked && picked.from === all ? picked.ideas : Array.from({ length: shownIdeas }, () => '');
  return (
    <div>
      <div className="flex items-center justify-between font-semibold text-sm">
        <Trans>Ideas</Trans>
        <IconButton
          label={t`Show six other ideas`}
          className="-my-2.5 -mr-3"
          onClick={() => all && setPicked({ from: all, ideas: pickPrompts(all, shownIdeas, ideas) })}
        >
          <RefreshCw size={16} aria-hidden />
        </IconButton>
      </div>
      <ul className="mt-2 grid grid-cols-2 border-hair border-t">
        {ideas.map((idea, place) => (
          <li key={place} className="border-hair border-b even:border-l even:pl-3">
            <button
              type="button"
              title={idea}
              onClick={() => onPick(idea)}
              disabled={!idea}
              className="block min-h-10 w-full truncate pr-2 text-left text-ink-2 text-sm hover:text-accent-text coarse:min-h-11"
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
