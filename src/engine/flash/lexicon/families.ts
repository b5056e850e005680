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
    en: 'lovers|loving couple|couple|kissing couple|romeo and juliet|two lovers|couple kissing|couple in love|couple holding hands|man and woman|man and woman kissing|man and a woman|woman and man',
    zh: '情侣|恋人|爱人|热恋情侣|接吻的情侣|亲吻的情侣|拥吻的情侣|情侣接吻|情侣亲吻|情侣拥吻|夫妻',
    ja: '恋人|カップル|恋人たち|口づけ|夫婦|彼女と彼氏|彼氏と彼女|カップルのキス|恋人のキス|キスする二人|キスしている二人|キスするふたり',
  },
  'pregnant-woman': {
    en: 'pregnant woman|expecting mother|pregnancy|pregnant|mother to be',
    zh: '孕妇|怀孕|孕妈妈',
    ja: '妊婦|妊娠',
    art: icon('blush', 'noto:pregnant-woman'),
  },
  'mother-and-child': {
    en: 'mother and child|mother and baby|mother and son|mother and daughter|mother holding her baby|mother holding baby|mother holding a baby|mother holding her newborn|mother holding her newborn baby|mother holding newborn baby|mother holding a newborn baby|mom holding her baby|mom holding baby|mother cradling her baby|mother holding a newborn|madonna and child|mom and baby|mum and baby|motherhood|mother with baby|mother with child|newborn|newborn baby|swaddled baby|sleeping baby|infant|madonna with child|mary and baby jesus|mary with baby jesus|mary holding baby jesus|virgin mary with baby jesus|virgin mary and baby jesus|virgin mary holding baby jesus|mother mary with baby jesus|mother mary and baby jesus|mother mary holding baby jesus|virgin and child|virgin mary and child|virgin mary with child',
    zh: '母子|母女|母亲和孩子|母亲与孩子|妈妈和孩子|妈妈和宝宝|妈妈抱着宝宝|妈妈抱着孩子|妈妈抱孩子|妈妈抱着婴儿|母亲抱着孩子|母亲抱着宝宝|母亲抱着婴儿|抱着孩子的妈妈|抱着孩子的母亲|抱着宝宝的妈妈|抱着婴儿的母亲|母爱|宝宝|婴儿',
    ja: '母と子|母と赤ちゃん|母子|母子像|親子|親子像|赤ちゃんを抱く母|赤ちゃんを抱く母親|赤ちゃんを抱く女性|赤ちゃんを抱いた母|赤ちゃんを抱くお母さん|子供を抱く母|子供を抱く母親|子どもを抱く母|子を抱く母|母に抱かれた赤ちゃん|赤ちゃん|赤ん坊',
  },
  'father-and-child': {
    en: 'father and child|father and son|father and daughter|father and baby|dad and baby|father holding his baby|father holding baby|father holding a baby|dad and daughter|dad and son|fatherhood|dad and child',
    zh: '父子|父女|父亲和孩子|爸爸和孩子|父爱',
    ja: '父と子|父子|父と娘|父と息子',
  },
  family: {
    en: 'family holding hands|family of four from behind|family from behind|family walking|family walking hand in hand|family silhouette|family hand in hand|silhouette of my family|family of four holding hands|silhouette of a family|family portrait|portrait of my family|family with two kids|parents with two kids|mom dad and two kids|mom and dad with two kids|family with two children',
    zh: '一家人的背影|家人背影|一家四口背影|一家四口手牵手|全家福|一家人手牵手',
    ja: '家族の後ろ姿|家族四人の後ろ姿',
  },
  'family-of-three': {
    en: 'family of three from behind|parents and child|parents with child|family of three holding hands|parents with their child',
    zh: '一家三口背影|一家三口手牵手|一家三口牵手|一家三口牵手的背影|一家三口的背影',
    ja: '家族三人の後ろ姿|三人家族の後ろ姿',
  },
  'family-of-five': {
    en: 'family of five from behind|silhouette of my family of five|family of five holding hands|family with three kids|family portrait with three kids|family with three children|parents with three kids|mom dad and three kids',
    zh: '一家五口背影|一家五口手牵手',
    ja: '家族五人の後ろ姿|五人家族の後ろ姿',
  },
  'father-walking-with-child': {
    en: 'father and child walking|father and daughter walking|father and daughter hand in hand|father and daughter walking hand in hand|father and child hand in hand|father and child walking hand in hand|father and daughter holding hands|father holding childs hand|dad and daughter holding hands|dad and daughter walking|girl holding her dads hand|little girl holding her dads hand|daughter holding her dads hand|daughter holding her fathers hand|girl holding her fathers hand|little girl holding her fathers hand|father and child from behind|father and daughter from behind',
    zh: '父女背影|父女牵手|爸爸牵着女儿|爸爸牵着孩子|父亲牵着女儿|父亲和女儿的背影|爸爸牵着女儿的手|爸爸牵女儿|爸爸拉着女儿的手|女儿牵着爸爸的手|爸爸和女儿手牵手|爸爸和女儿牵手|爸爸和女儿牵手的背影|爸爸牵着孩子的手|爸爸牵孩子|爸爸拉着孩子的手|孩子牵着爸爸的手|爸爸和孩子手牵手|父亲牵着女儿的手|父亲牵女儿|父亲拉着女儿的手|女儿牵着父亲的手|父亲和女儿手牵手|父亲牵着孩子的手|父亲牵孩子|父亲牵着孩子|父亲拉着孩子的手|孩子牵着父亲的手|父亲和孩子手牵手|老爸牵着女儿的手|老爸牵女儿|老爸牵着女儿|老爸拉着女儿的手|女儿牵着老爸的手|老爸和女儿手牵手|老爸牵着孩子的手|老爸牵孩子|老爸牵着孩子|老爸拉着孩子的手|孩子牵着老爸的手|老爸和孩子手牵手',
    ja: '父と子の後ろ姿|手をつなぐ父と子|手をつなぐ父と娘',
  },
  'father-walking-with-son': {
    en: 'father and son walking|father and son hand in hand|father and son walking hand in hand|father and son holding hands|dad and son holding hands|boy holding his dads hand|boy holding his fathers hand|son holding his dads hand|son holding his fathers hand|boy holding dads hand|dad and son walking|father and son from behind',
    zh: '父子背影|父子牵手|爸爸牵着儿子|爸爸牵着儿子的手|爸爸牵儿子|爸爸拉着儿子的手|儿子牵着爸爸的手|爸爸和儿子手牵手|爸爸和儿子牵手|爸爸和儿子牵手的背影|父亲牵着儿子的手|父亲牵儿子|父亲牵着儿子|父亲拉着儿子的手|儿子牵着父亲的手|父亲和儿子手牵手|老爸牵着儿子的手|老爸牵儿子|老爸牵着儿子|老爸拉着儿子的手|儿子牵着老爸的手|老爸和儿子手牵手',
    ja: '手をつなぐ父と息子',
  },
  'mother-walking-with-child': {
    en: 'mother and child walking|mother and son walking|mother and child holding hands|mother and son holding hands|mother and child hand in hand|mother and son walking hand in hand|mother and child from behind|mother and son from behind|mom and son holding hands|boy holding his moms hand|son holding his moms hand|boy holding his mothers hand|son holding his mothers hand',
    zh: '母子背影|妈妈牵着孩子|妈妈牵着儿子|母子牵手|妈妈牵着儿子的手|妈妈牵儿子|妈妈拉着儿子的手|儿子牵着妈妈的手|妈妈和儿子手牵手|妈妈和儿子牵手|妈妈和儿子牵手的背影|妈妈牵着孩子的手|妈妈牵孩子|妈妈拉着孩子的手|孩子牵着妈妈的手|妈妈和孩子手牵手|母亲牵着儿子的手|母亲牵儿子|母亲牵着儿子|母亲拉着儿子的手|儿子牵着母亲的手|母亲和儿子手牵手|母亲牵着孩子的手|母亲牵孩子|母亲牵着孩子|母亲拉着孩子的手|孩子牵着母亲的手|母亲和孩子手牵手|老妈牵着儿子的手|老妈牵儿子|老妈牵着儿子|老妈拉着儿子的手|儿子牵着老妈的手|老妈和儿子手牵手|老妈牵着孩子的手|老妈牵孩子|老妈牵着孩子|老妈拉着孩子的手|孩子牵着老妈的手|老妈和孩子手牵手',
    ja: '母と子の後ろ姿|親子の後ろ姿|手をつなぐ親子|手をつなぐ母と子',
  },
  'mother-walking-with-daughter': {
    en: 'mother and daughter walking|mother and daughter holding hands|mother and daughter walking hand in hand|mother and daughter from behind|mom and daughter holding hands|girl holding her moms hand|little girl holding her moms hand|daughter holding her moms hand|daughter holding her mothers hand',
    zh: '母女背影|妈妈牵着女儿|母女牵手|妈妈牵着女儿的手|妈妈牵女儿|妈妈拉着女儿的手|女儿牵着妈妈的手|妈妈和女儿手牵手|妈妈和女儿牵手|妈妈和女儿牵手的背影|妈妈和女儿牵手背影|母亲牵着女儿的手|母亲牵女儿|母亲牵着女儿|母亲拉着女儿的手|女儿牵着母亲的手|母亲和女儿手牵手|老妈牵着女儿的手|老妈牵女儿|老妈牵着女儿|老妈拉着女儿的手|女儿牵着老妈的手|老妈和女儿手牵手',
    ja: '手をつなぐ母と娘',
  },
  'mother-and-two-daughters': {
    en: 'mom and two daughters|mom and two girls|mom with two daughters|mom with two girls|mom and her two daughters|mom and her two girls|mom with her two daughters|mom with her two girls|mother and two daughters|mother and two girls|mother with two daughters|mother with two girls|mother and her two daughters|mother and her two girls|mother with her two daughters|mother with her two girls|mum and two daughters|mum and two girls|mum with two daughters|mum with two girls|mum and her two daughters|mum and her two girls|mum with her two daughters|mum with her two girls|mom and two daughters holding hands|mom and two girls holding hands|mother and two daughters holding hands|mother and two girls holding hands|mum and two daughters holding hands|mum and two girls holding hands',
    zh: '妈妈和两个女儿|妈妈牵着两个女儿|妈妈牵着两个女儿的手|妈妈牵两个女儿|母亲牵着两个女儿的手|母亲牵两个女儿|母亲牵着两个女儿',
    ja: '母と二人の娘',
  },
  'mother-and-two-sons': {
    en: 'mom and two sons|mom and two boys|mom with two sons|mom with two boys|mom and her two sons|mom and her two boys|mom with her two sons|mom with her two boys|mother and two sons|mother and two boys|mother with two sons|mother with two boys|mother and her two sons|mother and her two boys|mother with her two sons|mother with her two boys|mum and two sons|mum and two boys|mum with two sons|mum with two boys|mum and her two sons|mum and her two boys|mum with her two sons|mum with her two boys|mom and two sons holding hands|mom and two boys holding hands|mother and two sons holding hands|mother and two boys holding hands|mum and two sons holding hands|mum and two boys holding hands',
    zh: '妈妈和两个儿子|妈妈牵着两个儿子|妈妈牵着两个儿子的手|妈妈牵两个儿子|母亲牵着两个儿子的手|母亲牵两个儿子|母亲牵着两个儿子',
    ja: '母と二人の息子',
  },
  'mother-and-two-children': {
    en: 'mom and two kids|mom and two children|mom with two kids|mom with two children|mom and her two kids|mom and her two children|mom with her two kids|mom with her two children|mother and two kids|mother and two children|mother with two kids|mother with two children|mother and her two kids|mother and her two children|mother with her two kids|mother with her two children|mum and two kids|mum and two children|mum with two kids|mum with two children|mum and her two kids|mum and her two children|mum with her two kids|mum with her two children|mom and two kids holding hands|mom and two children holding hands|mother and two kids holding hands|mother and two children holding hands|mum and two kids holding hands|mum and two children holding hands|mom with son and daughter|mother with son and daughter|mum with son and daughter|mom and son and daughter|mother and son and daughter|mum and son and daughter',
    zh: '妈妈和两个孩子|妈妈牵着两个孩子|妈妈牵着两个孩子的手|妈妈牵两个孩子|母亲牵着两个孩子的手|母亲牵两个孩子|母亲牵着两个孩子',
    ja: '母と二人の子',
  },
  'father-and-two-daughters': {
    en: 'dad and two daughters|dad and two girls|dad with two daughters|dad with two girls|dad and his two daughters|dad and his two girls|dad with his two daughters|dad with his two girls|father and two daughters|father and two girls|father with two daughters|father with two girls|father and his two daughters|father and his two girls|father with his two daughters|father with his two girls|dad and two daughters holding hands|dad and two girls holding hands|father and two daughters holding hands|father and two girls holding hands',
    zh: '爸爸和两个女儿|爸爸牵着两个女儿|爸爸牵着两个女儿的手|爸爸牵两个女儿|父亲牵着两个女儿的手|父亲牵两个女儿|父亲牵着两个女儿',
    ja: '父と二人の娘',
  },
  'father-and-two-sons': {
    en: 'dad and two sons|dad and two boys|dad with two sons|dad with two boys|dad and his two sons|dad and his two boys|dad with his two sons|dad with his two boys|father and two sons|father and two boys|father with two sons|father with two boys|father and his two sons|father and his two boys|father with his two sons|father with his two boys|dad and two sons holding hands|dad and two boys holding hands|father and two sons holding hands|father and two boys holding hands',
    zh: '爸爸和两个儿子|爸爸牵着两个儿子|爸爸牵着两个儿子的手|爸爸牵两个儿子|父亲牵着两个儿子的手|父亲牵两个儿子|父亲牵着两个儿子',
    ja: '父と二人の息子',
  },
  'father-and-two-children': {
    en: 'dad and two kids|dad and two children|dad with two kids|dad with two children|dad and his two kids|dad and his two children|dad with his two kids|dad with his two children|father and two kids|father and two children|father with two kids|father with two children|father and his two kids|father and his two children|father with his two kids|father with his two children|dad and two kids holding hands|dad and two children holding hands|father and two kids holding hands|father and two children holding hands|dad with son and daughter|father with son and daughter|dad and son and daughter|father and son and daughter',
    zh: '爸爸和两个孩子|爸爸牵着两个孩子|爸爸牵着两个孩子的手|爸爸牵两个孩子|父亲牵着两个孩子的手|父亲牵两个孩子|父亲牵着两个孩子',
    ja: '父と二人の子',
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
    ja: 'おばあさん|祖母の似顔絵|祖母の肖像|祖母の肖像画|おばあちゃんの似顔絵|おばあちゃんの肖像|おばあちゃんの肖像画|ばあちゃんの似顔絵|ばあちゃんの肖像|ばあちゃんの肖像画',
    parts: 'glasses',
  },
  grandfather: {
    en: 'old man|elderly man|grandfather portrait|portrait of my grandfather|portrait of grandfather|portrait of my grandpa|portrait of grandpa|grandpa portrait',
    zh: '老爷爷|老爷子|老头|老人|老大爷',
    ja: 'おじいさん|老人|祖父の似顔絵|祖父の肖像|祖父の肖像画|おじいちゃんの似顔絵|おじいちゃんの肖像|おじいちゃんの肖像画|じいちゃんの似顔絵|じいちゃんの肖像|じいちゃんの肖像画',
  },
  siblings: {
    en: 'brother and sister holding hands|boy and girl holding hands|siblings holding hands|siblings from behind|brother and sister from behind|boy and girl',
    zh: '兄妹牵手|姐弟背影|男孩和女孩|兄妹背影',
    ja: '手をつなぐ兄妹|男の子と女の子|兄妹の後ろ姿',
  },
  man: {
    en: 'man|guy|gentleman|man face|man head|man portrait|male portrait|male face|mans face|handsome man|young man',
    zh: '男人|男子|男性|男人脸|男士|男生',
    ja: '男性|男の人|男の顔|男性の顔|紳士',
  },
  'bearded-man': {
    en: 'bearded man|man with a beard|man with beard|man with long beard|man with a long beard|bearded guy|guy with a beard|guy with beard',
    zh: '大胡子男人|留胡子的男人|胡子男',
    ja: '髭の男|ひげの男性|髭の男性',
    parts: 'beard|mustache',
  },
  'mustached-man': {
    en: 'man with a mustache|man with mustache|mustached man|man with a moustache|man with moustache|man with a handlebar mustache|guy with a mustache',
    zh: '小胡子男人',
    ja: '口髭の男|口ひげの男性',
    parts: 'mustache',
  },
  boy: {
    en: 'boy|little boy|young boy|small boy|schoolboy|child|little kid|toddler',
    zh: '男孩|小男孩|男孩子|小孩|孩童',
    ja: '少年|男の子|子供',
  },
  'little-girl': {
    en: 'little girl|young girl|small girl|toddler girl|schoolgirl|baby girl from behind',
    zh: '小女孩|小姑娘',
    ja: '幼い女の子|幼女',
  },
  sisters: {
    en: 'two sisters|sisters holding hands|twin sisters|twin girls|two little girls|sisters from behind|sisters walking|two sisters holding hands|two girls holding hands',
    zh: '姐妹牵手|姐妹背影|双胞胎姐妹|两姐妹',
    ja: '手をつなぐ姉妹|双子の姉妹|姉妹の後ろ姿',
  },
  brothers: {
    en: 'two brothers|brothers holding hands|twin brothers|twin boys|two little boys|two boys|brothers from behind|two brothers holding hands|two boys holding hands',
    zh: '兄弟牵手|兄弟背影|双胞胎兄弟|两兄弟',
    ja: '手をつなぐ兄弟|双子の兄弟|兄弟の後ろ姿',
  },
  'bride-and-groom': {
    en: 'bride and groom|newlyweds|wedding couple|married couple|groom and bride|just married couple',
    zh: '新郎新娘|新婚夫妻|新人背影',
    ja: '新郎新婦|花嫁と花婿|新婚夫婦',
  },
  'father-carrying-child': {
    en: 'dad with daughter on his shoulders|father with daughter on his shoulders|father with child on his shoulders|dad with child on his shoulders|daughter on dads shoulders|daughter on her dads shoulders|daughter on her fathers shoulders|girl on her dads shoulders|girl on her fathers shoulders|child on fathers shoulders|child on dads shoulders|father carrying daughter on his shoulders|dad carrying daughter on his shoulders|dad carrying his daughter on his shoulders|father carrying his daughter on his shoulders|father carrying child on shoulders',
    zh: '爸爸扛着女儿|爸爸扛着孩子|父亲扛着孩子|爸爸把女儿扛在肩上|爸爸把女儿扛在肩膀上|女儿骑在爸爸肩上|女儿骑在爸爸肩膀上|女儿坐在爸爸肩上|女儿坐在爸爸肩膀上|骑在爸爸肩上的女儿|坐在爸爸肩上的女儿|爸爸把孩子扛在肩上|爸爸把孩子扛在肩膀上|孩子骑在爸爸肩上|孩子骑在爸爸肩膀上|孩子坐在爸爸肩上|孩子坐在爸爸肩膀上|骑在爸爸肩上的孩子|坐在爸爸肩上的孩子|父亲把女儿扛在肩上|父亲把女儿扛在肩膀上|女儿骑在父亲肩上|女儿骑在父亲肩膀上|女儿坐在父亲肩上|女儿坐在父亲肩膀上|骑在父亲肩上的女儿|坐在父亲肩上的女儿|父亲把孩子扛在肩上|父亲把孩子扛在肩膀上|孩子骑在父亲肩上|孩子骑在父亲肩膀上|孩子坐在父亲肩上|孩子坐在父亲肩膀上|骑在父亲肩上的孩子|坐在父亲肩上的孩子|爸爸把儿子扛在肩上|爸爸把儿子扛在肩膀上|儿子骑在爸爸肩上|儿子骑在爸爸肩膀上|儿子坐在爸爸肩上|儿子坐在爸爸肩膀上|骑在爸爸肩上的儿子|坐在爸爸肩上的儿子|父亲把儿子扛在肩上|父亲把儿子扛在肩膀上|儿子骑在父亲肩上|儿子骑在父亲肩膀上|儿子坐在父亲肩上|儿子坐在父亲肩膀上|骑在父亲肩上的儿子|坐在父亲肩上的儿子|爸爸扛着儿子|父亲扛着儿子',
    ja: '肩車|肩車をする父と息子|肩車をする父と娘|肩車する父と子|息子を肩車する父|娘を肩車する父',
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
