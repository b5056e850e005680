import { ChevronsLeftRight } from 'lucide-react';

/**
 * The line between before and after, with a knob that shows the focus of `group/compare` around it.
 *
 * @param className where the line stands from the left
 */
export function CompareLine({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/.25)] ${className}`}
    >
      <span className={`absolute top-1/2 left-1/2 -translate-1/2 ${knobLook} ${focusLook}`}>
        <ChevronsLeftRight size={20} aria-hidden />
      </span>
    </span>
  );
}

const knobLook = 'grid size-12 place-items-center rounded-full border bg-white text-stock-ink shadow-pop';
const focusLook =
  'outline-print-blue outline-offset-2 group-focus-visible/compare:outline-3 group-has-focus-visible/compare:outline-3';
