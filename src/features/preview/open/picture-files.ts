/** What file choosers offer. What a file really is, the engine finds out. */
export const acceptedTypes = 'image/jpeg,image/jpg,image/png,image/webp';

/** A file's name without its ending. */
export function titleOf(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '') || fileName;
}
