/** Progress on a scored ruler, in stencil blue. */
export function Ruler({ label, percent, text }: { label: string; percent: number; text: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      className="relative h-2.5 border-line border-b bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_10%)]"
    >
      <span
        className="absolute bottom-0 left-0 h-1 bg-stencil transition-[width] duration-slow ease-out"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
