import type { Scene } from '#engine/flash/describe/describe-scene.ts';
import type { ModelWords, Words } from './model-words.ts';

/**
 * What a model is told to draw, and to leave out: the scene first, then its style, then what all designs have. Of
 * letters it is told only where to leave room for them.
 */
export function writeModelPrompt(
  scene: Pick<Scene, 'words' | 'letters' | 'style' | 'coloring'>,
  words: ModelWords,
): Words {
  const look = scene.coloring === 'colored' ? words.colored : words.black;
  const room = scene.letters && (scene.letters.isAlone ? words.lettersAlone : words.lettered);
  const all = [...(room ? [room] : []), words.styles[scene.style], look, words.design];
  return {
    prompt: joined([scene.words, ...all.map(({ prompt }) => prompt)]),
    negative: joined(all.map(({ negative }) => negative)),
  };
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
