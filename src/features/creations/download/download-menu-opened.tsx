import { Trans } from '@lingui/react/macro';
import { FileArchive, Files } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '#ui/menu.tsx';
import type { DownloadForm } from './use-download.ts';

interface DownloadMenuOpenedProps {
  trigger: ReactElement;
  onChoose: (form: DownloadForm) => void;
}

export function DownloadMenuOpened({ trigger, onChoose }: DownloadMenuOpenedProps) {
  return (
    <Menu trigger={trigger}>
      <MenuItem onPress={() => onChoose('zip')}>
        <FileArchive size={18} aria-hidden />
        <Trans>One ZIP file</Trans>
      </MenuItem>
      <MenuItem onPress={() => onChoose('files')}>
        <Files size={18} aria-hidden />
        <Trans>One file each</Trans>
      </MenuItem>
    </Menu>
  );
}
