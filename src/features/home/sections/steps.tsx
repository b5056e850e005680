import { Trans } from '@lingui/react/macro';
import { flashUrl } from '#contract/flash-picture.ts';
import { NumberedStep } from '#ui/numbered-step.tsx';
import { Art, Stock } from '#ui/pictures/art.tsx';

const frame = 'aspect-[1.3] overflow-hidden';

export function Steps() {
  return (
    <section className="pt-(--section)">
      <h2 className="text-1 leading-tight">
        <Trans>Your Tattoo in 3 Steps</Trans>
      </h2>
      <ol className="mt-8 grid gap-11 sm:grid-cols-3 sm:gap-6 md:gap-9">
        <NumberedStep
          number={1}
          title={<Trans>Describe it</Trans>}
          text={<Trans>A sentence is enough. Add a style, and choose colour or black.</Trans>}
          picture={
            <p
              className={`flex items-start rounded-panel border-[1.5px] border-rule bg-sheet p-5 font-display font-medium text-[clamp(1.25rem,1rem+.8vw,1.625rem)] leading-snug md:p-6 ${frame} max-sm:aspect-auto`}
            >
              <Trans>two swallows and a heart, banner “MOM & DAD”</Trans>
            </p>
          }
        />
        <NumberedStep
          number={2}
          title={<Trans>Pick a drawing</Trans>}
          text={
            <Trans>
              It is there in seconds. Keep it, redraw it, or change a word; members get four at once.
            </Trans>
          }
          picture={
            <span className={`block ${frame}`}>
              <Stock className="aspect-auto! h-full outline-3 outline-ink -outline-offset-3">
                <Art alt="" src={flashUrl('two-swallows')} loading="lazy" className="absolute inset-0 p-3" />
              </Stock>
            </span>
          }
        />
        <NumberedStep
          number={3}
          title={<Trans>Try it on</Trans>}
          text={
            <Trans>Lay it on a photo of your skin, then take the design or its stencil to your artist.</Trans>
          }
          picture={
            <img
              alt=""
              src="/try-on/upper-arm-after-800.webp"
              width={800}
              height={600}
              loading="lazy"
              decoding="async"
              className={`w-full rounded-print object-cover shadow-print ${frame}`}
            />
          }
        />
      </ol>
    </section>
  );
}
