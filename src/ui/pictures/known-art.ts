/** Pictures that have a place on this page already, by the `src` of their elements. */
const known = new Set<string>();

export function isKnownArt(src: string | undefined): boolean {
  return src !== undefined && known.has(src);
}

export function addKnownArt(src: string | undefined): void {
  if (src !== undefined) known.add(src);
}

/** The pictures that stand in `element`, or are on their way there: the same in its place must not appear once more. */
export function rememberArt(element: HTMLElement): void {
  for (const image of element.querySelectorAll('img')) addKnownArt(image.getAttribute('src') ?? undefined);
}
