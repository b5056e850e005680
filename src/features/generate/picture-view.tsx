import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUp } from 'lucide-react';
import { Stock } from '#ui/pictures/art.tsx';
import { CameraButton } from './camera/camera-button.tsx';
import { FileButton } from './order/file-button.tsx';
import type { OrderedPicture } from './order/order.ts';
import type { PictureUpload } from './order/use-picture.ts';

interface PictureViewProps {
  picture: OrderedPicture | null;
  upload: PictureUpload;
}

/** Before anything is drawn from a picture: the picture, or where it may come from and what makes a good one. */
export function PictureView({ picture, upload }: PictureViewProps) {
  const { t } = useLingui();
  const shown = upload.sending?.url ?? picture?.scourceUrl;
  return (
    <div className="mx-auto w-full max-w-[760px]">
      <h1 className="text-1 leading-tight">
        {shown ? <Trans>This is what will be drawn</Trans> : <Trans>Which picture shall we draw?</Trans>}
      </h1>
      <p className="mt-3.5 text-ink-2 text-lead leading-normal">
        {shown ? (
          <Trans>It leads the design. Words only add to it: flowers around it, a name below.</Trans>
        ) : (
          <Trans>A face, a pet, a hand, a sketch of your own: one thing, close up and in good light.</Trans>
        )}
      </p>
      {shown ? (
        <Stock className="mt-6 aspect-auto! w-full max-w-[560px] shadow-lift">
          <img
            src={shown}
            alt={picture?.name || t`Your picture`}
            className="max-h-[min(60dvh,560px)] w-full object-contain"
          />
        </Stock>
      ) : (
        <div className="mt-6 grid min-h-60 place-items-center rounded-print border-[1.5px] border-stencil border-dashed bg-stencil-soft p-6 text-center text-stencil">
          <div className="grid justify-items-center gap-4">
            <ImageUp size={40} aria-hidden />
            <div className="flex flex-wrap justify-center gap-2 text-ink">
              <FileButton variant="solid" onFile={upload.choose}>
                <ImageUp size={18} aria-hidden />
                <Trans>Choose a picture</Trans>
              </FileButton>
              <CameraButton onPhoto={upload.choose} />
            </div>
            <p className="text-ink-2 text-sm">
              <Trans>Or drop it here, or paste it.</Trans>
            </p>
          </div>
        </div>
      )}
      <dl className="mt-6 grid gap-x-6 gap-y-3 text-sm leading-normal sm:grid-cols-2">
        <div>
          <dt className="font-semibold">
            <Trans>The picture itself</Trans>
          </dt>
          <dd className="text-ink-2">
            <Trans>Only you see it. It is on our server for 30 days, then it is deleted.</Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>What is drawn from it</Trans>
          </dt>
          <dd className="text-ink-2">
            <Trans>Only you see it, unless you turn Public on. Then anyone finds it in the library.</Trans>
          </dd>
        </div>
      </dl>
    </div>
  );
}
