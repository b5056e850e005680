import { describe, expect, test } from 'vitest';
import { lexicon } from '#engine/flash/lexicon/lexicon.ts';
import { cjkCompounds } from '#engine/flash/lexicon/words/cjk-compounds.ts';
import { unpicturedIn } from '#engine/flash/lexicon/words/unpictured.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

/** What a prompt is read for, and what is told as not drawn. */
function read(prompt: string): { names: string[]; ignored: readonly string[]; lettering: string | null } {
  const { subjects, ignored, lettering } = readPrompt(prompt);
  return { names: subjects.map(({ concept }) => concept.name), ignored, lettering };
}

describe('风 and 風 at the end of a word tell a manner', () => {
  test.each([
    ['蘑菇 迷幻风', ['mushroom'], ['迷幻']],
    ['ラーメン、レトロ喫茶風', ['ramen'], ['レトロ喫茶']],
    ['竹、墨絵風', ['bamboo'], []],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering: null });
  });

  test.each(['蒲公英和秋风', '桜と春風'])('but there are winds: %s', (prompt) => {
    expect(read(prompt).names).toContain('cloud');
  });
});

describe('the end of a Japanese word is no thing', () => {
  test.each([
    ['蝶と沖縄', ['butterfly'], ['沖縄']],
    ['杜宾犬的头,耳朵朝上', ['doberman'], ['朝']],
    ['狮子王父子', ['lion'], ['王']],
    ['凤凰,不要太花', ['phoenix'], []],
    ['スパナと鉄骨', ['wrench'], ['鉄骨']],
    ['蝶と標本', ['butterfly'], ['標本']],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering: null });
  });

  test.each([
    ['大蛇と小鳥', ['snake', 'songbird']],
    ['二本の剣と月', ['sword', 'moon']],
    ['北海道犬と月', ['dog', 'moon']],
  ])('but it may be told how large, how many and which it is: %s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });

  test('nor is the head of one in katakana', () => {
    expect(read('ドラムプルフと猫').names).toEqual(['cat']);
    expect(read('ハートマークと猫').names).toEqual(['heart', 'cat']);
  });
});

