import { flashUrl } from '#contract/flash-picture.ts';
import type { FlashName } from '#contract/flash-samples.ts';
import { Art, Stock } from '#ui/pictures/art.tsx';

const designs: FlashName[] = [
  'two-swallows',
  'sacred-heart',
  'koi-lotus',
  'moth-moon',
  'crowned-skull',
  'crane-waves',
  'tiger-roses',
  'mandala-rose',
  'phoenix-triangle',
];

/** Nine prints, cut from the same sheet. Decoration: phones are spared the download. */
export function ArtGrid() {
  return (
    <div
      aria-hidden
      className="hidden min-h-0 grid-cols-3 grid-rows-3 gap-px overflow-hidden border-rule border-l-[1.5px] bg-rule md:grid"
    >
      {designs.map((name) => (
        <Stock key={name} className="aspect-auto! rounded-none!">
          <Art alt="" src={flashUrl(name)} loading="lazy" className="absolute inset-[8%] size-[84%]!" />
        </Stock>
      ))}
    </div>
  );
}
