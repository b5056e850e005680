import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { type Paper, pdfOf } from '#lib/pdf.ts';
import { saveFile } from '#lib/save-file.ts';
import { useNumber } from '#lib/use-number.ts';
import { shortestTurn } from '../stage/pinch.ts';
import { widthCm } from '../try-on/real-size.ts';
import type { Tattoo } from '../try-on/try-on.ts';
import { sceneOf } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { briefPage } from './brief-page.ts';
import { canvasOf } from './canvas-of.ts';
import { paletteOf } from './palette.ts';

const pictureLongest = 1000;

/** One page for the artist: design, placement, size, inks, lines. */
export function useBrief(tattoo: Tattoo, paper: Paper, cm: number) {
  const { t, i18n } = useLingui();
  const { open, tryOn, say } = usePreview();
  const number = useNumber(1);
  const [isBusy, setIsBusy] = useState(false);

  const write = async () => {
    const { engine } = open.sync;
    await open.sync.settled();
    const { id, look, erased, placement } = tattoo;
    const design = canvasOf(await engine.designPicture({ designId: id, look, erased }, pictureLongest));
    const scene = { longest: pictureLongest, frame: 'photo' as const };
    const picture = canvasOf(await engine.render(sceneOf(tryOn), scene));
    const { marks, thinLineMm, tooThin, closing } = await engine.checkLines(id, cm);
    marks.close();
    const context = design.getContext('2d');
    const pixels = context?.getImageData(0, 0, design.width, design.height).data;
    const deg = Math.round(shortestTurn(placement.rotationDeg));
    const high = (cm * design.height) / design.width;
    const size = t`${number(cm)} × ${number(high)} cm`;
    const isMeasured = widthCm(placement, tryOn.ruler) !== null;
    const percent = (share: number) => `${Math.round(share * 100)} %`;
    const page = await briefPage(
      {
        title: tattoo.name,
        date: i18n.date(new Date(), { dateStyle: 'long' }),
        design,
        placement: picture,
        facts: [
          [t`Size`, isMeasured ? t`${size}, measured on the photo` : t`${size}, as wished`],
          [t`Rotation`, `${deg}°${placement.isMirrored ? `, ${t`mirrored`}` : ''}`],
          [t`Thinnest lines`, t`${number(thinLineMm)} mm`],
          [t`Lines under 0.35 mm`, percent(tooThin)],
          [t`Gaps that will close`, percent(closing)],
        ],
        inksTitle: t`Inks`,
        inks: pixels ? paletteOf(pixels) : [],
        notesTitle: t`Notes`,
        footer: t`Made with ${brand.name}. A starting point for your artist, who knows skin better.`,
      },
      paper,
    );
    saveFile(await pdfOf([page]), 'tattoo-brief.pdf');
  };

  return {
    isBusy,
    writeBrief: async () => {
      setIsBusy(true);
      await write().catch(() => say(t`Export failed, please try again`));
      setIsBusy(false);
    },
  };
}