describe('what is no thing of its own', () => {
  test.each([
    ['桜の花びらが風に舞う', ['sakura']],
    ['招財貓舉左手', ['maneki-neko']],
    ['ワニ、口を開けた', ['crocodile']],
    ['金魚がすいすい', ['goldfish']],
    ['双子の息子たちの手形', ['hand']],
    ['野球ボールの縫い目', ['baseball']],
    ['お菊の幽霊', ['ghost']],
    ['百合兩朵 女兒們的花', ['lily']],
    ['鐵觀音茶壺', ['teapot']],
  ])('%s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });

  test('words in hiragana are told whole', () => {
    expect(read('河童がしりこだまを').ignored).toEqual(['しりこだま']);
  });
});

describe('what asks for nothing to be seen is not told', () => {
  test.each([
    ['柴犬笑臉 腳踝小圖', ['shiba']],
    ['薰衣草一小枝', ['lavender']],
    ['乌龟，养了十二年的那只', ['tortoise']],
    ['铃兰，五月生的', ['lily-of-the-valley']],
    ['猪、干支、亥年生まれ', ['boar']],
    ['紫陽花、祖母の思い出', ['hydrangea']],
    ['おにぎり ひとふで書きで', ['onigiri']],
    ['モンステラの葉、黒ベタ', ['monstera']],
  ])('%s', (prompt, names) => {
    expect(read(prompt)).toEqual({ names, ignored: [], lettering: null });
  });

  test('numerals that nothing tells are', () => {
    expect(read('罗马数字 锁骨 玫瑰')).toEqual({ names: ['rose'], ignored: ['罗马数字'], lettering: null });
    expect(read('时钟，罗马数字')).toEqual({ names: ['clock'], ignored: [], lettering: null });
  });
});

describe('what things do with each other', () => {
  test.each([
    ['髑髏に蛇が絡む', 'around', 'snake', 'skull'],
    ['枝に梟がとまる', 'on', 'owl', 'branch'],
    ['剑被蛇缠绕', 'around', 'snake', 'sword'],
    ['被蛇缠绕的剑', 'around', 'snake', 'sword'],
    ['狗头顶橘子', 'on', 'orange', 'dog'],
    ['麒麟踏雲', 'on', 'kirin', 'cloud'],
    ['耳机里流出海浪', 'out-of', 'wave', 'headphones'],
    ['猫が鯉をくわえてる', 'holding', 'cat', 'koi'],
    ['兎が月の上で寝てる', 'on', 'rabbit', 'moon'],
    ['釣りをする熊', 'holding', 'bear', 'fishing-rod'],
    ['熊が釣りをする', 'holding', 'bear', 'fishing-rod'],
  ])('%s', (prompt, kind, subject, object) => {
    const { relations, ignored } = readPrompt(prompt);
    expect(relations.map((of) => [of.kind, of.subject.concept.name, of.object.concept.name])).toEqual([
      [kind, subject, object],
    ]);
    expect(ignored).toEqual([]);
  });

  test('a place ends where another clause begins', () => {
    expect(readPrompt('猫头鹰停在树枝上 满月').relations).toMatchObject([{ phrase: '猫头鹰停在树枝' }]);
  });

  test.each([
    ['白い馬が走ってる', 'running'],
    ['狗趴着睡', 'sleeping'],
    ['兎が月の上で寝てる', 'sleeping'],
    ['猫が座ってる', 'sitting'],
  ])('and in which pose: %s', (prompt, pose) => {
    expect(readPrompt(prompt).subjects[0]?.pose?.name).toBe(pose);
  });
});

describe('Chinese words that are to be written', () => {
  test.each([
    ['天燈 平溪 寫平安', '平安', ['paper-lantern'], ['平溪']],
    ['拳击手套上写永不言弃', '永不言弃', ['boxing-glove'], []],
    ['心里写妈妈', '妈妈', ['heart'], []],
    ['一颗心上面写着永远爱你', '永远爱你', ['heart'], []],
    ['下面写LOVE', 'LOVE', [], []],
    ['手写的 love you dad', 'love you dad', [], ['手写']],
    ['毛笔书法：道', '道', [], []],
    ['书法 无畏', '无畏', [], []],
    ['手寫字 自由', '自由', [], []],
    ['小字 平安', '平安', [], []],
    ['平安 小字', '平安', [], []],
    ['蝴蝶 小字 自由', '自由', ['butterfly'], []],
    ['小字写着 平安', '平安', [], []],
    ['平安', '平安', [], []],
    ['本命年', '本命年', [], ['本命年']],
    ['本命年 兔子', null, ['rabbit'], ['本命年']],
    ['英字 family', 'family', [], []],
    ['狗爪印和狗名字豆豆', '豆豆', ['paw'], []],
    ['陈雨桐 小楷', '陈雨桐', [], []],
    ['女儿的名字 “诗涵” 毛笔', '诗涵', [], []],
    ['爸媽的名字 建國 秀英', '建國 秀英', [], ['爸媽']],
    ['宝宝名字 糖糖 和一颗星', '糖糖', ['baby', 'star'], ['一颗']],
    ['姓氏 林', '林', [], []],
    ['道字', '道', [], []],
    ['生日 19950612', '19950612', [], []],
    ['结婚纪念日 5.20', '5.20', [], []],
    ['罗马数字 2001 08 15', 'MMI.VIII.XV', [], []],
    ['花開富貴', '花開富貴', [], []],
    ['岁岁平安', '岁岁平安', [], []],
    ['一帆风顺', '一帆风顺', [], []],
    ['四大天王', '四大天王', [], ['四大天王']],
    ['中国 两个字', '中国', [], []],
    ['妈妈名字的拼音 GUIYING', 'GUIYING', [], []],
    ['女儿名字的英文 Emma', 'Emma', [], []],
    ['锁骨上的一串字母 "love"', 'love', [], []],
    ['達筆な「愛」の字', '愛', [], []],
    ['愛の字', '愛', [], []],
    ['漢字一文字 龍', '龍', [], []],
    ['狗狗的项圈上写着名字旺财', '旺财', ['dog'], ['项圈']],
    ['肋骨に文字 carpe diem', 'carpe diem', [], []],
    ['平安富贵', '平安富贵', [], []],
    ['漢字二文字で絆愛', '絆愛', [], []],
    ['属蛇 一条小蛇绕着字母L', 'L', ['snake'], ['绕着字母']],
    ['一鹿有你', '一鹿有你', [], ['一鹿有你']],
    ['你是我的光', '你是我的光', [], ['你是我的光']],
    ['信心', '信心', [], ['信心']],
  ])('%s', (prompt, lettering, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering });
  });

  test('in the hand that is told with them', () => {
    expect(readPrompt('英文花体 Grace').typeface).toBe('script');
  });

  test.each(['老虎 写实', '旁边写着妈妈的名字', '想纹我和我弟弟小时候的背影'])(
    'but nothing else: %s',
    (prompt) => {
      expect(read(prompt).lettering).toBeNull();
    },
  );
});

