import { motifs } from '../motifs/registry.ts';
import type { SceneElement } from './scene-element.ts';

const kinds = ['rose', 'daisy', 'peony'];

/** The flower for the place `i` among many: where a prompt speaks of flowers alone, several kinds take turns. */
export function bloomAt(flowers: SceneElement, i: number): SceneElement {
  const motif = flowers.name === 'flower' && motifs.get(kinds[i % kinds.length] ?? '');
  return motif ? { ...flowers, motif: { ...motif, ...motif.one } } : flowers;
}
