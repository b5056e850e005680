import { concepts } from './concept.ts';

/** Who serves, has a trade, or is at something that is no sport. */
export const peopleAtWork = concepts('figure', {
  soldier: {
    en: 'soldier|infantryman|army soldier|soldier with a rifle|soldier with rifle|soldier holding a rifle|soldier with a gun|soldier on patrol|ww2 soldier|combat soldier|us soldier|american soldier|british soldier|army man|military man|infantry soldier',
    zh: '士兵|军人|战士军人|拿枪的士兵|持枪士兵|大兵',
    ja: '兵士|軍人|兵隊|銃を持つ兵士|銃を持った兵士',
    parts: 'soldier-helmet',
  },
  'kneeling-soldier': {
    en: 'kneeling soldier|soldier kneeling|soldier kneeling down|soldier on one knee|soldier on his knee|soldier kneeling with rifle|soldier kneeling with a rifle|soldier kneeling with his rifle|kneeling soldier with rifle|praying soldier|soldier praying',
    zh: '跪着的士兵|下跪的士兵|跪地的士兵|士兵跪地',
    ja: '跪く兵士|ひざまずく兵士|膝をつく兵士|片膝をつく兵士|祈る兵士',
    parts: 'soldier|soldier-helmet',
  },
  'soldier-at-battlefield-cross': {
    en: 'soldier kneeling at a battlefield cross|soldier kneeling at battlefield cross|soldier kneeling before a battlefield cross|soldier kneeling by a battlefield cross|soldier kneeling beside a battlefield cross|soldier kneeling in front of a battlefield cross|soldier at a battlefield cross|soldier and battlefield cross|soldier kneeling at a fallen soldier cross|soldier kneeling before a fallen soldier|kneeling soldier and battlefield cross|kneeling soldier with battlefield cross|kneeling soldier at a battlefield cross|kneeling soldier at battlefield cross|soldier kneeling at cross|soldier kneeling at a cross|soldier kneeling at the cross|soldier mourning|mourning soldier|soldier mourning his comrade',
    zh: '跪在战场十字架前的士兵|士兵跪在战场十字架前|悼念战友的士兵',
    ja: '戦場の十字架に跪く兵士|戦場の十字架の前に跪く兵士|戦友を悼む兵士',
    parts: 'soldier|kneeling-soldier|battlefield-cross|soldier-helmet|dog-tags|boots|rifle',
  },
  'girl-on-swing': {
    en: 'girl on a swing|girl on swing|girl swinging|girl on the swing|little girl on a swing|little girl on swing|little girl swinging|child on a swing|child swinging|kid on a swing|woman on a swing|woman swinging|lady on a swing|girl sitting on a swing|girl sitting on swing|woman sitting on a swing|girl on a tree swing|girl swinging on a swing|little girl swinging on a swing|girl swinging on a tree|girl swinging from a tree|girl on a rope swing',
    zh: '荡秋千的女孩|荡秋千的小女孩|荡秋千的少女|女孩荡秋千|小女孩荡秋千|坐秋千的女孩|坐在秋千上的女孩|坐在秋千上的小女孩|秋千女孩|荡秋千',
    ja: 'ブランコに乗る少女|ブランコに乗る女の子|ブランコの少女|ブランコの女の子|ブランコをこぐ少女|ブランコをこぐ女の子|ブランコに乗った少女|ブランコに乗った女の子|ブランコに座る少女|ブランコに乗る女性',
    parts: 'swing|woman|little-girl',
  },
  'girl-on-moon': {
    en: 'girl sitting on the moon|girl sitting on a moon|girl sitting on moon|girl on the moon|girl on a moon|girl on moon|girl sitting on a crescent moon|girl sitting on crescent moon|girl sitting on the crescent moon|girl on a crescent moon|girl on crescent moon|girl in a crescent moon|girl sitting in a crescent moon|little girl sitting on the moon|little girl on the moon|woman sitting on the moon|woman sitting on a crescent moon|woman sitting on crescent moon|woman sitting on moon|woman on the moon|woman on a crescent moon|lady on the moon|lady sitting on the moon|lady sitting on a crescent moon|girl sitting on the moon legs dangling',
    zh: '坐在月亮上的女孩|坐在月亮上的小女孩|坐在月亮上的少女|坐在月亮上的女人|坐在月牙上的女孩|坐在弯月上的女孩|女孩坐在月亮上|小女孩坐在月亮上|月亮上的女孩',
    ja: '月に座る少女|月に座る女の子|月に座る女性|月に座った少女|月に座った女の子|三日月に座る少女|三日月に座る女の子|三日月に座る女性|月に腰掛ける少女|月に腰かける少女|月に腰掛ける女性|三日月に腰掛ける少女|月の上の少女|月の上に座る少女',
    parts: 'moon|woman|little-girl',
  },
  'boy-on-moon': {
    en: 'boy sitting on the moon|boy sitting on a crescent moon|boy sitting on crescent moon|boy on the moon|boy on a crescent moon|little boy on the moon|little boy sitting on the moon|person sitting on the moon|person sitting on a crescent moon|person on the moon|someone sitting on the moon|man sitting on the moon|man sitting on a crescent moon|kid sitting on the moon|kid on the moon|child sitting on the moon|child on the moon|child sitting on a crescent moon',
    zh: '坐在月亮上的人|坐在月亮上的男孩|坐在月亮上的小男孩|坐在月亮上的孩子|坐在月亮上的小孩|坐在月牙上的人|坐在月牙上的男孩|坐在弯月上的男孩|男孩坐在月亮上|人坐在月亮上',
    ja: '月に座る少年|月に座る男の子|月に座る人|三日月に座る少年|三日月に座る男の子|三日月に座る人|月に腰掛ける少年|月に腰掛ける人|月に座る子供',
    parts: 'moon|boy|man',
  },
  'boy-fishing-from-moon': {
    en: 'boy fishing from the moon|boy fishing on the moon|boy fishing on a crescent moon|boy fishing from a crescent moon|boy on the moon fishing|boy on moon fishing|boy sitting on the moon fishing|boy sitting on the moon with a fishing rod|boy sitting on a crescent moon fishing|boy fishing off the moon|kid fishing from the moon|kid fishing on the moon|child fishing from the moon|child fishing on the moon|man fishing from the moon|man fishing on the moon|fishing from the moon|fishing on the moon|person fishing from the moon|person fishing on the moon',
    zh: '坐在月亮上钓鱼的男孩|坐在月亮上钓鱼的人|月亮上钓鱼的男孩|在月亮上钓鱼的男孩|在月亮上钓鱼的人|月亮上钓鱼的人|男孩在月亮上钓鱼|月亮上钓鱼|坐在月亮上钓鱼',
    ja: '月で釣りをする少年|月から釣りをする少年|月に座って釣りをする少年|三日月で釣りをする少年|月で釣りをする人|月から釣り糸を垂らす少年',
    parts: 'moon|boy|man|fishing-rod|boy-on-moon',
  },
  drummer: {
    en: 'drummer|drum player|drummer playing drums|drummer playing the drums|man playing drums|man playing the drums|rock drummer|person playing drums|guy playing drums|boy playing drums|drummer on a drum kit|drummer at a drum kit|drummer with drum kit|drummer behind a drum kit|drummer behind the drums|drummer on drums',
    zh: '鼓手|架子鼓手|打鼓的人|打架子鼓的人|敲架子鼓的人|摇滚鼓手',
    ja: 'ドラマー|ドラム奏者|ドラムを叩く人|ドラムを叩く男|ドラムをたたく人|ロックドラマー',
    parts: 'drum-kit|drum|drumsticks|man',
  },
  courier: {
    en: 'food delivery rider|delivery rider|delivery man on a scooter|food delivery rider on a scooter|delivery rider on a scooter|delivery driver on a scooter|courier on a scooter|food courier|food delivery man|food delivery driver|delivery boy|food delivery guy|delivery guy on a scooter|food delivery courier|delivery guy|delivery man|pizza delivery boy|pizza delivery guy|scooter courier|takeaway rider',
    zh: '外卖小哥|外卖员|外卖骑手|送外卖的小哥|送外卖的|送餐员|外卖小哥骑电动车|骑电动车的外卖小哥|骑电动车送外卖|快递小哥|快递员|送外卖|骑手送餐|美团骑手|美团小哥|饿了么骑手',
    ja: '配達員|フードデリバリー配達員|フードデリバリー|出前|スクーターの配達員|スクーターに乗る配達員|デリバリー配達員|ウーバーイーツ配達員|出前の人|バイク便',
    parts: 'scooter|man',
  },
  lumberjack: {
    en: 'lumberjack|logger|woodsman|woodcutter|lumber jack|lumberjack with axe|lumberjack with an axe|lumberjack holding an axe|bearded lumberjack',
    zh: '伐木工|伐木工人|樵夫|砍柴人',
    ja: '木こり|樵|きこり',
    parts: 'axe|man|bearded-man',
  },
  miner: {
    en: 'miner|coal miner|gold miner|miner with a pickaxe|miner with pickaxe|mine worker|coalminer|miner with a pick',
    zh: '矿工|煤矿工人|煤矿工|挖矿工',
    ja: '鉱夫|炭鉱夫|鉱山労働者|坑夫',
    parts: 'pickaxe|hard-hat|man',
  },
  beekeeper: {
    en: 'beekeeper|bee keeper|beekeeping|apiarist|beekeeper with bees|beekeeper with honeycomb|beekeeper in a veil|beekeeper holding a frame|beekeeper holding a honeycomb',
    zh: '养蜂人|养蜂|蜂农|养蜂员',
    ja: '養蜂家|養蜂|養蜂の人|蜂飼い',
    parts: 'bee|honeycomb',
  },
  potter: {
    en: 'potter|potter at the wheel|potter at her wheel|potter at his wheel|potter at a wheel|potter at the potters wheel|potter at work|pottery wheel|potters wheel|woman making pottery|person making pottery|woman at a pottery wheel|woman at the pottery wheel|ceramicist|pottery making|making pottery|potter making a pot|potter making a vase|throwing pottery|woman throwing pottery',
    zh: '陶艺师|陶艺家|陶匠|拉坯|拉坯的人|做陶艺的女孩|做陶艺的人|做陶瓷的人|陶艺|制陶',
    ja: '陶芸家|ろくろを回す人|ろくろ|陶芸|陶工|ろくろを回す陶芸家|陶芸をする人|陶芸をする女性',
    parts: 'vase|woman',
  },
  'cook-at-stove': {
    en: 'mum at the stove|mom at the stove|mother at the stove|mum cooking|mom cooking|mother cooking|mum cooking at the stove|mom cooking at the stove|mother cooking at the stove|mum cooking at the stove from behind|mom cooking at the stove from behind|mother cooking from behind|woman cooking|woman at the stove|woman cooking at the stove|woman cooking at a stove|woman at a stove|grandma cooking|grandmother cooking|grandma cooking at the stove|grandma at the stove|nonna cooking|mother in the kitchen|woman in the kitchen|grandma in the kitchen|mama cooking|cook at the stove|cook at a stove|person cooking',
    zh: '做饭的妈妈|妈妈做饭|妈妈在做饭|妈妈做饭的背影|在厨房做饭的妈妈|在灶台前做饭的妈妈|妈妈在灶台前做饭|厨房里的妈妈|外婆做饭|奶奶做饭|做饭的外婆|做饭的奶奶|做饭的女人|做饭的人|炒菜的妈妈|妈妈炒菜|做饭的母亲|母亲做饭的背影',
    ja: '料理をする母|料理する母|料理をするお母さん|料理するお母さん|台所の母|台所に立つ母|台所に立つ母の後ろ姿|台所に立つ女性|料理する女性|料理をする女性|キッチンに立つ母|料理中の母|料理するおばあちゃん|料理をするおばあちゃん|台所に立つおばあちゃん|料理をする人|料理する人',
    parts: 'woman|chef',
  },
  'red-riding-hood': {
    en: 'little red riding hood|red riding hood|little red ridinghood|little red riding hood with a basket|little red riding hood with basket|girl in a red hood|girl in red hood|girl with a red hood|girl in a red cape|girl in a red cloak|girl with red hood',
    zh: '小红帽|红斗篷女孩|小红帽女孩',
    ja: '赤ずきん|赤ずきんちゃん|赤頭巾|赤頭巾ちゃん',
    parts: 'basket|woman|little-girl',
  },
});