describe('a Chinese word is read in its own sense', () => {
  test.each([
    ['关公骑赤兔马', ['guan-yu', 'horse'], []],
    ['三花和橘猫', ['calico-cat', 'ginger-cat'], []],
    ['狐狸侧脸', ['fox'], ['侧脸']],
    ['侧脸女人', ['woman'], ['侧脸']],
    ['弥勒佛笑脸', ['hotei'], []],
    ['女孩笑脸', ['woman'], ['笑脸']],
    ['吐着舌头的柴犬', ['shiba'], ['吐', '舌头']],
    ['柴犬屁股', ['shiba'], ['屁股']],
    ['螃蟹的钳子', ['crab'], []],
    ['抽着烟的骷髅', ['cigarette', 'skull'], []],
    ['小熊猫 不是熊猫', ['red-panda'], []],
    ['十二生肖兔', ['rabbit'], []],
    ['爸爸属鸡妈妈属狗', ['rooster', 'dog'], ['爸爸']],
    ['孕妇侧影', ['pregnant-woman'], []],
    ['婴儿的小脚丫', ['footprint'], ['婴儿']],
    ['宝宝的小手', ['hand'], ['宝宝']],
    ['老婆的玫瑰', ['rose'], []],
    ['鲸鱼露出水面', ['whale', 'wave'], []],
    ['哪吒的头像', ['nezha'], []],
    ['赵子龙和马', ['zhao-yun', 'horse'], []],
    ['哪吒的火尖枪', ['nezha', 'spear'], []],
    ['打太极的老人', ['tai-chi'], []],
    ['狮子和小狮子', ['lion', 'lioness'], []],
    ['凤凰 全身', ['phoenix'], []],
    ['关公 长胡子', ['guan-yu'], []],
    ['佛祖闭目', ['buddha'], ['闭目']],
    ['两只猫背靠背', ['cat'], ['背靠背']],
    ['老夫妻手牵手', ['grandparents-walking'], ['手牵手']],
    ['蜘蛛在网上', ['spider', 'spider-web'], []],
    ['跳芭蕾舞的女孩', ['ballerina'], []],
    ['吉他手彈吉他', ['guitarist'], []],
    ['霓虹燈 玫瑰', ['rose'], ['霓虹燈']],
    ['两只手 打勾勾', ['pinky-promise'], []],
    ['猫打伞', ['cat', 'umbrella'], []],
    ['暴龙', ['dinosaur'], []],
    ['關聖帝君', ['guan-yu'], []],
    ['爱犬布丁', ['dog'], ['布丁']],
    ['爱犬柯基', ['corgi'], []],
    ['熊猫宝宝', ['panda'], ['宝宝']],
    ['猫爪和狗爪', ['paw'], ['狗爪']],
    ['皮卡丘和玫瑰', ['rose'], ['皮卡丘']],
    ['爸爸牵着女儿的手', ['father-walking-with-child'], []],
    ['妈妈牵着两个孩子的手', ['mother-and-two-children'], []],
    ['女儿骑在爸爸肩上', ['father-carrying-child'], []],
    ['武士猫', ['cat'], ['武士']],
    ['サーファー犬', ['dog'], ['サーファー']],
    ['女孩猫', ['woman', 'cat'], []],
    ['狼正面', ['wolf'], []],
    ['女人正面', ['woman'], []],
    ['一家三口的影子', ['family-of-three'], ['影子']],
    ['瓢虫停在手指上', ['ladybug'], ['停在', '手指']],
    ['彼女と彼氏がキスしているシルエット', ['lovers'], []],
    ['独角兽和彩虹,可爱风', ['unicorn', 'rainbow'], []],
    ['女生手臂纹身 玫瑰', ['rose'], []],
    ['蝴蝶 女生', ['butterfly'], []],
    ['手捧烛火的少女', ['candle', 'woman'], []],
    ['雨傘と猫', ['umbrella', 'cat'], []],
    ['妈妈和女儿牵手背影', ['mother-walking-with-daughter'], []],
    ['羽ペンとインク瓶', ['quill'], []],
    ['碗里的面', ['ramen'], []],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering: null });
  });

  test.each([
    ['一对燕子', 2],
    ['一双鞋', 2],
    ['一双翅膀', 1],
    ['一对鹿角', 1],
    ['一对龙凤', 1],
    ['一群飞鸟', 4],
    ['几只小鸟', 3],
    ['双手捧着心', 2],
    ['双头鹰', 1],
    ['两尾锦鲤', 2],
    ['兩隻貓尾巴勾成愛心', 2],
    ['小燕子 两只', 2],
    ['梅花 三只小鸟', 1],
    ['十八 玫瑰', 1],
    ['两只可爱的小狗', 2],
  ])('%s', (prompt, count) => {
    expect(readPrompt(prompt).subjects[0]?.count).toBe(count);
  });
});

