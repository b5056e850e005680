import { Progress } from '@base-ui/react/progress';

/** Progress on a scored ruler, in stencil blue. */
export function Ruler({ label, percent, text }: { label: string; percent: number; text: string }) {
  return (
    <Progress.Root value={percent} aria-label={label} getAriaValueText={() => text}>
      <Progress.Track className="relative block h-2.5 border-line border-b bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_10%)]">
        <Progress.Indicator className="absolute bottom-0 left-0 h-1! bg-stencil transition-[width] duration-slow ease-out" />
      </Progress.Track>
    </Progress.Root>
  );
}
