/** What file choosers offer. What a file really is, the engine finds out. */
export const acceptedTypes = 'image/jpeg,image/jpg,image/png,image/webp';

/** The first picture among what was dropped or pasted; else the first file, so that it can be said what is wrong. */
export function pictureIn(data: DataTransfer | null): File | null {
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;
}

/** A file's name without its ending. */
export function titleOf(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '') || fileName;
}