test.each([
  ['外婆的名字秀兰和一朵茉莉', ['jasmine'], '秀兰'],
  ['女儿的名字小雨和月亮', ['moon'], '小雨'],
  ['爷爷的名字德福在怀表里', ['pocket-watch'], '德福'],
  ['名前:結衣とハート', ['heart'], '結衣'],
  ['把名字藏在羽毛裡', ['feather'], null],
  ['把女儿的名字写在羽毛上', ['feather'], null],
])('a name ends where things begin, and where it goes is not written: %s', (prompt, names, lettering) => {
  expect(read(prompt)).toMatchObject({ names, lettering });
});

describe('a Chinese or Japanese name of two things', () => {
  test('is drawn as its kind, and told so', () => {
    const misread = cjkCompounds.filter(([word, name]) => {
      const [subject, ...others] = readPrompt(word).subjects;
      return subject?.concept.name !== name || subject.fallback === null || others.length > 0;
    });
    expect(misread).toEqual([]);
  });

  test('is no word of the lexicon, and none that nothing draws', () => {
    const known = new Set(lexicon.flatMap(({ words: { zh, ja } }) => [...zh, ...ja]));
    const words = new Set([...known, ...unpicturedIn('zh'), ...unpicturedIn('ja')]);
    expect(cjkCompounds.filter(([word]) => words.has(word))).toEqual([]);
  });

  test.each([
    ['玫瑰和兔女郎', ['rose'], ['兔女郎']],
    ['貂蝉和月亮', ['moon'], ['貂蝉']],
    ['薔薇と秋刀魚', ['rose', 'fish'], []],
    ['カニのハサミ', ['crab'], []],
    ['朝顔のつる', ['morning-glory', 'vine'], []],
    ['悪魔の手', ['hand'], ['悪魔']],
    ['玫瑰和手提箱', ['rose', 'suitcase'], []],
    ['猫耳の女の子', ['woman'], ['猫耳']],
    ['鹿の角を持つ女性', ['woman'], ['鹿の角を持つ']],
    ['鍵と鍵穴のペア', ['key', 'lock'], []],
    ['扑克牌红桃K', ['king-of-hearts'], []],
    ['机器人坐在月亮上', ['robot', 'moon'], []],
    ['太空人坐在月亮上', ['astronaut', 'moon'], []],
    ['寶貝女兒的小腳印', ['footprint'], []],
    ['七星瓢虫', ['ladybug'], []],
    ['龍の鱗だけ', ['dragon'], ['鱗だけ']],
    ['羽毛笔写出的书信', ['quill', 'love-letter'], []],
    ['ヘッドホンをした骸骨', ['headphones', 'skeleton'], []],
    ['两条鱼首尾相接', ['fish'], ['首尾相接']],
    ['左青龙右白虎', ['dragon', 'tiger'], []],
    ['情侣对戒', ['wedding-rings'], []],
    ['中指戒指纹身', ['ring'], []],
    ['五枚花びらの桜', ['sakura'], ['五枚花びら']],
    ['折れた翼', ['wings'], ['折れた']],
    ['膝盖上方的月亮', ['moon'], []],
    ['左腕に鯉', ['koi'], []],
    ['手首一周に有刺鉄線', ['barbed-wire'], []],
    ['鹿角蕨和月亮', ['fern', 'moon'], []],
    ['篮球鞋', ['sneaker'], []],
    ['狗牙项链', ['tooth', 'necklace'], []],
    ['雏菊花束', ['daisy'], ['花束']],
    ['玫瑰花环', ['rose', 'flower-crown'], []],
    ['蝴蝶标本', ['butterfly'], ['标本']],
    ['三眼狐狸', ['fox'], ['三眼']],
    ['本命佛 属马', ['buddha', 'horse'], []],
    ['獨角獸小馬', ['unicorn'], []],
    ['狐狸尾巴', ['fox'], ['尾巴']],
    ['两只手拉勾', ['pinky-promise'], []],
    ['放风筝的小孩', ['boy-with-kite'], []],
    ['登山的人', ['climber'], []],
    ['蛇吞象', ['snake', 'elephant'], []],
    ['英短蓝猫', ['cat'], []],
    ['塔罗牌月亮', ['tarot-moon'], []],
    ['愚者塔罗牌', ['tarot-fool'], []],
    ['窗口的猫', ['cat'], ['窗口']],
    ['理发店三色柱', ['barber-pole'], []],
    ['青花瓷瓶', ['vase'], []],
  ])('and no other is read into it: %s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering: null });
  });

  test.each(['翼を持つ狼', '羽の生えた猫', '长着蝴蝶翅膀的女孩', '带翅膀的狼'])(
    'wings are whose they are said to be: %s',
    (prompt) => {
      const { subjects, relations, ignored } = readPrompt(prompt);
      expect(subjects.map(({ concept }) => concept.name)[0]).toMatch(/wings/);
      expect([relations, ignored]).toEqual([[], []]);
    },
  );
});

