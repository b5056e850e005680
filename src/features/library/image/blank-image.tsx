import { useLingui } from '@lingui/react/macro';
import { RegisterMark, sheetLook } from '#ui/pictures/art.tsx';
import { Blank } from '#ui/pictures/blank.tsx';

/** A blank sheet and blank lines, until the image has come. */
export function BlankImage() {
  const { t } = useLingui();
  return (
    <Blank label={t`Loading…`}>
      <span aria-hidden className="flex h-11 w-60 items-center before:h-5 before:w-full before:bg-wash-2" />
      <div
        aria-hidden
        className="grid gap-8 pt-3 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-18 md:pt-5"
      >
        <div className={`relative grid aspect-square max-w-[700px] place-items-center ${sheetLook}`}>
          <RegisterMark />
        </div>
        <div className="grid content-start gap-5.5 pt-2">
          <span className="h-14 w-4/5 bg-wash-2" />
          <span className="h-16 bg-wash" />
          <span className="h-13 bg-wash-2" />
          <span className="h-44 bg-wash" />
        </div>
      </div>
    </Blank>
  );
}
