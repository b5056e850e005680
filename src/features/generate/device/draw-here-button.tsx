import { Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** Has this device draw what the server does not. */
export function DrawHereButton({ onPress }: { onPress: () => void }) {
  return (
    <Button onClick={onPress}>
      <Smartphone size={18} aria-hidden />
      <Trans>Draw on this device, free</Trans>
    </Button>
  );
}