describe('names in hiragana are read where they stand alone', () => {
  test.each([
    ['うさぎとかめ', ['rabbit', 'turtle']],
    ['たこ焼きとたこ', ['takoyaki', 'octopus']],
    ['いぬとねこ', ['dog', 'cat']],
    ['赤いかに', ['crab']],
    ['紅茶を飲むうさぎ', ['teacup', 'rabbit']],
    ['静かに燃える心臓', ['sacred-heart']],
    ['見たこともない龍', ['dragon']],
    ['対をなす龍と虎', ['dragon', 'tiger']],
  ])('%s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });
});

describe('kin and counts say how many there are', () => {
  test.each([
    ['ペンギンの親子', 'penguin', 2, []],
    ['象の母子', 'elephant', 2, []],
    ['双子の女の子', 'woman', 2, []],
    ['双子の赤ちゃん', 'baby', 2, []],
    ['二人の女性', 'woman', 2, []],
    ['侍三人', 'samurai', 3, []],
    ['二人の愛', 'heart', 1, ['二人']],
    ['大きいハートと小さいハート', 'heart', 2, ['大きい', '小さい']],
    ['小さい花の輪', 'flower', 1, ['輪']],
    ['無限マーク 家族', 'infinity', 1, ['家族']],
    ['勇気 ライオン', 'lion', 1, ['勇気']],
    ['血のついた手', 'hand', 1, ['血']],
    ['片目の猫', 'cat', 1, ['片目']],
    ['小さな星を三つ並べて', 'star', 3, []],
    ['雪の結晶を手首に三つ', 'snowflake', 3, []],
    ['犬の鼻', 'dog', 1, ['鼻']],
    ['時計の針', 'clock', 1, ['針']],
    ['大小のハート', 'heart', 1, ['大小']],
    ['飛ぶ鶴 二羽', 'crane', 2, []],
    ['赤ちゃん二人', 'baby', 2, []],
    ['双子の赤ちゃん', 'baby', 2, []],
    ['ビール二杯で乾杯', 'beer', 2, ['乾杯']],
    ['亥年', 'boar', 1, []],
    ['辰年の龍', 'dragon', 1, []],
    ['小指にハート', 'heart', 1, []],
    ['射手座 弓を引くケンタウロス', 'sagittarius', 1, ['引く']],
    ['白い龍と黒い龍', 'dragon', 2, ['黒']],
    ['a white dragon and a black dragon', 'dragon', 2, ['black']],
    ['おばあちゃんの手と私の手', 'hand', 2, ['おばあちゃん', '私']],
    ['白蛇 青蛇', 'snake', 2, ['青']],
    ['一只黑猫一只白猫', 'cat', 2, ['白']],
    ['一只黑猫和一只白猫', 'cat', 2, ['白']],
    ['黑猫白猫', 'cat', 2, ['白']],
    ['赤い鯉、黒い鯉', 'koi', 2, ['黒']],
    ['红色玫瑰 红玫瑰', 'rose', 1, []],
    ['虎皮鹦鹉一对', 'budgie', 2, []],
    ['狛犬一対', 'foo-dog', 2, []],
    ['番いの鶴', 'crane', 2, []],
    ['夫婦鯉', 'koi', 2, []],
    ['親子獅子', 'lion', 2, []],
    ['カモメの群れ', 'seagull', 4, []],
    ['数匹の蝶', 'butterfly', 3, []],
    ['一对恋人', 'lovers', 1, []],
    ['十二朵玫瑰', 'rose', 5, ['十二朵']],
    ['尻尾が二つの猫', 'cat', 1, ['尻尾が二つ']],
    ['目が三つの猫', 'cat', 1, ['目が三つ']],
    ['情侣骷髅', 'skull', 2, []],
    ['七颗星北斗', 'big-dipper', 1, []],
    ['大小约5厘米的蝙蝠', 'bat', 1, []],
  ])('%s', (prompt, name, count, ignored) => {
    const reading = readPrompt(prompt);
    expect(reading.subjects.map((of) => [of.concept.name, of.count])).toEqual([[name, count]]);
    expect(reading.ignored).toEqual(ignored);
  });
});

test.each([
  ['仙人掌盆栽', ['flower-pot', 'cactus'], 'inside'],
  ['多肉小盆栽', ['flower-pot', 'succulent'], 'inside'],
  ['红色玫瑰花瓶', ['vase', 'rose'], 'inside'],
  ['向日葵插在花瓶里', ['vase', 'sunflower'], 'inside'],
  ['旗袍女人', ['kimono', 'woman'], 'wearing'],
  ['骷髅猫', ['skull', 'cat'], 'beside'],
])('what is said in one name is related: %s', (prompt, names, kind) => {
  const { subjects, relations } = readPrompt(prompt);
  expect(subjects.map(({ concept }) => concept.name)).toEqual(names);
  expect(relations.map((of) => of.kind)).toEqual([kind]);
});

test.each([
  ['薔薇三本と蝶', [3, 1]],
  ['シマエナガ三羽 枝に並ぶ', [3, 1]],
  ['三本の薔薇と二匹の蝶', [3, 2]],
])('a count belongs to one name: %s', (prompt, counts) => {
  expect(readPrompt(prompt).subjects.map(({ count }) => count)).toEqual(counts);
});

describe('a longer Japanese name is not the thing in it', () => {
  test.each([
    ['般若のお面と桜', ['hannya', 'sakura'], []],
    ['鬼のお面', ['oni'], []],
    ['肩車をする父と息子', ['father-carrying-son'], []],
    ['セーラー服の少女', ['woman'], ['セーラー服']],
    ['サイコロ ゾロ目', ['dice'], ['ゾロ目']],
    ['群馬と富士山', ['fuji'], ['群馬']],
    ['林檎飴と金魚', ['goldfish'], ['林檎飴']],
    ['軽トラ', ['pickup-truck'], []],
    ['鈴木家の家紋', ['kamon'], ['鈴木家']],
    ['愛犬 さくら', ['dog'], ['さくら']],
    ['水母の親子', ['jellyfish'], []],
    ['ポメラニアンの足跡', ['paw'], []],
    ['鳥の足跡', ['swallow'], ['足跡']],
    ['骨をくわえた犬', ['dog-bone', 'dog'], []],
    ['湯気の立つコーヒー', ['coffee'], []],
    ['コーヒーカップから湯気', ['coffee'], []],
    ['薔薇を持つ女', ['rose', 'woman'], []],
    ['三女と薔薇', ['rose'], ['三女']],
    ['薔薇と母の肖像', ['rose'], ['母の肖像']],
    ['祖父の似顔絵', ['grandfather'], []],
    ['ひまわりを持つ娘の後ろ姿', ['sunflower'], ['娘', '後ろ姿']],
    ['月の上で眠るくまさん', ['moon', 'bear'], []],
    ['雪女の横顔', ['yuki-onna'], ['横顔']],
    ['プリンを抱くくま', ['pudding', 'bear'], []],
    ['化け猫が提灯を持っている', ['paper-lantern'], ['化け猫', '持っている']],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering: null });
  });

  test('Chinese names are told in Chinese', () => {
    expect(readPrompt('火柴盒里的小人').subjects[1]?.fallback).toBe('矮人');
  });

  test.each(['骸骨の武者', '花魁の般若', '猫DJ'])(
    'one of two in one is told to stand apart: %s',
    (prompt) => {
      expect(readPrompt(prompt).relations).toMatchObject([{ kind: 'beside', phrase: prompt }]);
    },
  );
});

