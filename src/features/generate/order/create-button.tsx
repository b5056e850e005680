import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Droplet, WifiOff } from 'lucide-react';
import { creditsPerImage } from '#contract/credit.ts';
import { useOnline } from '#lib/online.ts';
import { Button, ButtonCost } from '#ui/button.tsx';

interface CreateButtonProps {
  outputs: number;
  isDrawing: boolean;
  onCreate: () => void;
}

/** Spends the credits. On phones it stays at the lower edge, whatever is above. */
export function CreateButton({ outputs, isDrawing, onCreate }: CreateButtonProps) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const cost = outputs * creditsPerImage;
  return (
    <div className="border-rule border-t-[1.5px] bg-sheet px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 md:px-6 md:py-3.5">
      {!isOnline && !isDrawing && (
        <p className="mb-2 flex items-center gap-2 text-sm text-warn">
          <WifiOff size={16} aria-hidden />
          <Trans>Drawing needs a connection. Your words stay here.</Trans>
        </p>
      )}
      <Button
        variant="commit"
        size="large"
        className="w-full"
        onClick={onCreate}
        busyLabel={isDrawing && t`Drawing…`}
      >
        <Trans>Create</Trans>
        <ButtonCost>
          <Droplet size={15} aria-hidden />
          <Plural value={cost} one="# credit" other="# credits" />
        </ButtonCost>
      </Button>
    </div>
  );
}
