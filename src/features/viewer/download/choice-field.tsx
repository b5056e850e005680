import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Background, type FileSize, memberSizes, storedSize } from '#contract/image-file.ts';
import { useCurrentUser } from '#lib/current-user.ts';
import type { Paper } from '#lib/pdf.ts';
import { Segment } from '#ui/form/segment.tsx';
import { textLinkLook } from '#ui/text-link.tsx';
import { type Creation, isOnServer } from '../creation.ts';
import { PlansLink, type PlansReason } from '../plans-link.tsx';
import { type Choice, type Choices, type LengthCm, lengthsCm, type Marks, sizesOf } from './formats.ts';

interface ChoiceFieldProps {
  choice: Choice;
  image: Creation;
  choices: Choices;
  onPlans: (reason: PlansReason) => void;
  onChange: (changes: Partial<Choices>) => void;
}

/** One thing that can be chosen of a file. What is for others stays away, and it is said for whom it is. */
export function ChoiceField({ choice, image, choices, onPlans, onChange }: ChoiceFieldProps) {
  const { t } = useLingui();
  const user = useCurrentUser();
  const mayAsk = user !== null && isOnServer(image);
  if (choice === 'paper') {
    return (
      <Field label={t`Paper size`}>
        <Segment<Paper>
          label={t`Paper size`}
          value={choices.paper}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: t`Letter, 8.5 × 11 in` },
          ]}
          onChange={(paper) => onChange({ paper })}
        />
      </Field>
    );
  }
  if (choice === 'marks') {
    return (
      <Field label={t`Drawn in`}>
        <Segment<Marks>
          label={t`Drawn in`}
          value={choices.marks}
          options={[
            { value: 'pixels', label: t`Pixels` },
            { value: 'lines', label: t`Lines, in layers` },
          ]}
          onChange={(marks) => onChange({ marks })}
        />
      </Field>
    );
  }
  if (choice === 'cm') {
    return (
      <Field label={t`Longer side`} note={t`No line is finer at this size than a needle leaves it.`}>
        <Segment
          label={t`Longer side`}
          value={String(choices.cm)}
          options={lengthsCm.map((cm) => ({ value: String(cm), label: t`${cm} cm` }))}
          onChange={(cm) => onChange({ cm: Number(cm) as LengthCm })}
        />
      </Field>
    );
  }
  if (choice === 'background') {
    return (
      <Field label={t`Background`} note={user === null && isOnServer(image) && <LoginNote />}>
        <Segment<Background>
          label={t`Background`}
          value={choices.background}
          options={[
            { value: 'paper', label: t`White paper` },
            ...(mayAsk ? [{ value: 'transparent' as const, label: t`Transparent` }] : []),
          ]}
          onChange={(background) => onChange({ background })}
        />
      </Field>
    );
  }
  const drawn = sizesOf(image);
  const isFree = user?.membershipLevel === 'free';
  const open = drawn.filter((size) =>
    user === null ? size === storedSize : !(isFree && memberSizes.includes(size)),
  );
  const locked = drawn.find((size) => isFree && memberSizes.includes(size));
  return (
    <Field
      label={t`Longer side`}
      note={
        user === null ? (
          drawn.length > 1 && <LoginNote />
        ) : (
          <>
            {choices.size !== storedSize && t`Drawn once more at this size: it takes some seconds.`}{' '}
            {locked && (
              <>
                {t`${locked} px is for members.`} <PlansLink reason="files" onPlans={onPlans} />
              </>
            )}
          </>
        )
      }
    >
      <Segment
        label={t`Longer side`}
        value={String(choices.size)}
        options={open.map((size) => ({ value: String(size), label: `${size} px` }))}
        onChange={(size) => onChange({ size: Number(size) as FileSize })}
      />
    </Field>
  );
}

function Field({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="font-semibold text-sm">
        {label}
      </span>
      {children}
      {note && <p className="text-ink-3 text-xs leading-relaxed">{note}</p>}
    </div>
  );
}

function LoginNote() {
  const { t } = useLingui();
  const { href } = useLocation();
  return (
    <Link to="/{-$lang}/login" state={{ from: href }} className={textLinkLook}>
      {t`Log in for more`}
    </Link>
  );
}
