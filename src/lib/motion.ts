/** How to scroll for this reader: smoothly, unless the system asks for less motion. */
export function scrollBehavior(): 'smooth' | 'instant' {
  if (typeof matchMedia === 'undefined') return 'instant';
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
