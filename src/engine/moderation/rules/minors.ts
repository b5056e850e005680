import type { ContentRule } from '#contract/content-rule.ts';
import { maybeMinors, minors } from './minor-terms.ts';
import { phrases, words } from './phrases.ts';

/** Bare skin, which is no more than that. */
const nudity = [
  ...words(
    'nude nudes naked nudity topless unclothed undressed sexy seductive sensual lewd provocative lingerie',
  ),
  ...words('panties thong nipple nipples boobs tits titties'),
  ...['bare breasts', 'bare breasted', 'bare chested girl', 'no clothes', 'without clothes', 'spread legs'],
  ...words(
    '裸 裸体 裸女 裸身 裸照 裸露 裸体画 全裸 半裸 赤裸 赤身 光着身子 光身子 没穿衣服 不穿衣服 一丝不挂 露点',
  ),
  ...words(
    '性感 诱惑 撩人 情趣 内衣 ヌード トップレス 裸婦 おっぱい 乳首 下着 パンチラ セクシー 丸裸 素っ裸 はだか',
  ),
];

/** What is sexual wherever it stands. */
const sexualActs = [
  ...words(
    'sex sexual sexually sexualized sexualised porn porno porns pornography pornographic erotic erotica',
  ),
  ...words(
    'genital genitals genitalia penis penises vagina vaginas orgasm* masturbat* blowjob* handjob* intercourse',
  ),
  ...words('hentai ecchi nsfw r18 fetish bdsm horny orgy incest striptease stripper undressing cumshot'),
  ...['legs spread', 'having sex', 'r 18'],
  ...words(
    '色情 情色 性交 性爱 做爱 性行为 淫荡 淫秽 淫 自慰 手淫 口交 肛交 阴茎 阴道 阴部 生殖器 性器 里番 18禁',
  ),
  ...words(
    'ポルノ エロ エロい エロティック エッチ セックス 性行為 性的 淫乱 淫ら オナニー フェラ 陰茎 陰部 膣',
  ),
];

const abuse = words(
  'rape raped raping molest* 强奸 轮奸 猥亵 性侵 性侵犯 性虐待 強姦 輪姦 レイプ 痴漢 わいせつ 猥褻 性暴力',
);

/** Pornography of minors by its names. */
const names = [
  ...phrases(
    ['child', 'kid', 'kiddie', 'kiddy', 'teen', 'underage', 'preteen', 'loli'],
    ['porn', 'porno', 'sex'],
  ),
  ...phrases(
    ['child', 'loli', 'shota', 'underage', 'preteen'],
    ['hentai', 'erotica', 'pornography', 'nudes'],
  ),
  ...[
    'lolicon',
    'shotacon',
    'jailbait',
    'jail bait',
    'csam',
    'minor attracted',
    'pedo porn',
    'barely legal teen',
  ],
  ...words('儿童色情 儿童裸照 幼女色情 幼交 童交 恋童 恋童癖 炼铜癖 援交少女 萝莉控色情'),
  ...words('児童ポルノ 児ポ 小児性愛 小児性愛者 ロリコン ショタコン ペドフィリア ロリエロ 児童買春'),
];

const survivors = [
  ...words(
    'survivor survivors survived survive awareness prevention prevent stop end against healing ribbon',
  ),
  ...words('never protect protecting memorial'),
  ...words('幸存者 反对 防止 保护 制止 终止 サバイバー 防止 反対 守る 撲滅 被害者'),
];

const artOfInfants = [
  ...words(
    'cherub cherubs cherubim putto putti cupid cupids breastfeeding breastfeed nursing birth baptism madonna',
  ),
  ...words('丘比特 小天使 哺乳 分娩 圣母 キューピッド キューピー 授乳 出産 聖母'),
];

const grownUps = [
  ...words(
    'woman women lady ladies man men mother mom mum mermaid mermaids pinup pinups goddess venus aphrodite',
  ),
  ...words(
    'angel witch devil demon nymph siren geisha vampire succubus lover lovers couple dancer figure body',
  ),
  ...words('bodies silhouette torso back hips medusa eve adam female male cowgirl nurse'),
  ...['pin up', 'pin ups', 'pin up girl', 'pinup girl', 'hula girl', 'hula dancer'],
];

/** Said of somebody grown up, nudity says nothing of the child that stands beside. */
const nudeGrownUps = [
  ...phrases(
    ['nude', 'naked', 'topless', 'sexy', 'seductive', 'sensual', 'half naked', 'half nude'],
    grownUps,
  ),
  ...words(
    '裸女人 裸体女人 裸体女神 性感女人 性感女郎 性感美女 性感女神 裸の女性 裸の女 裸の人魚 セクシーな女性',
  ),
];

export const minorRules: ContentRule[] = [
  { name: 'minors-pornography', verdict: 'refuse', all: [names], softenedBy: survivors },
  { name: 'minors-sexual', verdict: 'refuse', all: [minors, sexualActs], within: 4, softenedBy: survivors },
  { name: 'minors-abuse', verdict: 'refuse', all: [minors, abuse], within: 4, softenedBy: survivors },
  { name: 'minors-nudity', verdict: 'refuse', all: [minors, nudity], within: 4, softenedBy: artOfInfants },
  { name: 'maybe-minors-sexual', verdict: 'refuse', all: [maybeMinors, sexualActs], within: 2 },
  {
    name: 'maybe-minors-abuse',
    verdict: 'refuse',
    all: [maybeMinors, abuse],
    within: 3,
    softenedBy: survivors,
  },
  { name: 'maybe-minors-nudity', verdict: 'report', all: [maybeMinors, nudity], within: 2 },
  { name: 'minors-beside-nudity', verdict: 'report', all: [minors, [...nudity, ...nudeGrownUps]] },
  { name: 'minors-beside-sexual', verdict: 'report', all: [minors, [...sexualActs, ...abuse]] },
  {
    name: 'pedophilia',
    verdict: 'report',
    all: [['pedophil*', 'paedophil*', 'pedo bear', 'pedobear', 'nymphet*', 'loli', 'lolis', 'shota']],
  },
];
