import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, Droplet, Stamp } from 'lucide-react';
import { creditsPerImage } from '#contract/credit.ts';
import { handedDesign } from '#contract/handed-design.ts';
import type { Image } from '#contract/image.ts';
import { toAppError } from '#lib/app-error.ts';
import { downloadImage } from '#lib/download-image.ts';
import { errorText } from '#lib/error-text.ts';
import { Button, ButtonCost, buttonLook } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { promptOf } from '../image-words.ts';

/** Recreate, try on and download; on phones in a bar at the bottom. */
export function ImageActions({ image, title }: { image: Image; title: string }) {
  const { t, i18n } = useLingui();
  const download = useMutation({
    mutationFn: () => downloadImage(image, title),
    onError: (error) => {
      const reason = i18n._(errorText[toAppError(error).reason]);
      showToast({ kind: 'error', text: t`The download failed. ${reason}` });
    },
  });
  const order = {
    prompt: promptOf(image, i18n.locale),
    outputs: '1',
    color: image.isColor || image.colorUrl ? 'colorful' : 'blackwhite',
    style: image.styleId ?? 'none',
  };
  return (
    <div
      data-bottom-bar
      className="grid grid-cols-[1fr_1fr_auto] gap-2.5 max-md:fixed md:grid-cols-2 max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-rule max-md:border-t-[1.5px] max-md:bg-sheet max-md:pt-2.5 max-md:pr-[max(16px,env(safe-area-inset-right))] max-md:pb-[calc(10px+env(safe-area-inset-bottom))] max-md:pl-[max(16px,env(safe-area-inset-left))]"
    >
      <Link
        to="/{-$lang}/create"
        state={{ order }}
        className={`${buttonLook({ variant: 'commit', size: 'large' })} max-md:px-3!`}
      >
        <Trans>Recreate</Trans>
        <ButtonCost>
          <Droplet size={15} aria-hidden />
          {creditsPerImage}
        </ButtonCost>
      </Link>
      <Link
        to="/{-$lang}/preview"
        state={{ design: handedDesign(image, title) }}
        className={`${buttonLook({ variant: 'solid', size: 'large' })} max-md:px-3!`}
      >
        <Stamp size={18} aria-hidden />
        <Trans>Try on skin</Trans>
      </Link>
      <Button
        size="large"
        onClick={() => download.mutate()}
        busyLabel={download.isPending && t`Loading…`}
        className="max-md:px-3.5! md:col-span-2"
      >
        <Download size={18} aria-hidden />
        <span className="max-md:sr-only">
          <Trans>Download PNG</Trans>
        </span>
      </Button>
    </div>
  );
}