describe('what belongs to somebody is no thing of its own', () => {
  test.each([
    ['妈妈的笑脸和向日葵', ['sunflower'], ['妈妈的笑脸']],
    ['おばあちゃんの笑顔と桜', ['sakura'], ['おばあちゃんの笑顔']],
    ['柴犬の笑顔', ['shiba'], []],
    ['布袋様の笑顔', ['hotei'], []],
    ['爸爸的手握着宝宝的手', ['child-hand-in-hand'], []],
    ['宝宝握着爸爸的手指', ['baby-grip'], []],
    ['赤ちゃんの手を握るママの手', ['child-hand-in-hand'], []],
    ['龍在雲中 露出頭和爪子', ['dragon', 'cloud'], ['露出']],
    ['犬と猫がキスしてる', ['dog', 'cat'], []],
    ['猫和狗亲吻', ['cat', 'dog'], []],
    ['云和伞 下着小雨', ['cloud', 'umbrella', 'rain'], []],
    ['四片叶子的三叶草', ['four-leaf-clover'], []],
    ['提灯お化け', ['paper-lantern'], []],
    ['牙をむく狼', ['wolf'], []],
    ['舌を出した蛇', ['snake'], ['舌', '出した']],
    ['天使と悪魔が手をつなぐ', ['angel', 'devil'], ['手をつなぐ']],
    ['屋根の上の猫', ['cat'], ['屋根']],
    ['鉢植えのサボテンと猫', ['cactus', 'cat'], ['鉢植え']],
    ['灯りのついた灯籠', ['paper-lantern'], []],
    ['爱人的名字拼成心形', ['heart'], ['爱人的名字', '拼成']],
    ['骷髅戴着皇冠,牙齿咬着玫瑰', ['skull', 'crown', 'rose'], ['咬着']],
    ['肩に龍、口から火を吹いている', ['dragon', 'fire'], ['吹いている']],
    ['太陽と月がキスしている', ['sun', 'moon'], ['キス']],
    ['两个小孩手拉手的背影', ['boy'], ['手拉手']],
    ['猫和狗手牵手', ['cat', 'dog'], ['手牵手']],
    ['猫的简笔画', ['cat'], []],
    ['大象用鼻子举起一朵花', ['elephant', 'flower'], []],
    ['女神閉著眼睛', ['woman'], ['閉著眼睛']],
    ['時計の針が止まった懐中時計', ['pocket-watch'], ['針', '止まった']],
    ['鱼缸里的金鱼', ['fishbowl'], []],
    ['一半天使一半恶魔的女人', ['angel', 'devil'], ['女人']],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering: null });
  });

  test.each(['红唇和玫瑰', '唇と薔薇'])('but lips alone are drawn: %s', (prompt) => {
    expect(read(prompt).names).toEqual(['lips', 'rose']);
  });

  test('nor are the two hands of somebody', () => {
    expect(read('左手玫瑰右手剑的女人').names).toEqual(['rose', 'sword', 'woman']);
  });
});

