import { Trans, useLingui } from '@lingui/react/macro';
import { usePreview } from '../use-preview.ts';
import { fetchPicture } from './fetch-picture.ts';
import { samplePhotos, sampleUrl } from './sample-photos.ts';

/** Photos of nobody, to try it out with. */
export function SampleRow() {
  const { i18n } = useLingui();
  const { openPhoto } = usePreview();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-40 flex-1 text-ink-3 text-sm">
        <Trans>No photo to hand? Borrow a sample. They are rendered, not photographed.</Trans>
      </p>
      <div className="flex gap-2.5">
        {samplePhotos.map(({ name, label }) => {
          const text = i18n._(label);
          return (
            <button
              key={name}
              type="button"
              aria-label={text}
              title={text}
              onClick={() => openPhoto(() => fetchPicture(sampleUrl(name)), text)}
              className="rounded-inner"
            >
              <img
                src={sampleUrl(name)}
                alt=""
                width={56}
                height={56}
                className="size-14 rounded-inner object-cover transition-transform duration-fast hover:scale-105"
              />
            </button>
          );
        })}
      </div>
    </div>
  );
}
