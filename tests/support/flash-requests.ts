import { styleIds } from '#contract/style-ids.ts';
import type { FlashRequest } from '#engine/flash/flash-request.ts';

/**
 * In all languages; with many subjects and few, in poses and relations, with lettering, and of nothing that is
 * understood. Styles, colour, seeds and outputs take turns, so that each style comes four or five times.
 */
const prompts = [
  'snake wrapped around a dagger with red roses',
  'a howling wolf under a full moon with pine trees',
  '龍と桜、背景は波',
  'skull with a crown and an hourglass "MEMENTO MORI"',
  '三只蓝色的蝴蝶和薰衣草',
  'feather',
  'octopus with an anchor and waves, candles',
  '貔貅',
  'a black panther crawling',
  'running wolf',
  'wild horse galloping',
  'a fox asleep',
  'bear standing on its hind legs',
  'roaring lion with a crown',
  'tiger walking down through bamboo',
  'mermaid with a shell and pearls',
  'camera and a paper plane',
  'microphone with roses',
  'cactus in bloom',
  'a volcano erupting',
  'umbrella in the rain',
  'palm tree on an island',
  'saturn with rings',
  'solar system',
  'polynesian armband',
  'celtic knot',
  'celtic armband',
  'unalome with a lotus',
  'angel wings with a halo',
  'broken heart',
  'a broken chain',
  'nine tailed fox and cherry blossoms',
  '八咫烏',
  '富士山と太陽',
  '招き猫',
  '金魚二匹',
  '達磨',
  'cobra with its hood spread',
  'luna moth and moon phases',
  '風神雷神',
  'stag with flowers in its antlers',
  'elephant with a lotus on its forehead',
  'octopus wrapped around an anchor',
  'a spider hanging from its web',
  'skull with a candle on top',
  'sun and moon, half and half',
  'crescent moon with a cat sitting on it',
  'a wolf and a lion facing each other',
  'crossed arrows and a compass',
  'a woman in one continuous line',
  'a ship inside a bottle',
  'poppies growing out of a heart',
  '凤凰与牡丹',
  '武士和樱花',
  '一条龙缠绕着宝剑',
  '瓶子里的船',
  '髑髏から咲く蓮',
  '鯉の滝登り',
  'a lighthouse in a storm "HOME"',
  'swallow with the name Anna',
];

const outputs = [0, 1, 2, 3] as const;

/** One drawing of each prompt, which between them ask for everything that the engine can do. */
export const goldenRequests: readonly FlashRequest[] = prompts.map((prompt, n) => ({
  prompt,
  style: styleIds[n % styleIds.length] ?? styleIds[0],
  isColor: Math.floor(n / styleIds.length) % 2 === 0,
  seed: 4_294_967_295 - 1_000_003 * n,
  output: outputs[n % outputs.length] ?? 0,
}));

/** The key of a drawing in flash-hashes.json. */
export function requestName({ prompt, style, isColor, seed, output }: FlashRequest): string {
  return `${style} ${isColor ? 'color' : 'black'} ${seed} ${output}: ${prompt}`;
}

/** SHA-256 in hexadecimal digits, the same in Node and browsers. */
export async function hashOf(bytes: Uint8ClampedArray<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
