import { createContext, use } from 'react';
import type { PictureStore } from './picture-store.ts';

export const PictureStoreContext = createContext<PictureStore | null>(null);

export function usePictureStore(): PictureStore {
  const store = use(PictureStoreContext);
  if (!store) throw new Error('There is no store around this');
  return store;
}
