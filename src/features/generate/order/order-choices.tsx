import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Segment } from '#ui/form/segment.tsx';
import type { Order } from './order.ts';

interface ChoiceProps<T> {
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

interface ColorChoiceProps extends ChoiceProps<Order['isColor']> {
  /** Whether there is room for long labels, if the container is not that of a phone. */
  isRoomy?: boolean;
}

export function ColorChoice({ value, onChange, isRoomy = false, className }: ColorChoiceProps) {
  const { t } = useLingui();
  return (
    <Segment
      label={t`Colour`}
      value={value ? 'colorful' : 'blackwhite'}
      onChange={(chosen) => onChange(chosen === 'colorful')}
      options={[
        { value: 'colorful', label: <Swatch look={colorful}>{t`Colorful`}</Swatch> },
        {
          value: 'blackwhite',
          label: (
            <Swatch look={blackAndWhite}>
              {isRoomy && <span className="@max-[400px]:hidden">{t`Black & White`}</span>}
              <span className={isRoomy ? '@min-[400px]:hidden' : ''}>{t`B&W`}</span>
            </Swatch>
          ),
        },
      ]}
      className={className}
    />
  );
}

interface OutputsChoiceProps extends ChoiceProps<Order['outputs']> {
  /** Whether several at once are to be had only by joining. */
  isFree: boolean;
}

export function OutputsChoice({ value, onChange, isFree, className }: OutputsChoiceProps) {
  const { t } = useLingui();
  return (
    <Segment
      label={t({ message: 'Designs', context: 'how many' })}
      value={value === 4 ? '4' : '1'}
      onChange={(chosen) => onChange(chosen === '4' ? 4 : 1)}
      options={[
        { value: '1', label: '1' },
        { value: '4', label: isFree ? <MembersOnly>4</MembersOnly> : '4' },
      ]}
      className={className}
    />
  );
}

/** A choice that says before it is chosen that it is for members. */
function MembersOnly({ children }: { children: string }) {
  const { t } = useLingui();
  return (
    <>
      {children}
      <Lock size={13} className="text-ink-3" role="img" aria-label={t`for members`} />
    </>
  );
}

const colorful = 'bg-[conic-gradient(#c2321a_0_33%,#d9a227_0_66%,#21594a_0)]';
const blackAndWhite = 'bg-[linear-gradient(90deg,#17181c_50%,#fff_50%)]';

function Swatch({ look, children }: { look: string; children: ReactNode }) {
  return (
    <>
      <span
        aria-hidden
        className={`size-3.5 flex-none rounded-full border border-[rgb(128_120_110/.7)] ${look}`}
      />
      {children}
    </>
  );
}
