import type { Span } from '../../token-buffer.ts';

/** Where all of a match stands. */
export function spanOf({ index, 0: text }: RegExpExecArray): Span {
  return { start: index, end: index + text.length };
}

/** Where a group of a match stands; null where it holds nothing. */
export function groupSpan({ indices }: RegExpExecArray, group: string): Span | null {
  const [start, end] = indices?.groups?.[group] ?? [];
  return start === undefined || end === undefined || start === end ? null : { start, end };
}

/** Where a name stands within a part of the text. */
export function nameWithin(text: string, { start, end }: Span, name: RegExp): Span | null {
  const found = name.exec(text.slice(start, end));
  return found && { start: start + found.index, end: start + found.index + found[0].length };
}
