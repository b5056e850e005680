import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { missingNeeds, type Need } from './compatibility.ts';

const texts = {
  webgl: msg`WebGL, for the 3D view`,
  segmentation: msg`WebAssembly, for finding skin`,
  canvas: msg`Canvas, for drawing`,
  files: msg`File handling, for opening and saving`,
} as const satisfies Record<Need, unknown>;

/** Says what this browser lacks, once there is a photo to be shown: to find out costs a phone some time. */
export function CompatibilityCard() {
  const { t, i18n } = useLingui();
  const [missing] = useState(missingNeeds);
  const [isOpen, setIsOpen] = useState(missing.length > 0);
  if (!isOpen) return null;
  return (
    <section
      aria-label={t`Compatibility`}
      className="absolute inset-x-3.5 bottom-6 z-4 flex max-w-[460px] items-start gap-3 rounded-panel bg-sheet py-3 pr-1 pl-4 shadow-pop md:right-4.5 md:bottom-4.5 md:left-auto"
    >
      <TriangleAlert size={20} aria-hidden className="mt-1 text-warn" />
      <div className="flex-1 text-sm">
        <p className="py-1 font-medium">
          <Trans>Some functions may not work properly. A modern browser is recommended.</Trans>
        </p>
        <ul className="text-ink-2">
          {missing.map((need) => (
            <li key={need}>{i18n._(texts[need])}</li>
          ))}
        </ul>
      </div>
      <IconButton label={t`Close`} onClick={() => setIsOpen(false)}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>
  );
}