test.each([
  ['宁静致远 毛笔字 竖排', '宁静致远'],
  ['龍字草书', '龍'],
  ['福字倒着', '福'],
  ['九死一生', '九死一生'],
  ['三心二意', '三心二意'],
  ['小学生写的字：爸爸我爱你', '爸爸我爱你'],
  ['爸妈的名字 建国 秀英', '建国 秀英'],
  ['名字小雨和小明', '小雨和小明'],
  ['写着平安和快乐', '平安和快乐'],
])('the characters that are to be written, and no others: %s', (prompt, lettering) => {
  expect(read(prompt)).toMatchObject({ names: [], lettering });
});

test('how somebody lies down is told where no drawing shows it', () => {
  expect(readPrompt('雲の上で寝る羊').subjects[1]?.pose).toMatchObject({ name: 'sleeping', word: '寝る' });
});

describe('a Japanese word is read in the sense that was meant', () => {
  test.each([
    ['くもの巣とくも', ['spider-web', 'spider'], []],
    ['空とくも', ['cloud'], ['空']],
    ['かきの木', ['persimmon'], []],
    ['とりかご', ['birdcage'], []],
    ['名前つき 肉球', ['paw'], ['名前', 'つき']],
    ['天使の輪つきの犬', ['halo', 'dog'], []],
    ['和彫り風の虎', ['tiger'], []],
    ['猪鹿蝶', ['boar', 'deer', 'butterfly'], []],
    ['一富士二鷹三茄子', ['fuji', 'hawk', 'eggplant'], []],
    ['トランペットのタトゥー', ['trumpet'], []],
    ['太夫のタトゥー', ['oiran'], []],
    ['犬と子供', ['dog', 'boy'], []],
    ['狼と子供', ['wolf', 'wolf'], []],
    ['犬が鼻を舐める', ['dog'], ['舐める']],
    ['雪柳', ['flower'], []],
    ['夫婦茶碗', ['rice-bowl'], []],
    ['きりんの親子', ['giraffe'], []],
    ['料理人なので包丁とフライパン', ['kitchen-knife', 'skillet'], []],
    ['はさみとくし', ['scissors'], ['くし']],
    ['かまとハンマー', ['hammer'], ['かま']],
    ['吠える虎', ['tiger'], []],
    ['干支の寅', ['tiger'], []],
    ['花束を大きく入れたいです', ['bouquet'], []],
    ['笑っている柴犬', ['shiba'], []],
    ['狐が花嫁の着物を着ている', ['fox', 'kimono'], ['花嫁']],
    ['侍の格好をした猫', ['cat'], ['侍', '格好']],
    ['海賊の帽子をかぶる猫', ['pirate-hat', 'cat'], []],
    ['骸骨が青い薔薇を口にくわえる', ['skeleton', 'rose'], []],
    ['柴犬の笑っている顔', ['shiba'], []],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering: null });
  });

  test.each(['十手', '錫杖', '籠目', 'あやとり', '精霊馬', '書道家', '一寸法師'])(
    'and none of its parts: %s',
    (prompt) => {
      expect(read(prompt).names).toEqual([]);
    },
  );

  test.each([
    ['猫が赤い傘をさす', 'under'],
    ['骸骨が黒い薔薇を持つ', 'holding'],
    ['蝶が白い髑髏にとまる', 'on'],
    ['蛇が女の首に巻きつく', 'around'],
    ['DJをする猫', 'beside'],
  ])('what one does to another that is described: %s', (prompt, kind) => {
    const { relations, ignored } = readPrompt(prompt);
    expect([relations.map((relation) => relation.kind), ignored]).toEqual([[kind], []]);
  });

  test.each([
    ['初心', '初心'],
    ['桜という娘の名前', '桜'],
    ['運命', '運命'],
    ['絆を入れたいです', '絆'],
    ['心を筆で書いてほしい', '心'],
    ['名前を漢字で 翔太', '翔太'],
    ['息子の名前をローマ字で HARUTO', 'HARUTO'],
    ['座右の銘 人事を尽くして天命を待つ', '人事を尽くして天命を待つ'],
  ])('an idea is written, and no part of it drawn: %s', (prompt, lettering) => {
    expect(read(prompt)).toEqual({ names: [], ignored: [], lettering });
  });

  test('words are not told to be in a thing', () => {
    expect(read('ハートの中に名前 さくら')).toEqual({
      names: ['heart'],
      ignored: ['ハートの中に'],
      lettering: 'さくら',
    });
    expect(read('リボンの中に名前 さくら').ignored).toEqual([]);
  });

  test.each(['鶴が松の上を飛ぶ', '松の上を飛ぶ鶴'])('one above another: %s', (prompt) => {
    const { relations } = readPrompt(prompt);
    expect(relations.map(({ kind, subject }) => [kind, subject.concept.name])).toEqual([['above', 'crane']]);
  });
});

