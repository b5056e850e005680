import { Trans, useLingui } from '@lingui/react/macro';
import { Ruler } from 'lucide-react';
import { bankCardCm, widthFromCm } from '#engine/skin/geometry/real-size.ts';
import { Button } from '#ui/button.tsx';
import { CmField } from '#ui/form/cm-field.tsx';
import { placing } from '../stage/tool.ts';
import { extent } from '../try-on/placement.ts';
import { lengthBounds, widthCm } from '../try-on/real-size.ts';
import { usePreview } from '../use-preview.ts';

/** The design's real size, once a length in the photo is known. */
export function SizeSection() {
  const { t } = useLingui();
  const { tattoo, tryOn, alter, change, tool, setTool } = usePreview();
  const { ruler, photo } = tryOn;
  if (!tattoo || !photo) return null;
  const cm = widthCm(tattoo.placement, ruler);
  const isMeasuring = tool.kind === 'measure';
  const { width, height } = extent(photo);
  const across = { from: { x: 0, y: height / 2 }, to: { x: width, y: height / 2 } };
  return (
    <div className="grid gap-2">
      {ruler && cm !== null ? (
        <div className="grid grid-cols-2 gap-3">
          <CmField
            bounds={lengthBounds}
            label={t`Tattoo width`}
            value={cm}
            onChange={(wanted) => {
              const placement = {
                ...tattoo.placement,
                width: widthFromCm(wanted, ruler) ?? tattoo.placement.width,
              };
              alter({ placement });
            }}
          />
          <CmField
            bounds={lengthBounds}
            label={t`Marked length`}
            value={ruler.lengthCm}
            onChange={(wanted) => change({ type: 'measure', ruler: { ...ruler, lengthCm: wanted } })}
          />
        </div>
      ) : (
        <p className="text-ink-3 text-sm">
          <Trans>Mark something whose length you know, such as a bank card (8.56 cm) or a finger.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant={isMeasuring ? 'solid' : 'outline'}
          aria-pressed={isMeasuring}
          onClick={() => setTool(isMeasuring ? placing : { kind: 'measure' })}
        >
          <Ruler size={16} aria-hidden />
          {isMeasuring ? <Trans>Draw along it on the photo</Trans> : <Trans>Mark a length</Trans>}
        </Button>
        {!ruler && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => change({ type: 'measure', ruler: { ...across, lengthCm: 3 * bankCardCm } })}
          >
            <Trans>Give the photo's width</Trans>
          </Button>
        )}
        {ruler && (
          <Button size="small" variant="ghost" onClick={() => change({ type: 'measure', ruler: null })}>
            <Trans>Clear the measure</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
