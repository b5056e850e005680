import type { Outline } from './outline.ts';

/** Shows how the selected tattoo lies on the body. */
export function Mesh({ outline: { grid, edge } }: { outline: Outline }) {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
      fill="none"
    >
      <path d={grid} stroke="#BFCBFF" strokeWidth=".9" opacity=".8" />
      <path d={edge} stroke="#2B4A9B" strokeWidth="3.4" opacity=".55" />
      <path d={edge} stroke="#A3B6FF" strokeWidth="2" />
    </svg>
  );
}
