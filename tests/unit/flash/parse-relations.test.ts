import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

function relationsOf(prompt: string): string[] {
  return readPrompt(prompt).relations.map(
    ({ kind, subject, object }) => `${subject.concept.name} ${kind} ${object.concept.name}`,
  );
}

describe('what a prompt relates', () => {
  test.each([
    ['a ship inside an old bottle', 'ship inside bottle'],
    ['lion with a zodiac wheel behind', 'zodiac-wheel behind lion'],
    ['music notes in shape of a heart', 'heart made-of music'],
    ['a whale with a galaxy inside', 'galaxy inside whale'],
    ['an octopus with its tentacles around a ship', 'octopus around ship'],
    ['a butterfly resting on a skull', 'butterfly on skull'],
    ['poppies growing out of a heart', 'poppy out-of heart'],
    ['a heart with poppies growing out of it', 'poppy out-of heart'],
    ['a turtle carrying a lighthouse on its back', 'lighthouse on turtle'],
    ['a snake coiled around an apple', 'snake around apple'],
    ['a high heel with a snake wrapped around the heel', 'snake around high-heel'],
    ['skeleton couple kissing', 'skeleton kissing skeleton'],
    ['butterfly whose left wing is made of flowers', 'butterfly beside flower'],
    ['hot air balloon carried by dandelion seeds', 'dandelion beside hot-air-balloon'],
    ['a letter carried by a dove', 'dove holding love-letter'],
    ['camera with flowers coming out of the lens', 'flower beside camera'],
    ['cherry with a bow on the stem', 'bow-tie beside cherry'],
    ['polaroid of a beach sunset', 'polaroid-camera beside sea-sunset'],
    ['girl kissing her dog on the forehead', 'woman beside dog'],
    ['a stack of books with poppies growing out', 'poppy out-of book-pile'],
    ['a stack of books with poppies growing', 'poppy out-of book-pile'],
    ['a bull head made of flowers', 'bull made-of flower'],
    ['a paper plane flying around a globe', 'paper-plane around earth'],
    ['a bear holding a red balloon', 'bear holding balloon'],
    ['rabbit chasing a carrot', 'rabbit chasing carrot'],
    ['蛇嘴里长出花', 'snake holding flower'],
    ['蛇の口から花が出てる', 'snake holding flower'],
    ['カバの口の中に小鳥', 'hippo holding songbird'],
    ['花に囲まれた狼の顔', 'flower around wolf'],
    ['被花朵包围的骷髅', 'flower around skull'],
    ['キリンの首に蛇が巻きついてる', 'snake around giraffe'],
    ['小熊坐在热气球里', 'bear inside hot-air-balloon'],
    ['恵比寿様が鯛を抱えてる', 'ebisu holding sea-bream'],
    ['ふくろう二羽がキスする', 'owl kissing owl'],
    ['ペンギンが傘をさしてる', 'penguin under umbrella'],
    ['兎が花を耳にさしてる', 'flower adorning rabbit'],
    ['耳に花をさした兎', 'flower adorning rabbit'],
    ['花が咲いた髑髏', 'flower out-of skull'],
    ['被蛇缠住的手', 'snake around hand'],
    ['鎖に縛られた心臓', 'chain around anatomical-heart'],
    ['蝶になる手紙', 'love-letter becoming butterfly'],
    ['猫侦探', 'cat beside detective'],
    ['蝴蝶落在小女孩鼻子上', 'butterfly beside little-girl'],
    ['a cat running after a mouse', 'cat chasing mouse'],
    ['cat playing with a ball of yarn', 'cat holding yarn'],
    ['a bear hugging a honey jar', 'bear holding honey-jar'],
    ['a horse jumping over a fence', 'horse over fence'],
    ['leopard on a tree branch', 'leopard on branch'],
    ['zombie hand reaching out of a tombstone', 'zombie-hand out-of tombstone'],
    ['banjo playing frog', 'frog holding banjo'],
    ['two cats in a boat', 'cat inside rowboat'],
    ['skull with roses growing out of the eyes', 'rose as-eyes skull'],
    ['crossed hammer and wrench', 'hammer crossed wrench'],
    ['a whisk and a rolling pin crossed', 'whisk crossed rolling-pin'],
    ['hammers crossed', 'hammer crossed hammer'],
    ['crossed wrenches and a piston', 'wrench crossed wrench'],
    ['viking with axe and raven on his shoulder', 'raven shouldered viking'],
    ['nurse with angel wings holding a lantern', 'nurse holding lantern'],
    ['mushroom with a door', 'mushroom beside door'],
    ['goose with a knife', 'goose holding dagger'],
    ['fishing bear', 'bear holding fishing-rod'],
    ['boxing kangaroo', 'kangaroo beside boxing-glove'],
    ['avocado skateboarding', 'avocado on skateboard'],
    ['tongue of a snake', 'tongue beside snake'],
    ['map of the moon', 'map beside moon'],
    ['suitcase full of flowers', 'suitcase beside flower'],
    ['shoe full of wildflowers', 'wildflowers inside sneaker'],
    ['fox with sword and rose in its mouth', 'fox holding rose'],
    ['skull with a cigar and top hat', 'skull wearing top-hat'],
    ['cat with a rose and sunglasses', 'cat wearing sunglasses'],
    ['lion with a crown of thorns', 'lion wearing thorns'],
    ['saint michael slaying the dragon', 'michael beside dragon'],
    ['trucker hat skull', 'skull wearing baseball-cap'],
    ['skull with army helmet', 'skull wearing soldier-helmet'],
    ['skull with a bandana', 'skull wearing bandana'],
    ['snake coming out of a skull eye', 'snake beside skull'],
    ["roses growing out of a skull's eyes", 'rose as-eyes skull'],
    ['frog samurai', 'frog beside samurai'],
    ['ak47 with a rose in the barrel', 'ak47 beside rose'],
    ['交叉的锤子和扳手', 'hammer crossed wrench'],
    ['candle melting on a skull', 'candle on skull'],
    ['knife with an eye on the blade', 'dagger beside eye'],
    ['book with an eye in the middle', 'eye inside book'],
    ['tree shaped like a woman', 'woman beside tree'],
    ['a vase of tulips', 'tulip inside vase'],
    ['basket with kittens', 'cat inside basket'],
    ['teacup full of mushrooms', 'mushroom inside teacup'],
    ['hydrangea in a blue and white vase', 'hydrangea inside vase'],
    ['light bulb with a plant growing inside', 'sprout inside light-bulb'],
    ['book with butterflies flying out', 'butterfly out-of book'],
    ['truck with a christmas tree in the bed', 'christmas-tree on pickup-truck'],
    ['dog in the back of a pickup truck', 'dog on pickup-truck'],
    ['truck full of pumpkins', 'pumpkin on pickup-truck'],
    ['bouquet of roses in a skeleton hand', 'skeleton-hand holding rose'],
    ['sunflower with a skull center', 'skull inside sunflower'],
    ['pineapple with a skull face', 'skull beside pineapple'],
    ['rose under a glass dome', 'rose inside bell-jar'],
    ['hourglass with a skull in the bottom half', 'skull inside hourglass'],
    ['hourglass with a tree in the top', 'tree beside hourglass'],
    ['dagger with a snake around the blade', 'snake around dagger'],
    ['katana with cherry blossoms on the blade', 'katana beside sakura'],
    ['boots with wildflowers in them', 'wildflowers inside boots'],
    ['a heart locked inside a cage', 'heart inside birdcage'],
    ['a butterfly stuck in a bottle', 'butterfly inside bottle'],
    ['a bass jumping after a lure', 'bass chasing fishing-lure'],
    ['a cat going after a mouse', 'cat chasing mouse'],
    ['moon on the left and sun on the right', 'moon left-of sun'],
    ['wolf on the right, sheep on the left', 'sheep left-of wolf'],
    ['left side lion right side lamb', 'lion left-of lamb'],
    ['左边月亮右边太阳', 'moon left-of sun'],
    ['月亮在左边，太阳在右边', 'moon left-of sun'],
    ['左に龍、右に虎', 'dragon left-of tiger'],
    ['sun on top, moon at the bottom', 'sun above moon'],
    ['a rose above a skull', 'rose above skull'],
    ['a butterfly hovering over a flower', 'butterfly above flower'],
    ['skateboarding skeleton', 'skeleton on skateboard'],
    ['スケボーをする猫', 'cat on skateboard'],
    ['拉小提琴的猫', 'cat holding violin'],
    ['撑伞的青蛙', 'frog holding umbrella'],
    ['a deer inside a circle of leaves', 'leaf around deer'],
    ["a skeleton on a tiger's back", 'skeleton on tiger'],
    ['骷髅手握着玫瑰', 'skeleton-hand holding rose'],
    ['手心里的眼睛', 'eye inside hand'],
    ['鳥籠から飛び立つ鳥', 'swallow out-of birdcage'],
    ['bird cage with the door open and birds flying out', 'swallow out-of birdcage'],
    ['本を読む猫', 'cat holding book'],
    ['a dragon fighting a tiger', 'dragon fighting tiger'],
    ['two swans kissing', 'swan kissing swan'],
    ['two swans forming a heart', 'heart beside swan'],
    ['throne of skulls', 'throne beside skull'],
    ['tiger jumping through a ring of fire', 'tiger beside fire-ring'],
    ['rose with a stem made of barbed wire', 'long-stem-rose beside barbed-wire'],
    ['skeletons playing cards', 'skeleton beside cards'],
    ['heart of roses', 'heart made-of rose'],
    ["snake coming out of a skull's eye", 'snake beside skull'],
    ['snake through the eye of a skull', 'snake beside skull'],
    ["roses growing out of a skull's eyes", 'rose as-eyes skull'],
    ['planet balloons', 'planet beside balloon'],
    ['dog chasing butterflies', 'dog chasing butterfly'],
    ['two wolves chasing a deer', 'wolf chasing deer'],
    ['ouroboros around a moon', 'ouroboros around moon'],
    ['tree with roots shaped like a heart', 'heart beside tree'],
    ['octopus with tentacles forming a heart', 'heart beside octopus'],
    ['butterflies forming a heart', 'heart made-of butterfly'],
    ['eye crying flowers', 'crying-eye beside flower'],
    ['fox with its tail around a rose', 'fox beside rose'],
    ['pirate with a parrot sitting on his shoulder', 'parrot shouldered pirate'],
    ['kissing swans', 'swan kissing swan'],
    ['a bear and a fox hugging', 'bear hugging fox'],
    ['two foxes chasing each other', 'fox chasing fox'],
    ['两只狐狸拥抱在一起', 'fox hugging fox'],
    ['武士和龙战斗', 'samurai fighting dragon'],
    ['龍と虎が戦う', 'dragon fighting tiger'],
    ['キスする二羽の鳥', 'swallow kissing swallow'],
    ['一只猫追着一只蝴蝶', 'cat chasing butterfly'],
    ['蝶を追いかける犬', 'dog chasing butterfly'],
    ['骸骨が三味線を弾いている', 'skeleton holding shamisen'],
    ['傘をさすカエル', 'frog under umbrella'],
    ['一条鲸鱼背着一座小岛', 'island on whale'],
    ['一隻烏龜揹著小房子', 'house on tortoise'],
    ['沙漏里装着大海', 'wave inside hourglass'],
    ['镜子里有一只眼睛', 'eye inside mirror'],
    ['猫在钢琴上睡觉', 'cat on piano'],
    ['我家猫咪趴在窗台上晒太阳', 'cat on windowsill'],
    ['窗边晒太阳的橘猫', 'ginger-cat on windowsill'],
    ['窓辺の猫', 'cat on windowsill'],
    ['猫が窓辺で眠る', 'cat on windowsill'],
    ['a cat sitting by the window ledge', 'cat on windowsill'],
    ['a cat basking in the sun on the windowsill', 'cat on windowsill'],
    ['老虎从竹林里走出来', 'tiger out-of bamboo'],
    ['蛇缠绕着一束玫瑰', 'snake around rose'],
    ['牡丹花后面藏着一只白孔雀', 'peacock behind peony'],
    ['彼岸花の後ろに満月', 'full-moon behind spider-lily'],
    ['骷髅骑着摩托车', 'skeleton on motorcycle'],
    ['fox sleeping curled up inside a teacup', 'fox inside teacup'],
    ['half lion, half tiger', 'lion half tiger'],
    ['stag head with flowers in its antlers', 'flower adorning deer'],
    ['elephant with a lotus on its forehead', 'lotus adorning elephant'],
    ['octopus attacking a ship', 'octopus holding ship'],
    ['octopus wrapped around an anchor', 'octopus around anchor'],
    ['a spider hanging from its web', 'spider hanging spider-web'],
    ['human skull with a candle on top', 'candle on skull'],
    ['sun and moon, half and half', 'sun half moon'],
    ['crescent moon with a cat sitting on it', 'cat on moon'],
    ['panther with a red rose in its mouth', 'panther holding rose'],
    ['a skull wearing a top hat', 'skull wearing top-hat'],
    ['barbed wire around a heart', 'barbed-wire around heart'],
    ['roses around a skull', 'rose around skull'],
    ['a skull wrapped in chains', 'chain around skull'],
    ['a skull with an hourglass and roses growing around it', 'rose around skull'],
    ['a hot air balloon made of flowers', 'hot-air-balloon made-of flower'],
    ['cats in the shape of a heart', 'heart made-of cat'],
    ['a stethoscope in the shape of a heart', 'heart beside stethoscope'],
    ['a barbed wire heart', 'heart made-of barbed-wire'],
    ['a wolf thats half robot', 'wolf half robot'],
    ['a compass with a heart in the middle', 'heart inside compass'],
    ['a dolphin jumping out of the water', 'dolphin out-of wave'],
    ['a feather turning into birds', 'feather becoming swallow'],
    ['a hummingbird drinking from a hibiscus', 'hummingbird holding hibiscus'],
    ['a sea turtle with a coral reef in the shell', 'coral on turtle'],
    ['a mushroom with a little snail on it', 'snail on mushroom'],
    ['owl holding a clock in its talons', 'owl holding clock'],
    ['gun with roses coming out of the barrel', 'rose out-of gun'],
    ["a witch's hand holding a candle", 'hand holding candle'],
    ['half sun half moon', 'sun half moon'],
    ['heart with a dagger through it', 'dagger through heart'],
    ['a sword through a skull', 'sword through skull'],
    ['rose pierced by a dagger', 'dagger through rose'],
    ['匕首刺穿骷髅', 'dagger through skull'],
    ['ハートに刺さった短剣', 'dagger through heart'],
    ['剣が刺さった髑髏', 'sword through skull'],
    ['月亮前的狼', 'moon behind wolf'],
    ['狼の後ろの月', 'moon behind wolf'],
    ['两棵树之间的狐狸', 'fox between tree'],
    ['moon behind a wolf', 'moon behind wolf'],
    ['rose in front of a broken clock', 'clock behind rose'],
    ['a mushroom with a frog underneath', 'frog under mushroom'],
    ['cat sleeping under a tree', 'cat under tree'],
    ['fox between two trees', 'fox between tree'],
    ['two trees with a fox between them', 'fox between tree'],
    ['moth with moon phases on its wings', 'moon-phases marking moth'],
    ["an eye on a lion's forehead", 'eye adorning lion'],
    ['pirate with a parrot on his shoulder', 'parrot shouldered pirate'],
    ["parrot on a pirate's shoulder", 'parrot shouldered pirate'],
    ["a snake coming out of a skull's mouth", 'skull holding snake'],
    ['a wolf with headphones', 'wolf wearing headphones'],
    ['cowboy frog', 'frog wearing cowboy-hat'],
    ['a fox reading a book', 'fox holding book'],
    ['skull with roses for eyes', 'rose as-eyes skull'],
    ['skull with roses for its empty eye sockets', 'rose as-eyes skull'],
    ['sea turtle with polynesian patterns', 'turtle made-of polynesian-band'],
    ['compass with a world map in the background', 'world-map behind compass'],
    ['octopus and a pirate ship behind it', 'ship behind octopus'],
    ['skull with roses growing out of the eye sockets', 'rose as-eyes skull'],
    ['hourglass with sand turning into birds', 'hourglass becoming swallow'],
    ['stag with flowers in its golden antlers', 'flower adorning deer'],
    ['guitar neck turning into a tree', 'guitar becoming tree'],
    ['girl wearing a flower crown', 'woman wearing flower-crown'],
    ['蝴蝶从手里飞出来', 'butterfly out-of hand'],
    ['くまが蜂蜜を食べている', 'bear holding honeycomb'],
    ['鷹が蛇をつかんで飛んでいる', 'hawk holding snake'],
    ['招き猫がサングラスをかけている', 'maneki-neko wearing sunglasses'],
    ['月の上で眠る黒猫', 'cat on moon'],
    ['狐のお面をつけた女の人', 'woman wearing kitsune-mask'],
    ['武士跪坐,身后是红色的太阳', 'sun behind samurai'],
    ['a rib cage with birds inside like a bird cage', 'swallow inside ribcage'],
    ['an egg with a galaxy spilling out', 'galaxy out-of egg'],
    ['boots with daisies growing in them', 'daisy out-of boots'],
    ['pirate cat', 'cat wearing pirate-hat'],
    ['太阳和月亮各一半', 'sun half moon'],
    ['月亮上坐着一只兔子', 'rabbit on moon'],
    ['鲸鱼背上有一座城堡', 'castle on whale'],
    ['手里拿着玫瑰的骷髅', 'skull holding rose'],
    ['鹿角上开满樱花', 'sakura adorning deer'],
    ['一只猫趴在书上', 'cat on book'],
    ['花でできた心臓', 'anatomical-heart made-of flower'],
    ['龍が刀に巻きつく', 'dragon around katana'],
    ['亀の甲羅に桜', 'sakura on turtle'],
    ['monarch butterfly, half skull', 'monarch half skull'],
    ['瓶子里的鲸鱼', 'whale inside bottle'],
    ['猫头鹰站在骷髅上', 'owl on skull'],
    ['蛇缠绕着苹果', 'snake around apple'],
    ['骷髅里长出的玫瑰', 'rose out-of skull'],
    ['瓶の中の船', 'ship inside bottle'],
    ['薔薇をくわえた狼', 'wolf holding rose'],
    ['髑髏から咲く蓮', 'lotus out-of skull'],
    ['一只手拿着玫瑰', 'hand holding rose'],
    ['蝴蝶围着玫瑰', 'butterfly around rose'],
    ['手里握着一串佛珠', 'hand holding mala'],
    ['一双手托着地球', 'hand holding earth'],
    ['手提灯笼的女孩', 'woman holding paper-lantern'],
    ['喝咖啡的猫', 'cat holding coffee'],
    ['两只海豚跳出水面', 'dolphin out-of wave'],
    ['骷髅眼睛里开花', 'flower out-of skull'],
    ['蛇从骷髅眼睛里钻出来', 'snake out-of skull'],
    ['女人头上开满花', 'flower adorning woman'],
    ['被玫瑰藤缠绕的匕首', 'rose around dagger'],
  ])('%s', (prompt, relation) => {
    expect(relationsOf(prompt)).toEqual([relation]);
  });

  test('goes on with who wears or holds something', () => {
    expect(relationsOf('a frog wearing a crown sitting on a mushroom')).toEqual([
      'frog wearing crown',
      'frog on mushroom',
    ]);
    expect(relationsOf('a raven on a skull holding a key in its beak')).toEqual([
      'raven on skull',
      'raven holding key',
    ]);
    expect(relationsOf('a cowboy skeleton riding a horse')).toEqual([
      'skeleton wearing cowboy-hat',
      'skeleton on horse',
    ]);
  });

  test('is done to each other, and not to what is over them', () => {
    expect(relationsOf('two bears hugging under the stars')).toEqual([
      'bear under star',
      'bear hugging bear',
    ]);
  });

  test.each([
    ['boy sitting on a dinosaur reading', ['boy on dinosaur', 'boy holding book']],
    ['cat on top of a dog on top of a donkey', ['cat on dog', 'cat on donkey']],
  ])('who sits on somebody does what is said next: %s', (prompt, relations) => {
    expect(relationsOf(prompt)).toEqual(relations);
  });

  test.each(['a skull and roses', 'a wolf with a moon', 'an owl, on the left a candle', '狼和月亮'])(
    'is nothing in "%s"',
    (prompt) => {
      expect(relationsOf(prompt)).toEqual([]);
    },
  );

  test.each([
    ['a cowboy on a horse roping a bull', 'cowboy on a horse roping a bull'],
    ['a cat sitting in a window looking at the moon', 'cat sitting in a window looking at the moon'],
    ['key and lock connected by a red thread', 'lock connected by a red thread'],
    ['a fox with a butterfly on its nose', 'fox with a butterfly on its nose'],
    ['关公斩龙', '关公斩龙'],
    ['一只手伸向星星', '手伸向星星'],
    ['二羽の燕が桜をついばんでいる', '燕が桜をついばんでいる'],
    ['金魚が泳ぐ風鈴', '金魚が泳ぐ風鈴'],
    ['a cowboy riding away at sunset', 'cowboy riding away at sunset'],
    ['knight with his sword raised', 'knight with his sword raised'],
    ['a cloud that looks like a whale', 'cloud that looks like a whale'],
    ['a bird with wings like leaves', 'bird with wings like leaves'],
    ['a flower with an eye in the centre', 'flower with an eye in the centre'],
    ['postage stamp with a lighthouse on it', 'postage stamp with a lighthouse on it'],
    ['a beetle with galaxy wings', 'galaxy wings'],
    ['a cat with a mushroom hat', 'mushroom hat'],
    ['sugar skull but make it a cat', 'sugar skull but make it a cat'],
    ['woman with a wolf head', 'woman with a wolf head'],
    ['woman with the body of a snake', 'woman with the body of a snake'],
    ['cat climbing a tree', 'cat climbing a tree'],
    ["butterfly on a girl's nose", "butterfly on a girl's nose"],
    ['tree in the shape of a heart', 'tree in the shape of a heart'],
    ['monkey swinging on a vine', 'monkey swinging on a vine'],
  ])('in words of no known kind is told whole: %s', (prompt, phrase) => {
    expect(readPrompt(prompt).relations.findLast(({ kind }) => kind === 'beside')?.phrase).toBe(phrase);
    expect(readPrompt(prompt).ignored).toEqual([]);
  });

  test.each([
    'moon hanging over the ocean',
    'a fox under a full moon',
    'a bee above a field',
    'a wolf howling at the moon',
    'koi swimming up a waterfall',
    'a tiger with a moon above it',
    'rose on the left side, dagger in the middle',
    'a candle next to a skull',
    '月亮下的狼',
  ])('by being where it is anyway is not told: %s', (prompt) => {
    expect(relationsOf(prompt).filter((relation) => / beside /.test(relation))).toEqual([]);
  });

  test.each([
    'lion on my left arm and tiger on my right arm',
    'rose on the left wrist, stars above mountains',
  ])('of both arms is none of both sides: %s', (prompt) => {
    expect(relationsOf(prompt).filter((relation) => / (?:left-of|above) /.test(relation))).toEqual([]);
  });

  test('belongs to what has something inside', () => {
    expect(relationsOf('a crystal ball with an eye inside held by two hands')).toEqual([
      'eye inside crystal-ball',
      'hand holding crystal-ball',
    ]);
  });

  test('belongs to whoever has both', () => {
    expect(relationsOf('jar with a galaxy and a tiny astronaut in it')).toEqual([
      'galaxy inside jar',
      'astronaut inside jar',
    ]);
  });

  test('is not reported as ignored', () => {
    expect(readPrompt('poppies sprouting out of a skull').ignored).toEqual([]);
  });
});

test.each([
  ["a heart with the name 'O'Brien'", "O'Brien"],
  ["a heart and the words 'Don't look back'", "Don't look back"],
  ["a sailor's anchor with my mother's name Rosa", 'Rosa'],
  ['a dog named Bello', 'Bello'],
])('apostrophes do not break names: %s', (prompt, lettering) => {
  expect(readPrompt(prompt).lettering).toBe(lettering);
});

test('what is said of two holds of both', () => {
  expect(relationsOf('a wolf and a moon inside a triangle')).toEqual([
    'moon inside triangle',
    'wolf inside triangle',
  ]);
  expect(relationsOf('a man with a hat and a dog on a boat')).not.toContain('hat on ship');
});

test('a word that every object of the language answers to relates nothing', () => {
  expect(relationsOf('rose constructor skull')).toEqual([]);
});
