import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOpenViewer } from '#features/viewer/open-viewer.ts';
import { ViewerDialog } from '#features/viewer/viewer-dialog.tsx';
import { useViewer } from './use-viewer.tsx';

/** The viewer over whatever page it was opened from. */
export function ViewerOverlay({ id }: { id: string }) {
  const { history } = useRouter();
  const open = useOpenViewer();
  const leave = () => history.back();
  const { props, isMissing } = useViewer(id, { turnTo: (other) => open(other, { replace: true }), leave });
  // Somebody deleted it in another tab.
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  return props && <ViewerDialog {...props} onClose={leave} />;
}
