import { Trans, useLingui } from '@lingui/react/macro';
import { useSingleKeys } from '#lib/shortcuts.ts';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { ShortcutList } from '#ui/shortcut-list.tsx';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What keys do on this page, and whether single ones do anything. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const { t } = useLingui();
  const [hasSingleKeys, turnSingleKeys] = useSingleKeys();
  const mod = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return (
    <PanelDialog
      title={<Trans>Keyboard shortcuts</Trans>}
      closeLabel={t`Close`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isCentred
      className="md:w-[520px]"
    >
      <ShortcutList
        entries={[
          { keys: ['←', '→', '↑', '↓'], does: <Trans>Go from design to design</Trans> },
          { keys: ['Enter'], does: <Trans>Open the design</Trans> },
          { keys: ['X'], does: <Trans>Select it, or no longer</Trans> },
          { keys: [t`Shift`, '← →'], isChord: true, does: <Trans>Select all on the way</Trans> },
          { keys: [mod, 'A'], isChord: true, does: <Trans>Select all shown</Trans> },
          { keys: ['S'], does: <Trans>Star, or unstar</Trans> },
          { keys: ['Del'], does: <Trans>Delete what is selected, or the design at hand</Trans> },
          { keys: ['Esc'], does: <Trans>End the selection</Trans> },
          { keys: ['/'], does: <Trans>Search</Trans> },
          { keys: ['?'], does: <Trans>Show this list</Trans> },
        ]}
      />
      <div className="pt-4">
        <SwitchRow
          label={<Trans>Shortcuts of a single key</Trans>}
          hint={<Trans>Turn them off if you speak to your device, or press keys by accident.</Trans>}
          checked={hasSingleKeys}
          onChange={turnSingleKeys}
        />
      </div>
    </PanelDialog>
  );
}
