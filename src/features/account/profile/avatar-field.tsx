import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import type { User } from '#contract/account.ts';
import { FieldError } from '#ui/form/field.tsx';
import { Portrait } from '#ui/pictures/portrait.tsx';
import { Ruler } from '#ui/ruler.tsx';
import { useFieldErrorText } from '../field-error-text.ts';
import { avatarTypes } from './avatar-file.ts';
import type { Avatar } from './use-avatar.ts';

/** One's picture: pressed, it asks for another, which stands in stencil blue until it is saved. */
export function AvatarField({ user, avatar }: { user: User; avatar: Avatar }) {
  const { t } = useLingui();
  const id = useId();
  const errorText = useFieldErrorText();
  const { chosen, problem, sentPart } = avatar;
  const percent = Math.round((sentPart ?? 0) * 100);
  return (
    <div>
      <label className="group relative block cursor-pointer">
        <input
          type="file"
          accept={avatarTypes.join()}
          aria-label={t`Change the picture`}
          aria-describedby={`${id}-state ${id}-error`}
          aria-invalid={problem !== null}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) avatar.choose(file);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <Portrait
          name={user.username}
          picture={chosen?.url ?? user.avatar}
          onMissing={chosen ? avatar.refuse : undefined}
          className={`pointer-events-none aspect-square w-full rounded-print text-[5.5rem] outline-2 outline-offset-4 group-has-focus-visible:outline-stencil ${chosen ? 'outline-stencil outline-dashed' : 'outline-transparent'}`}
        />
        <span
          aria-hidden
          className="pointer-events-none mt-3 flex min-h-6 items-center justify-center gap-2 font-medium text-xs group-hover:underline md:text-sm"
        >
          <ImageUp size={16} className="max-md:hidden" />
          <Trans>Change the picture</Trans>
        </span>
      </label>
      <div id={`${id}-state`} className="text-center text-stencil text-xs">
        {chosen && sentPart === null && <Trans>Not saved yet</Trans>}
      </div>
      {sentPart !== null && (
        <Ruler label={t`Upload of the picture`} percent={percent} text={t`${percent} percent sent`} />
      )}
      <FieldError id={`${id}-error`}>{problem && errorText({ message: problem })}</FieldError>
    </div>
  );
}
