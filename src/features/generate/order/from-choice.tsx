import { useLingui } from '@lingui/react/macro';
import { Segment } from '#ui/form/segment.tsx';
import type { Order } from './order.ts';

interface FromChoiceProps {
  value: Order['from'];
  onChange: (from: Order['from']) => void;
}

/** Whether words alone say what is drawn, or a picture does. */
export function FromChoice({ value, onChange }: FromChoiceProps) {
  const { t } = useLingui();
  return (
    <Segment
      label={t`Drawn from`}
      value={value}
      onChange={onChange}
      options={[
        { value: 'words', label: t`From words` },
        { value: 'picture', label: t`From a picture` },
      ]}
    />
  );
}
