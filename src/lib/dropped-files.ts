import { useEffect, useRef, useState } from 'react';

/** Pictures that are dropped onto the page, or pasted. Returns whether one is being dragged over it. */
export function useDroppedFiles(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null) => {
      const file = pictureIn(data);
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would open the file in the place of the page.
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      setIsOver(false);
      take(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);
  return isOver;
}

/** The first picture among what was dropped or pasted; else the first file, so that it can be said what is wrong. */
function pictureIn(data: DataTransfer | null): File | null {
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;
}
