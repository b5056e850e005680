/** Every beginning with every end: `phrases(['nude', 'naked'], ['woman'])` are "nude woman" and "naked woman". */
export function phrases(...parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (begun, next) => begun.flatMap((beginning) => next.map((end) => `${beginning} ${end}`.trim())),
    [''],
  );
}

/** Words that a space-separated list holds, to keep lists of single words short. */
export const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);
