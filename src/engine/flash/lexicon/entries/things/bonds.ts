import { entriesOf, icon } from '../../entry.ts';

export const bonds = entriesOf('object', {
  'spider-web': {
    en: 'spider web|web|spiderweb|cobweb|spiders web|web elbow',
    zh: '蜘蛛网|蛛网|蜘蛛丝|蛛丝',
    ja: '蜘蛛の巣|クモの巣|蜘蛛の糸|クモの糸|くもの巣|くもの糸',
  },
  'barbed-wire': {
    en: 'barbed wire|barb wire|barbwire|razor wire|barbed wire armband|barbed wire band|barbed wire bracelet',
    zh: '铁丝网|带刺铁丝网|铁丝|带刺铁丝',
    ja: '有刺鉄線|鉄条網|バラ線|有刺鉄線の輪',
    traits: ['clinging', 'material'],
  },
  thorns: {
    en: 'crown of thorns|thorn crown|thorns crown|thorny crown|jesus crown|jesus crown of thorns|jesus thorn crown|christ crown of thorns|crown of thorn',
    zh: '荆冠|荆棘冠|荆棘之冠|荆棘王冠|荆棘冠冕',
    ja: '茨の冠|イバラの冠|荊の冠|いばらの冠',
    art: icon('wood', 'crown-of-thorns'),
    traits: ['garment'],
  },
  chain: {
    en: 'chain|chains|link chain|chain link|steel chain|ball and chain~|shackle chain',
    zh: '锁链|铁链|铁索|链条|链子',
    ja: '鎖|チェーン|鉄の鎖|くさり',
    traits: ['clinging', 'material'],
  },
  'broken-chain': {
    en: 'broken chain|broken chains|breaking chain|burst chain',
    zh: '断裂的锁链|锁链断裂|断链',
    ja: '切れた鎖|断ち切られた鎖',
    parts: ['chain'],
  },
  handcuffs: {
    en: 'handcuffs|shackles|cuffs|manacles|handcuff|shackle',
    zh: '手铐|镣铐|脚镣~',
    ja: '手錠|手枷|足枷~|ワッパ',
    traits: ['pair'],
  },
  lasso: { en: 'lasso|lariat|cowboy rope', zh: '套索|套马绳', ja: '投げ縄|投縄', art: icon('wood', 'lasso') },
  saddle: {
    en: 'saddle|horse saddle',
    zh: '马鞍',
    ja: '鞍',
    art: icon('wood', 'saddle'),
    traits: ['worn-by-beasts'],
  },
  'wanted-poster': {
    en: 'wanted poster|wanted sign|bounty poster|wanted dead or alive',
    zh: '通缉令|悬赏令',
    ja: '手配書|指名手配|お尋ね者',
    art: icon('scroll', 'wanted-reward'),
    traits: ['page'],
  },
  tumbleweed: {
    en: 'tumbleweed|tumble weed',
    zh: '风滚草',
    ja: 'タンブルウィード|回転草',
  },
  'wizard-staff': {
    en: 'wizard staff|magic staff|druid staff|staff~',
    zh: '法杖|权杖~',
    ja: '魔法の杖|王笏~',
    traits: ['long', 'gripped', 'staff'],
  },
  wand: {
    en: 'magic wand|wand',
    zh: '魔杖|魔法棒',
    ja: '魔法のステッキ|魔法の小枝|ステッキ',
    traits: ['long', 'gripped'],
  },
  'fairy-wand': {
    en: 'fairy wand|fairy godmother wand',
    zh: '仙女棒',
    ja: '妖精のステッキ',
    art: icon('violet', 'fairy-wand'),
    traits: ['long'],
  },
  'spell-book': {
    en: 'spell book|grimoire|book of shadows|book of spells|magic book|witch book|necronomicon',
    zh: '魔法书|咒语书|死灵之书',
    ja: '魔導書|呪文書|魔法の本|死者の書',
    art: icon('violet', 'spell-book'),
    traits: ['read'],
  },
  'bear-trap': {
    en: 'bear trap|wolf trap|beartrap|animal trap',
    zh: '捕兽夹',
    ja: '熊罠|トラバサミ|虎ばさみ',
    art: icon('steel', 'wolf-trap'),
  },
  'meat-hook': {
    en: 'meat hook|butcher hook|butchers hook',
    zh: '肉钩',
    ja: '肉フック|肉吊りフック',
    art: icon('steel', 'meat-hook'),
    brings: ['chain'],
  },
});
