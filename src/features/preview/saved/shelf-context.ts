import { createContext, use } from 'react';
import type { PictureShelf } from './picture-shelf.ts';

export const ShelfContext = createContext<PictureShelf | null>(null);

export function useShelf(): PictureShelf {
  const shelf = use(ShelfContext);
  if (!shelf) throw new Error('There is no shelf around this');
  return shelf;
}
