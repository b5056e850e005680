import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import type { Trouble } from '../engine-sync/sync-state.ts';
import { FileButton } from '../open/file-button.tsx';
import { usePreview } from '../use-preview.ts';
import { ErrorPanel } from './error-panel.tsx';

/** What the engine, or the 3D view, could not do. */
export function Troubles({ relief, onSimplify }: { relief: unknown; onSimplify: () => void }) {
  const { t } = useLingui();
  const { state, open, change, openPhoto } = usePreview();
  const { trouble } = state;
  if (!trouble && relief === null) return null;
  const simplify = () => {
    onSimplify();
    open.sync.retry();
  };
  if (!trouble) {
    const reason = relief instanceof Error ? relief.message : String(relief);
    return (
      <ErrorPanel
        title={t`Initialisation failed`}
        text={t`Failed to load texture: ${reason}`}
        onSimplify={simplify}
      />
    );
  }
  const texts: Record<Trouble['kind'], string> = {
    engine:
      trouble.cause instanceof Error && trouble.cause.message
        ? trouble.cause.message
        : t`Initialisation failed`,
    photo: t`The body photo could not be loaded`,
    tattoo: t`The tattoo could not be loaded`,
  };
  const title = trouble.kind === 'engine' ? t`Initialisation failed` : t`Loading error`;
  const { tattooId } = trouble;
  return (
    <ErrorPanel title={title} text={texts[trouble.kind]} onSimplify={simplify}>
      {trouble.kind === 'photo' && (
        <FileButton onFile={(file) => openPhoto(file, file.name)}>
          <Trans>Choose another photo</Trans>
        </FileButton>
      )}
      {tattooId && (
        <Button
          onClick={() => {
            change({ type: 'remove', id: tattooId });
            open.sync.retry();
          }}
        >
          <Trans>Remove this tattoo</Trans>
        </Button>
      )}
    </ErrorPanel>
  );
}