describe('Chinese and Japanese names that are read as a whole', () => {
  test.each([
    ['台球8号', ['eight-ball'], []],
    ['白羊座公羊头', ['ram'], []],
    ['白羊座 羊头', ['aries'], []],
    ['树上的秋千', ['swing'], []],
    ['木にぶら下がったブランコ', ['swing'], []],
    ['ハイタッチ', ['high-five'], []],
    ['ありとキリギリス', ['ant', 'cricket'], []],
    ['情侣戒指', ['wedding-rings'], []],
    ['情侣项链', ['necklace'], []],
    ['トイプードルのもも', ['poodle'], ['もも']],
    ['チワワのモモ', ['chihuahua'], ['モモ']],
    ['マルチーズのココちゃん', ['maltese-dog'], ['ココちゃん']],
    ['猫の肉球', ['paw'], []],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored, lettering: null });
  });

  test.each([
    ['扳手交叉活塞', 'wrench', 'piston'],
    ['剑交叉斧头', 'sword', 'axe'],
  ])('or crossed, each with the other: %s', (prompt, subject, object) => {
    const { relations } = readPrompt(prompt);
    expect(relations.map((of) => [of.kind, of.subject.concept.name, of.object.concept.name])).toEqual([
      ['crossed', subject, object],
    ]);
  });

  test.each([
    ['猪', '家猪'],
    ['麻雀', '小鸟'],
    ['汽車', '轿车'],
  ])('and told where the other language reads something else: %s', (prompt, name) => {
    expect(readPrompt(prompt).subjects[0]?.otherName).toBe(name);
  });

  test.each([
    ['兔耳朵', '兔耳朵', '兔子'],
    ['象鼻子', '象鼻子', '大象'],
    ['コーギーのしっぽ', 'コーギーのしっぽ', 'コーギー'],
    ['飛行機雲', '飛行機雲', '飛行機'],
  ])('or told to be drawn as more than was asked: %s', (prompt, word, fallback) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ word, fallback }]);
  });
});
