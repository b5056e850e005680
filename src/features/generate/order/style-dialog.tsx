import { useLingui } from '@lingui/react/macro';
import { type ReactElement, useRef, useState } from 'react';
import type { StyleId } from '#contract/style-ids.ts';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { StyleGrid } from './style-grid.tsx';

interface StyleDialogProps {
  trigger: ReactElement;
  value: StyleId | null;
  onChange: (style: StyleId | null) => void;
}

/** All styles to choose from; choosing closes it. */
export function StyleDialog({ trigger, value, onChange }: StyleDialogProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  const selected = useRef<HTMLButtonElement>(null);
  return (
    <PanelDialog
      title={t`Style`}
      closeLabel={t`Close`}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      initialFocus={selected}
      isCentred
      className="md:h-[min(680px,calc(100dvh-48px))] md:w-[min(920px,calc(100vw-48px))]"
    >
      <StyleGrid
        value={value}
        selectedRef={selected}
        onChoose={(style) => {
          onChange(style);
          setIsOpen(false);
        }}
      />
    </PanelDialog>
  );
}
