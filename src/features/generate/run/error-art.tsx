import { useState } from 'react';
import { flashUrl } from '#contract/flash-picture.ts';
import { Art, RegisterMark, Stencil, Stock } from '#ui/pictures/art.tsx';

/** A picture whose two inks missed each other. Without its picture, as offline, the register marks do. */
export function ErrorArt() {
  const [isMissing, setIsMissing] = useState(false);
  const src = flashUrl('snake-dagger');
  const blue = isMissing ? (
    <RegisterMark className="absolute inset-0 m-auto w-2/5! text-print-blue!" />
  ) : (
    <Stencil>
      <Art alt="" src={src} onError={() => setIsMissing(true)} />
    </Stencil>
  );
  const red = isMissing ? (
    <RegisterMark className="absolute inset-0 m-auto w-2/5! text-print-red!" />
  ) : (
    <Stencil className="after:bg-print-red">
      <Art alt="" src={src} />
    </Stencil>
  );
  return (
    <Stock className="w-[min(250px,60vw)] shadow-print">
      <span className="absolute inset-0 -translate-x-[9px] translate-y-1.5 mix-blend-multiply">{blue}</span>
      <span className="absolute inset-0 mix-blend-multiply">{red}</span>
    </Stock>
  );
}
