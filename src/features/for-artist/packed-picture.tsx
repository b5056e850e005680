import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { PictureFile } from './picture-file.ts';

interface PackedPictureProps {
  picture: PictureFile;
  label: string;
  /** What it is saved as, without its ending. */
  name: string;
  /** What it lies on, for drawings; a photo fills its place. */
  ground?: string;
  isMirrored?: boolean;
  className?: string;
  children?: ReactNode;
}

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** One picture of a package, with its name and a way to save it. */
export function PackedPicture({
  picture,
  label,
  name,
  ground,
  isMirrored,
  className,
  children,
}: PackedPictureProps) {
  const { t } = useLingui();
  const url = useObjectUrl(picture.file);
  const { width, height } = picture;
  return (
    <figure className={className}>
      <div
        className={classNames(
          'grid place-items-center overflow-hidden rounded-print shadow-print print:border print:border-hair print:shadow-none',
          ground && `${ground} p-[clamp(16px,4vw,40px)] print:p-3`,
        )}
      >
        {url && (
          <img
            src={url}
            alt={label}
            width={width}
            height={height}
            className={classNames(
              'h-auto max-h-[70vh] w-full object-contain print:max-h-[10.5cm]',
              isMirrored && '-scale-x-100',
            )}
          />
        )}
      </div>
      <figcaption className="mt-2 flex items-center justify-between gap-3 font-semibold text-md print:text-sm">
        {label}
        <IconButton
          label={t`Save: ${label}`}
          onClick={() => saveFile(picture.file, `${name}.${endings[picture.file.type] ?? 'png'}`)}
          className="print:hidden"
        >
          <Download size={20} aria-hidden />
        </IconButton>
      </figcaption>
      {children && <div className="print:hidden">{children}</div>}
    </figure>
  );
}
