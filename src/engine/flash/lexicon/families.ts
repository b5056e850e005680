import { concepts, icon } from './concept.ts';

/** Couples, parents, children, old people. */
export const families = concepts('figure', {
  'girl-with-balloon': {
    en: 'girl with a balloon|girl with balloon|girl holding a balloon|girl and balloon|child with a balloon|balloon girl',
    zh: '气球女孩|拿气球的女孩|拿着气球的女孩|拿着气球的小女孩|牵着气球的女孩',
    ja: '風船を持つ少女|風船を持った少女|風船を持つ女の子|風船と少女',
    parts: 'balloon|woman',
  },
  lovers: {
    en: 'lovers|loving couple|couple|kissing couple|romeo and juliet|two lovers|couple kissing|couple in love|couple holding hands',
    zh: '情侣|恋人|爱人|热恋情侣|接吻的情侣|夫妻',
    ja: '恋人|カップル|恋人たち|口づけ|夫婦',
  },
  'pregnant-woman': {
    en: 'pregnant woman|expecting mother|pregnancy|pregnant|mother to be',
    zh: '孕妇|怀孕|孕妈妈',
    ja: '妊婦|妊娠',
    art: icon('blush', 'noto:pregnant-woman'),
  },
  'mother-and-child': {
    en: 'mother and child|mother and baby|mother and son|mother and daughter|mother holding her baby|mother holding baby|mother holding a baby|mother holding her newborn|mother holding a newborn|madonna and child|mom and baby|mum and baby|motherhood|mother with baby|mother with child|newborn|newborn baby|swaddled baby|sleeping baby|infant',
    zh: '母子|母女|母亲和孩子|母亲与孩子|妈妈和孩子|妈妈和宝宝|妈妈抱着宝宝|妈妈抱着孩子|妈妈抱孩子|妈妈抱着婴儿|母亲抱着孩子|母亲抱着宝宝|母亲抱着婴儿|抱着孩子的妈妈|抱着孩子的母亲|抱着宝宝的妈妈|抱着婴儿的母亲|母爱|宝宝|婴儿',
    ja: '母と子|母と赤ちゃん|母子|母子像|親子|親子像|赤ちゃんを抱く母|赤ちゃんを抱く母親|赤ちゃんを抱く女性|赤ちゃんを抱いた母|赤ちゃんを抱くお母さん|子供を抱く母|子供を抱く母親|子どもを抱く母|子を抱く母|母に抱かれた赤ちゃん|赤ちゃん|赤ん坊',
  },
  'father-and-child': {
    en: 'father and child|father and son|father and daughter|father and baby|dad and baby|father holding his baby|father holding baby|father holding a baby|dad and daughter|dad and son|fatherhood|dad and child',
    zh: '父子|父女|父亲和孩子|爸爸和孩子|父爱',
    ja: '父と子|父子|父と娘|父と息子',
  },
  family: {
    en: 'family holding hands|family of four from behind|family from behind|family walking|family walking hand in hand|family silhouette|family hand in hand|silhouette of my family|family of four holding hands|silhouette of a family|family portrait|portrait of my family',
    zh: '一家人的背影|家人背影|一家四口背影|一家四口手牵手|全家福|一家人手牵手',
    ja: '家族の後ろ姿|家族四人の後ろ姿',
  },
  'family-of-three': {
    en: 'family of three from behind|parents and child|parents with child|family of three holding hands|parents with their child',
    zh: '一家三口背影|一家三口手牵手|一家三口牵手|一家三口牵手的背影|一家三口的背影',
    ja: '家族三人の後ろ姿|三人家族の後ろ姿',
  },
  'family-of-five': {
    en: 'family of five from behind|silhouette of my family of five|family of five holding hands',
    zh: '一家五口背影|一家五口手牵手',
    ja: '家族五人の後ろ姿|五人家族の後ろ姿',
  },
  'father-walking-with-child': {
    en: 'father and child walking|father and daughter walking|father and daughter hand in hand|father and daughter walking hand in hand|father and child hand in hand|father and child walking hand in hand|father and daughter holding hands|father holding childs hand|dad and daughter holding hands|dad and daughter walking|father and child from behind|father and daughter from behind',
    zh: '父女背影|父女牵手|爸爸牵着女儿|爸爸牵着孩子|父亲牵着女儿|父亲和女儿的背影',
    ja: '父と子の後ろ姿|手をつなぐ父と子|手をつなぐ父と娘',
  },
  'father-walking-with-son': {
    en: 'father and son walking|father and son hand in hand|father and son walking hand in hand|father and son holding hands|dad and son holding hands|dad and son walking|father and son from behind',
    zh: '父子背影|父子牵手|爸爸牵着儿子',
    ja: '手をつなぐ父と息子',
  },
  'mother-walking-with-child': {
    en: 'mother and child walking|mother and son walking|mother and child holding hands|mother and son holding hands|mother and child hand in hand|mother and son walking hand in hand|mother and child from behind|mother and son from behind|mom and son holding hands',
    zh: '母子背影|妈妈牵着孩子|妈妈牵着儿子|母子牵手',
    ja: '母と子の後ろ姿|親子の後ろ姿|手をつなぐ親子|手をつなぐ母と子',
  },
  'mother-walking-with-daughter': {
    en: 'mother and daughter walking|mother and daughter holding hands|mother and daughter walking hand in hand|mother and daughter from behind|mom and daughter holding hands',
    zh: '母女背影|妈妈牵着女儿|母女牵手',
    ja: '手をつなぐ母と娘',
  },
  'couple-walking': {
    en: 'couple walking|couple from behind|couple walking hand in hand|couple hand in hand|couple walking away|couple walking on the beach',
    zh: '情侣背影|情侣牵手|牵手的情侣|夫妻背影',
    ja: 'カップルの後ろ姿|手をつなぐカップル|手をつなぐ夫婦|手をつなぐ二人',
  },
  'dancing-grandparents': {
    en: 'grandparents dancing|dancing grandparents|old couple dancing|elderly couple dancing|grandma and grandpa dancing',
    zh: '跳舞的爷爷奶奶|跳舞的老夫妻',
    ja: '踊る祖父母|踊る老夫婦',
  },
  'grandparents-walking': {
    en: 'old couple|elderly couple|grandparents holding hands|grandparents walking|grandparents from behind|old couple holding hands|elderly couple holding hands',
    zh: '老夫妻|老两口|老夫妻背影|爷爷奶奶背影',
    ja: '老夫婦|老夫婦の後ろ姿',
  },
  grandmother: {
    en: 'old woman|old lady|elderly woman|grandmother portrait|portrait of my grandmother|portrait of grandmother|portrait of my grandma|portrait of grandma|grandma portrait|knitting grandmother|knitting grandma',
    zh: '老奶奶|老太太|老婆婆',
    ja: 'おばあさん|老婆|祖母の似顔絵|祖母の肖像|祖母の肖像画|おばあちゃんの似顔絵|おばあちゃんの肖像|おばあちゃんの肖像画|ばあちゃんの似顔絵|ばあちゃんの肖像|ばあちゃんの肖像画',
    parts: 'glasses',
  },
  grandfather: {
    en: 'old man|elderly man|grandfather portrait|portrait of my grandfather|portrait of grandfather|portrait of my grandpa|portrait of grandpa|grandpa portrait',
    zh: '老爷爷|老爷子|老头',
    ja: 'おじいさん|老人|祖父の似顔絵|祖父の肖像|祖父の肖像画|おじいちゃんの似顔絵|おじいちゃんの肖像|おじいちゃんの肖像画|じいちゃんの似顔絵|じいちゃんの肖像|じいちゃんの肖像画',
  },
  siblings: {
    en: 'brother and sister holding hands|boy and girl holding hands|siblings holding hands|siblings from behind|brother and sister from behind|boy and girl',
    zh: '兄妹牵手|姐弟背影|男孩和女孩|兄妹背影',
    ja: '手をつなぐ兄妹|男の子と女の子|兄妹の後ろ姿',
  },
  'three-siblings': {
    en: 'three children holding hands|three kids holding hands|three siblings holding hands|three siblings from behind|three children from behind',
    zh: '三个孩子手牵手|三兄弟背影',
    ja: '三人兄弟の後ろ姿|手をつなぐ三兄弟',
  },
  'boy-with-kite': {
    en: 'boy with a kite|boy with kite|boy flying a kite|boy flying kite|child with a kite|child flying a kite|little boy with a kite|kid flying a kite|little boy flying a kite|girl flying a kite',
    zh: '放风筝的男孩|放风筝的孩子|放风筝的小男孩|男孩放风筝|放风筝',
    ja: '凧揚げをする少年|凧揚げ|凧を揚げる少年|凧揚げの少年',
    parts: 'kite',
  },
});
