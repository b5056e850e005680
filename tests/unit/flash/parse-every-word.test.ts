import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

/** Words without a meaning for the picture: grammar, talk about the tattoo, and where it goes. */
const empty = new Set(
  `a an the and with of on in at to for from my our me i want its her his their it is that by
  tattoo piece design style small big little large tiny beautiful realistic portrait together stopped traditional color wrist forearm ankle back
  shoulder full sleeve upper black-and-grey behind under around over through into between side love would like please
  的 可爱 和 与 在 上 里 ， 我 想 纹 小臂 大臂 满背 写实 一 只 朵 风格 着 了
  の と が を に は で 、 背中 手首 している 小さな リアルな`.split(/\s+/),
);

/** What the drawing depends on. */
function drawnFrom(prompt: string): string {
  const { subjects, relations, lettering, typeface, wishes } = readPrompt(prompt);
  const told = subjects.map(({ concept, count, pigment, pose, isBroken, time }) => [
    concept.name,
    count,
    pigment,
    pose,
    isBroken,
    time,
  ]);
  const related = relations.map(({ kind, subject, object }) => [
    kind,
    subject.concept.name,
    object.concept.name,
  ]);
  return JSON.stringify([told, related, lettering, typeface, [...wishes]]);
}

/** Words of a prompt that name nothing, change nothing and are not reported either. Words are parted by spaces. */
function lostIn(prompt: string, joint: string): string[] {
  const words = prompt.split(' ');
  const asked = words.join(joint);
  const { ignored, subjects, relations } = readPrompt(asked);
  const apart = relations.flatMap(({ kind, phrase }) => (kind === 'beside' ? [phrase] : []));
  const told = [...ignored, ...apart, ...subjects.map(({ word }) => word)].join(' ').toLowerCase();
  return words.filter((word, i) => {
    // A verb is reported without its ending.
    const bare = word.toLowerCase().replace(/[,"]|(?<=\p{Script=Han})\p{Script=Hiragana}+$/gu, '');
    if (empty.has(bare) || told.includes(bare)) return false;
    return drawnFrom(words.toSpliced(i, 1).join(joint)) === drawnFrom(asked);
  });
}

describe('every word is drawn, reported or empty', () => {
  test.each([
    'howling wolf with full moon',
    'roaring bear in the forest',
    'roaring fox on my wrist',
    'black panther climbing',
    'barn owl flying at night',
    'hammerhead shark',
    'red fox sleeping under a tree',
    'snowy owl on a branch',
    'seven little birds flying',
    'a dozen red roses',
    'twelve small stars',
    'four daisies',
    'monarch butterfly on a thistle',
    'blue morpho',
    'german shepherd sitting',
    'my dog Max with a ball',
    'portrait of my cat Luna with flowers',
    'sad clown',
    'laughing skull',
    'angry gorilla',
    'skull smoking a cigarette',
    'skeleton hand holding a rose',
    'skeleton dancing',
    'three skeletons kissing',
    'fireflies in a jar',
    'heart shaped bow',
    'bass fishing with a hook',
    'stretching cat',
    'black cat arching its back',
    'tiger fighting a snake',
    'lion and lamb lying together',
    'eagle catching a fish',
    'horse galloping on a beach',
    'sleeping baby dragon',
    'dragon breathing fire',
    'raccoon eating pizza',
    'frog playing a banjo',
    'bear riding a bike',
    'astronaut surfing a wave',
    'mermaid combing her hair',
    'samurai kneeling in the rain',
    'wilted rose',
    'frozen rose',
    'glass rose',
    'melting clock',
    'rusty anchor',
    'golden key with wings',
    'a broken sword',
    'old woman with a young girl',
    'pin up girl nurse',
    'angel statue crying',
    'anime cat',
    'chibi dragon',
    'wolf with blue eyes',
    'dog with floppy ears',
    'raven with spread wings',
    'crescent moon with hanging stars',
    'clock stopped at 7:42',
    'heart with stitches',
    'jesus looking up',
    'samurai skull',
    'cat silhouette',
    'snake around a rusty sword',
    'raven on a mossy skull',
    'woman holding a wilted rose',
    'dark forest',
    'pale moon',
    'pirate ship in stormy waves',
    'tree with deep roots, half dead half alive',
    'koi upstream',
    'hidden owl in a tree',
    'lavender field',
    'mountain valley',
    'flock of birds',
    'stack of books',
    'pizza slice',
    'snake covered in moss',
    'wolf framed by roses',
    'smiling frog',
    'screaming skull',
    'crossed swords',
    'muscular bull charging',
    'two koi in a circle',
    'symmetrical moth',
    'moth wrapped around a dagger',
    'pouncing leopard',
    'eagle diving',
    'cat licking a bowl',
    'owl with a key in its beak',
    'burning house',
    'torn map',
    'striped snake',
    'spotted dog',
    'my grandpa Joe with a pipe',
    'three foxes back to back',
    'three eyed raven',
    'a fish with legs',
    'pug as an astronaut',
    'a candle held by a skeleton hand',
    'vampire biting a wilted rose',
    'dagger stabbing a peach',
    'dog looking out of a car',
    'firefighter carrying a child',
    'barber scissors and comb crossed',
    'rabbit chasing a carrot',
  ])('%s', (prompt) => {
    expect(lostIn(prompt, ' ')).toEqual([]);
  });

  test.each([
    '嚎叫 的 狼 和 满月',
    '咆哮 的 兔子',
    '锤头鲨 和 海浪',
    '七只 小鸟',
    '飞翔 的 企鹅',
    '微笑 的 狐狸',
    '愤怒 的 大猩猩',
    '年轻 的 武士',
    '红色 的 玫瑰',
    '融化 的 钟',
    '狮子 戴着 皇冠',
    '骷髅手 握 玫瑰',
    '龙 与 虎 搏斗',
    '可爱 的 猫',
    '枯萎 的 玫瑰',
    '跳舞 的 骷髅',
    '流泪 的 天使',
    '雪豹 趴在 岩石 上',
    '狐狸 躲在 树 后面',
    '关公 斩 龙',
    '匕首 穿过 骷髅',
    '三只眼 的 猫',
    '两座山 之间的 太阳',
    '狗狗 追 蝴蝶',
    '消防员 抱着 孩子',
  ])('%s', (prompt) => {
    expect(lostIn(prompt, '')).toEqual([]);
  });

  test.each([
    '吠える 狼 と 満月',
    '眠る 猫',
    '泣く 女',
    '怒る 虎',
    'シュモクザメ と 波',
    '七羽 の 鳥',
    '赤い 薔薇',
    '枯れた 薔薇',
    '骸骨 が ギター を 弾く',
    '折れた 刀',
    '飛ぶ ペンギン',
    '踊る 骸骨',
    '龍 と 虎 が 戦う',
    '笑う 狐',
    '走る 馬',
    '溶ける 時計',
    '三つ目 の 猫',
    '着物 の 狐',
    '鎧 を 着た 猫',
    '蝶 を 追いかける 犬',
    '剣 が 刺さった ハート',
    '龍 と 虎 が 睨み合う',
    '傘 の 後ろの 狐',
  ])('%s', (prompt) => {
    expect(lostIn(prompt, '')).toEqual([]);
  });
});
