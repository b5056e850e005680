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
    en: 'lovers|loving couple|couple|romeo and juliet|two lovers|couple in love|couple holding hands|man and woman|man and a woman|woman and man',
    zh: '情侣|恋人|爱人|热恋情侣|夫妻',
    ja: '恋人|カップル|恋人たち|口づけ|夫婦|彼女と彼氏|彼氏と彼女',
  },
  'pregnant-woman': {
    en: 'pregnant woman|expecting mother|pregnancy|pregnant|mother to be',
    zh: '孕妇|怀孕|孕妈妈',
    ja: '妊婦|妊娠',
    art: icon('blush', 'noto:pregnant-woman'),
  },
  'mother-and-child': {
    en: 'mother and child|mother and baby|mother and son|mother and daughter|mother holding her baby|mother holding baby|mother holding a baby|mother holding her newborn|mother holding her newborn baby|mother holding newborn baby|mother holding a newborn baby|mom holding her baby|mom holding baby|mother cradling her baby|mother holding a newborn|madonna and child|mom and baby|mum and baby|motherhood|mother with baby|mother with child|madonna with child|mary and baby jesus|mary with baby jesus|mary holding baby jesus|virgin mary with baby jesus|virgin mary and baby jesus|virgin mary holding baby jesus|mother mary with baby jesus|mother mary and baby jesus|mother mary holding baby jesus|virgin and child|virgin mary and child|virgin mary with child',
    zh: '母子|母女|母亲和孩子|母亲与孩子|妈妈和孩子|妈妈和宝宝|妈妈抱着宝宝|妈妈抱着孩子|妈妈抱孩子|妈妈抱着婴儿|母亲抱着孩子|母亲抱着宝宝|母亲抱着婴儿|抱着孩子的妈妈|抱着孩子的母亲|抱着宝宝的妈妈|抱着婴儿的母亲|母爱',
    ja: '母と子|母と赤ちゃん|母子|母子像|親子|親子像|赤ちゃんを抱く母|赤ちゃんを抱く母親|赤ちゃんを抱く女性|赤ちゃんを抱いた母|赤ちゃんを抱くお母さん|子供を抱く母|子供を抱く母親|子どもを抱く母|子を抱く母|母に抱かれた赤ちゃん',
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
    en: 'dad with daughter on his shoulders|father with daughter on his shoulders|father with child on his shoulders|dad with child on his shoulders|daughter on dads shoulders|daughter on her dads shoulders|daughter on her fathers shoulders|girl on her dads shoulders|girl on her fathers shoulders|child on fathers shoulders|child on dads shoulders|father carrying daughter on his shoulders|dad carrying daughter on his shoulders|dad carrying his daughter on his shoulders|father carrying his daughter on his shoulders|father carrying child on shoulders|father carrying daughter on shoulders|father carrying girl on shoulders|father carrying girl on his shoulders|father carrying child on his shoulders|father carrying kid on shoulders|father carrying kid on his shoulders|father carrying his daughter on shoulders|father carrying his girl on shoulders|father carrying his girl on his shoulders|father carrying his child on shoulders|father carrying his child on his shoulders|father carrying his kid on shoulders|father carrying his kid on his shoulders|father carrying a girl on shoulders|father carrying a girl on his shoulders|father carrying a child on shoulders|father carrying a child on his shoulders|father carrying a kid on shoulders|father carrying a kid on his shoulders|dad carrying daughter on shoulders|dad carrying girl on shoulders|dad carrying girl on his shoulders|dad carrying child on shoulders|dad carrying child on his shoulders|dad carrying kid on shoulders|dad carrying kid on his shoulders|dad carrying his daughter on shoulders|dad carrying his girl on shoulders|dad carrying his girl on his shoulders|dad carrying his child on shoulders|dad carrying his child on his shoulders|dad carrying his kid on shoulders|dad carrying his kid on his shoulders|dad carrying a girl on shoulders|dad carrying a girl on his shoulders|dad carrying a child on shoulders|dad carrying a child on his shoulders|dad carrying a kid on shoulders|dad carrying a kid on his shoulders',
    zh: '爸爸扛着女儿|爸爸扛着孩子|父亲扛着孩子|爸爸把女儿扛在肩上|爸爸把女儿扛在肩膀上|女儿骑在爸爸肩上|女儿骑在爸爸肩膀上|女儿坐在爸爸肩上|女儿坐在爸爸肩膀上|骑在爸爸肩上的女儿|坐在爸爸肩上的女儿|爸爸把孩子扛在肩上|爸爸把孩子扛在肩膀上|孩子骑在爸爸肩上|孩子骑在爸爸肩膀上|孩子坐在爸爸肩上|孩子坐在爸爸肩膀上|骑在爸爸肩上的孩子|坐在爸爸肩上的孩子|父亲把女儿扛在肩上|父亲把女儿扛在肩膀上|女儿骑在父亲肩上|女儿骑在父亲肩膀上|女儿坐在父亲肩上|女儿坐在父亲肩膀上|骑在父亲肩上的女儿|坐在父亲肩上的女儿|父亲把孩子扛在肩上|父亲把孩子扛在肩膀上|孩子骑在父亲肩上|孩子骑在父亲肩膀上|孩子坐在父亲肩上|孩子坐在父亲肩膀上|骑在父亲肩上的孩子|坐在父亲肩上的孩子',
    ja: '肩車|肩車をする父と娘|肩車する父と子|娘を肩車する父',
  },
  'father-carrying-son': {
    en: 'dad with son on his shoulders|father with son on his shoulders|son on dads shoulders|son on her dads shoulders|son on her fathers shoulders|father carrying son on his shoulders|dad carrying son on his shoulders|dad carrying his son on his shoulders|father carrying his son on his shoulders|boy on her dads shoulders|boy on her fathers shoulders|father carrying son on shoulders|father carrying boy on shoulders|father carrying boy on his shoulders|father carrying his son on shoulders|father carrying his boy on shoulders|father carrying his boy on his shoulders|dad carrying son on shoulders|dad carrying boy on shoulders|dad carrying boy on his shoulders|dad carrying his son on shoulders|dad carrying his boy on shoulders|dad carrying his boy on his shoulders|father with son on shoulders|father with boy on shoulders|father with his son on shoulders|father with his boy on shoulders|dad with son on shoulders|dad with boy on shoulders|dad with his son on shoulders|dad with his boy on shoulders|son on fathers shoulders|boy on fathers shoulders|boy on dads shoulders',
    zh: '爸爸把儿子扛在肩上|爸爸把儿子扛在肩膀上|儿子骑在爸爸肩上|儿子骑在爸爸肩膀上|儿子坐在爸爸肩上|儿子坐在爸爸肩膀上|骑在爸爸肩上的儿子|坐在爸爸肩上的儿子|父亲把儿子扛在肩上|父亲把儿子扛在肩膀上|儿子骑在父亲肩上|儿子骑在父亲肩膀上|儿子坐在父亲肩上|儿子坐在父亲肩膀上|骑在父亲肩上的儿子|坐在父亲肩上的儿子|爸爸扛着儿子|父亲扛着儿子',
    ja: '肩車をする父と息子|息子を肩車する父|父に肩車される息子',
  },
  'three-generations': {
    en: 'three generations|three generations of women|three generations holding hands|grandmother mother and daughter|grandmother mother daughter|grandma mother and daughter|grandma mom and daughter|grandma mum and daughter|grandma mom and me|grandma mum and me|grandmother mother and granddaughter|grandma mom and granddaughter|mother daughter and granddaughter|mother daughter and grandmother|mother daughter and grandma|mom daughter and grandma',
    zh: '三代人|祖孙三代|三代同堂|三代女人|三代人的背影|外婆妈妈和我|外婆妈妈和女儿|奶奶妈妈和女儿|姥姥妈妈和我|姥姥妈妈和女儿|外婆、妈妈和我|外婆、妈妈和女儿|奶奶、妈妈和女儿',
    ja: '親子三代|母娘三代|三世代|三世代の女性|祖母と母と娘|祖母と母と私|おばあちゃんとお母さんと娘|おばあちゃんとお母さんと私|祖母、母、娘',
  },
  friends: {
    en: 'two women from behind|two friends|two friends from behind|friends from behind|two best friends from behind|best friends from behind|best friends arm in arm|best friends hugging|friends arm in arm|friends hugging|two friends hugging|two friends arm in arm|two girls from behind|two girls hugging|two girls arm in arm|two women hugging|two women arm in arm|women hugging|girls hugging|sisters hugging|two sisters hugging|hugging sisters|sisters arm in arm|two sisters arm in arm|hugging friends|two girlfriends',
    zh: '两个女孩的背影|闺蜜背影|闺蜜的背影|闺蜜拥抱|两个闺蜜|两个好朋友|好朋友的背影|好朋友背影|好姐妹的背影|好姐妹背影|姐妹拥抱|姐妹相拥|拥抱的姐妹|相拥的姐妹|拥抱的闺蜜|两个女孩背影',
    ja: '女の子二人の後ろ姿|親友の後ろ姿|親友二人|二人の親友|親友二人の後ろ姿|友達の後ろ姿|友達二人|友達二人の後ろ姿|二人の女の子の後ろ姿|抱き合う姉妹|抱き合う友達|抱き合う親友',
  },
  'couple-under-umbrella': {
    en: 'couple under an umbrella|couple under one umbrella|couple under umbrella|couple under the umbrella|couple sharing an umbrella|couple sharing one umbrella|couple walking under an umbrella|couple walking with an umbrella|couple with an umbrella|couple with umbrella|couple holding an umbrella|lovers under an umbrella|lovers under one umbrella|lovers sharing an umbrella|two lovers under an umbrella|two people under one umbrella|two people under an umbrella|two people sharing an umbrella|man and woman under an umbrella|man and woman under one umbrella',
    zh: '相合伞|情侣撑伞|情侣打伞|撑伞的情侣|打伞的情侣|伞下的情侣|雨伞下的情侣|一把伞下的情侣|情侣共撑一把伞|情侣共打一把伞|共撑一把伞|同撑一把伞|共打一把伞|两个人撑一把伞|两人共撑一把伞|共撑一把伞的情侣|撑一把伞的情侣',
    ja: '相合傘|相合い傘|相々傘|合々傘|あいあい傘|相合傘のカップル|相合傘の二人|相合傘をするカップル|傘の下のカップル|傘の下の恋人|傘をさすカップル|一本の傘に入る二人|一つの傘に入る二人|一つの傘に入るカップル',
    parts: 'umbrella',
  },
  'kissing-couple': {
    en: 'kissing couple|couple kissing|kissing lovers|lovers kissing|two lovers kissing|man and woman kissing|man kissing a woman|man kissing woman|two people kissing|couple sharing a kiss|husband and wife kissing|boy and girl kissing',
    zh: '接吻的情侣|亲吻的情侣|情侣接吻|情侣亲吻|接吻的恋人|亲吻的恋人|恋人接吻|恋人亲吻|拥吻的情侣|拥吻的恋人|情侣拥吻|恋人拥吻|男女接吻|接吻的男女',
    ja: 'キスするカップル|キスをするカップル|カップルのキス|キスする恋人|キスする恋人たち|キスをする恋人|恋人のキス|恋人たちのキス|キスする二人|キスするふたり|キスする男女|キスを交わす恋人|口づけする恋人|口づけを交わす恋人|口づけを交わす二人|接吻する男女',
  },
  'hugging-couple': {
    en: 'hugging couple|couple hugging|couple embracing|embracing couple|couple embrace|couple in an embrace|couple hugging each other|lovers hugging|lovers embracing|lovers embrace|lovers in an embrace|hugging lovers|embracing lovers|two lovers hugging|two lovers embracing|man and woman hugging|man and woman embracing|man hugging a woman|man hugging woman|two people hugging|two people hugging each other|two people embracing|people hugging|husband and wife hugging|couple cuddling',
    zh: '拥抱的情侣|相拥的情侣|情侣拥抱|情侣相拥|拥抱的恋人|相拥的恋人|恋人拥抱|恋人相拥|相拥的两个人|拥抱的两个人|两个人拥抱|抱在一起的情侣|夫妻拥抱|拥抱的夫妻|相拥的夫妻',
    ja: '抱き合うカップル|抱き合う恋人|抱き合う恋人たち|抱き合う二人|抱き合うふたり|抱き合う男女|抱き合う夫婦|抱擁する恋人|抱擁するカップル|抱擁する二人|抱きしめ合う恋人|抱きしめ合う二人|抱きしめ合うカップル|ハグする二人|ハグする恋人|ハグするカップル|ハグをするカップル',
  },
  'mother-hugging-son': {
    en: 'mother hugging son|mother hugging her son|mother embracing son|mother embracing her son|mother cuddling son|mother cuddling her son|mother holding son|mother holding her son|mom hugging son|mom hugging her son|mom embracing son|mom embracing her son|mom cuddling son|mom cuddling her son|mom holding son|mom holding her son|mum hugging son|mum hugging her son|mum embracing son|mum embracing her son|mum cuddling son|mum cuddling her son|mum holding son|mum holding her son|mother hugging boy|mother hugging her boy|mother embracing boy|mother embracing her boy|mother cuddling boy|mother cuddling her boy|mother holding boy|mother holding her boy|mom hugging boy|mom hugging her boy|mom embracing boy|mom embracing her boy|mom cuddling boy|mom cuddling her boy|mom holding boy|mom holding her boy|mum hugging boy|mum hugging her boy|mum embracing boy|mum embracing her boy|mum cuddling boy|mum cuddling her boy|mum holding boy|mum holding her boy|mother hugging little boy|mother hugging her little boy|mother embracing little boy|mother embracing her little boy|mother cuddling little boy|mother cuddling her little boy|mother holding little boy|mother holding her little boy|mom hugging little boy|mom hugging her little boy|mom embracing little boy|mom embracing her little boy|mom cuddling little boy|mom cuddling her little boy|mom holding little boy|mom holding her little boy|mum hugging little boy|mum hugging her little boy|mum embracing little boy|mum embracing her little boy|mum cuddling little boy|mum cuddling her little boy|mum holding little boy|mum holding her little boy|mother hugging child|mother hugging kid|mother hugging a child|mother hugging a kid|mother hugging her child|mother hugging her kid|mother embracing child|mother embracing kid|mother embracing a child|mother embracing a kid|mother embracing her child|mother embracing her kid|mother cuddling child|mother cuddling kid|mother cuddling a child|mother cuddling a kid|mother cuddling her child|mother cuddling her kid|mom hugging child|mom hugging kid|mom hugging a child|mom hugging a kid|mom hugging her child|mom hugging her kid|mom embracing child|mom embracing kid|mom embracing a child|mom embracing a kid|mom embracing her child|mom embracing her kid|mom cuddling child|mom cuddling kid|mom cuddling a child|mom cuddling a kid|mom cuddling her child|mom cuddling her kid|mum hugging child|mum hugging kid|mum hugging a child|mum hugging a kid|mum hugging her child|mum hugging her kid|mum embracing child|mum embracing kid|mum embracing a child|mum embracing a kid|mum embracing her child|mum embracing her kid|mum cuddling child|mum cuddling kid|mum cuddling a child|mum cuddling a kid|mum cuddling her child|mum cuddling her kid',
    zh: '妈妈拥抱儿子|妈妈抱着儿子|妈妈抱儿子|抱着儿子的妈妈|拥抱儿子的妈妈|妈妈搂着儿子|母亲拥抱儿子|母亲抱着儿子|母亲抱儿子|抱着儿子的母亲|拥抱儿子的母亲|母亲搂着儿子|妈妈拥抱孩子|母亲拥抱孩子',
    ja: '息子を抱きしめる母|息子を抱く母|息子をハグする母|息子を抱き締める母|息子を抱きしめる母親|息子を抱く母親|息子をハグする母親|息子を抱き締める母親|息子を抱きしめるお母さん|息子を抱くお母さん|息子をハグするお母さん|息子を抱き締めるお母さん|息子を抱きしめるママ|息子を抱くママ|息子をハグするママ|息子を抱き締めるママ|子供を抱きしめる母|子供を抱きしめる母親|子供を抱きしめるお母さん|子供を抱きしめるママ|子どもを抱きしめる母|子どもを抱きしめる母親|子どもを抱きしめるお母さん|子どもを抱きしめるママ|我が子を抱きしめる母|我が子を抱きしめる母親|我が子を抱きしめるお母さん|我が子を抱きしめるママ|子を抱きしめる母|子を抱きしめる母親|子を抱きしめるお母さん|子を抱きしめるママ',
  },
  'mother-hugging-daughter': {
    en: 'mother hugging daughter|mother hugging her daughter|mother embracing daughter|mother embracing her daughter|mother cuddling daughter|mother cuddling her daughter|mother holding daughter|mother holding her daughter|mom hugging daughter|mom hugging her daughter|mom embracing daughter|mom embracing her daughter|mom cuddling daughter|mom cuddling her daughter|mom holding daughter|mom holding her daughter|mum hugging daughter|mum hugging her daughter|mum embracing daughter|mum embracing her daughter|mum cuddling daughter|mum cuddling her daughter|mum holding daughter|mum holding her daughter|mother hugging girl|mother hugging her girl|mother embracing girl|mother embracing her girl|mother cuddling girl|mother cuddling her girl|mother holding girl|mother holding her girl|mom hugging girl|mom hugging her girl|mom embracing girl|mom embracing her girl|mom cuddling girl|mom cuddling her girl|mom holding girl|mom holding her girl|mum hugging girl|mum hugging her girl|mum embracing girl|mum embracing her girl|mum cuddling girl|mum cuddling her girl|mum holding girl|mum holding her girl|mother hugging little girl|mother hugging her little girl|mother embracing little girl|mother embracing her little girl|mother cuddling little girl|mother cuddling her little girl|mother holding little girl|mother holding her little girl|mom hugging little girl|mom hugging her little girl|mom embracing little girl|mom embracing her little girl|mom cuddling little girl|mom cuddling her little girl|mom holding little girl|mom holding her little girl|mum hugging little girl|mum hugging her little girl|mum embracing little girl|mum embracing her little girl|mum cuddling little girl|mum cuddling her little girl|mum holding little girl|mum holding her little girl',
    zh: '妈妈拥抱女儿|妈妈抱着女儿|妈妈抱女儿|抱着女儿的妈妈|拥抱女儿的妈妈|妈妈搂着女儿|母亲拥抱女儿|母亲抱着女儿|母亲抱女儿|抱着女儿的母亲|拥抱女儿的母亲|母亲搂着女儿',
    ja: '娘を抱きしめる母|娘を抱く母|娘をハグする母|娘を抱き締める母|娘を抱きしめる母親|娘を抱く母親|娘をハグする母親|娘を抱き締める母親|娘を抱きしめるお母さん|娘を抱くお母さん|娘をハグするお母さん|娘を抱き締めるお母さん|娘を抱きしめるママ|娘を抱くママ|娘をハグするママ|娘を抱き締めるママ',
  },
  'father-hugging-son': {
    en: 'father hugging son|father hugging his son|father embracing son|father embracing his son|father cuddling son|father cuddling his son|father holding son|father holding his son|dad hugging son|dad hugging his son|dad embracing son|dad embracing his son|dad cuddling son|dad cuddling his son|dad holding son|dad holding his son|father hugging boy|father hugging his boy|father embracing boy|father embracing his boy|father cuddling boy|father cuddling his boy|father holding boy|father holding his boy|dad hugging boy|dad hugging his boy|dad embracing boy|dad embracing his boy|dad cuddling boy|dad cuddling his boy|dad holding boy|dad holding his boy|father hugging little boy|father hugging his little boy|father embracing little boy|father embracing his little boy|father cuddling little boy|father cuddling his little boy|father holding little boy|father holding his little boy|dad hugging little boy|dad hugging his little boy|dad embracing little boy|dad embracing his little boy|dad cuddling little boy|dad cuddling his little boy|dad holding little boy|dad holding his little boy',
    zh: '爸爸拥抱儿子|爸爸抱着儿子|爸爸抱儿子|抱着儿子的爸爸|拥抱儿子的爸爸|爸爸搂着儿子|父亲拥抱儿子|父亲抱着儿子|父亲抱儿子|抱着儿子的父亲|拥抱儿子的父亲|父亲搂着儿子',
    ja: '息子を抱きしめる父|息子を抱く父|息子をハグする父|息子を抱き締める父|息子を抱きしめる父親|息子を抱く父親|息子をハグする父親|息子を抱き締める父親|息子を抱きしめるお父さん|息子を抱くお父さん|息子をハグするお父さん|息子を抱き締めるお父さん|息子を抱きしめるパパ|息子を抱くパパ|息子をハグするパパ|息子を抱き締めるパパ',
  },
  'father-hugging-daughter': {
    en: 'father hugging daughter|father hugging his daughter|father embracing daughter|father embracing his daughter|father cuddling daughter|father cuddling his daughter|father holding daughter|father holding his daughter|dad hugging daughter|dad hugging his daughter|dad embracing daughter|dad embracing his daughter|dad cuddling daughter|dad cuddling his daughter|dad holding daughter|dad holding his daughter|father hugging girl|father hugging his girl|father embracing girl|father embracing his girl|father cuddling girl|father cuddling his girl|father holding girl|father holding his girl|dad hugging girl|dad hugging his girl|dad embracing girl|dad embracing his girl|dad cuddling girl|dad cuddling his girl|dad holding girl|dad holding his girl|father hugging little girl|father hugging his little girl|father embracing little girl|father embracing his little girl|father cuddling little girl|father cuddling his little girl|father holding little girl|father holding his little girl|dad hugging little girl|dad hugging his little girl|dad embracing little girl|dad embracing his little girl|dad cuddling little girl|dad cuddling his little girl|dad holding little girl|dad holding his little girl|father hugging child|father hugging kid|father hugging a child|father hugging a kid|father hugging his child|father hugging his kid|father embracing child|father embracing kid|father embracing a child|father embracing a kid|father embracing his child|father embracing his kid|father cuddling child|father cuddling kid|father cuddling a child|father cuddling a kid|father cuddling his child|father cuddling his kid|dad hugging child|dad hugging kid|dad hugging a child|dad hugging a kid|dad hugging his child|dad hugging his kid|dad embracing child|dad embracing kid|dad embracing a child|dad embracing a kid|dad embracing his child|dad embracing his kid|dad cuddling child|dad cuddling kid|dad cuddling a child|dad cuddling a kid|dad cuddling his child|dad cuddling his kid',
    zh: '爸爸拥抱女儿|爸爸抱着女儿|爸爸抱女儿|抱着女儿的爸爸|拥抱女儿的爸爸|爸爸搂着女儿|父亲拥抱女儿|父亲抱着女儿|父亲抱女儿|抱着女儿的父亲|拥抱女儿的父亲|父亲搂着女儿|爸爸拥抱孩子|父亲拥抱孩子',
    ja: '娘を抱きしめる父|娘を抱く父|娘をハグする父|娘を抱き締める父|娘を抱きしめる父親|娘を抱く父親|娘をハグする父親|娘を抱き締める父親|娘を抱きしめるお父さん|娘を抱くお父さん|娘をハグするお父さん|娘を抱き締めるお父さん|娘を抱きしめるパパ|娘を抱くパパ|娘をハグするパパ|娘を抱き締めるパパ|子供を抱きしめる父|子供を抱きしめる父親|子供を抱きしめるお父さん|子供を抱きしめるパパ|子どもを抱きしめる父|子どもを抱きしめる父親|子どもを抱きしめるお父さん|子どもを抱きしめるパパ|我が子を抱きしめる父|我が子を抱きしめる父親|我が子を抱きしめるお父さん|我が子を抱きしめるパパ|子を抱きしめる父|子を抱きしめる父親|子を抱きしめるお父さん|子を抱きしめるパパ',
  },
  'mother-hugging-two-children': {
    en: 'mother hugging two kids|mother hugging her two kids|mother embracing two kids|mother embracing her two kids|mother cuddling two kids|mother cuddling her two kids|mother holding two kids|mother holding her two kids|mom hugging two kids|mom hugging her two kids|mom embracing two kids|mom embracing her two kids|mom cuddling two kids|mom cuddling her two kids|mom holding two kids|mom holding her two kids|mum hugging two kids|mum hugging her two kids|mum embracing two kids|mum embracing her two kids|mum cuddling two kids|mum cuddling her two kids|mum holding two kids|mum holding her two kids|mother hugging two children|mother hugging her two children|mother embracing two children|mother embracing her two children|mother cuddling two children|mother cuddling her two children|mother holding two children|mother holding her two children|mom hugging two children|mom hugging her two children|mom embracing two children|mom embracing her two children|mom cuddling two children|mom cuddling her two children|mom holding two children|mom holding her two children|mum hugging two children|mum hugging her two children|mum embracing two children|mum embracing her two children|mum cuddling two children|mum cuddling her two children|mum holding two children|mum holding her two children|mother hugging her kids|mother hugging her children|mother hugging her son and daughter|mother embracing her kids|mother embracing her children|mother embracing her son and daughter|mother cuddling her kids|mother cuddling her children|mother cuddling her son and daughter|mom hugging her kids|mom hugging her children|mom hugging her son and daughter|mom embracing her kids|mom embracing her children|mom embracing her son and daughter|mom cuddling her kids|mom cuddling her children|mom cuddling her son and daughter|mum hugging her kids|mum hugging her children|mum hugging her son and daughter|mum embracing her kids|mum embracing her children|mum embracing her son and daughter|mum cuddling her kids|mum cuddling her children|mum cuddling her son and daughter',
    zh: '妈妈拥抱两个孩子|妈妈抱着两个孩子|妈妈抱两个孩子|抱着两个孩子的妈妈|妈妈搂着两个孩子|母亲拥抱两个孩子|母亲抱着两个孩子|母亲抱两个孩子|抱着两个孩子的母亲|母亲搂着两个孩子',
    ja: '二人の子供を抱きしめる母|二人の子供を抱く母|二人の子供を抱きしめる母親|二人の子供を抱く母親|二人の子供を抱きしめるお母さん|二人の子供を抱くお母さん|二人の子供を抱きしめるママ|二人の子供を抱くママ|二人の子どもを抱きしめる母|二人の子どもを抱く母|二人の子どもを抱きしめる母親|二人の子どもを抱く母親|二人の子どもを抱きしめるお母さん|二人の子どもを抱くお母さん|二人の子どもを抱きしめるママ|二人の子どもを抱くママ|二人の子を抱きしめる母|二人の子を抱く母|二人の子を抱きしめる母親|二人の子を抱く母親|二人の子を抱きしめるお母さん|二人の子を抱くお母さん|二人の子を抱きしめるママ|二人の子を抱くママ|子供二人を抱きしめる母|子供二人を抱く母|子供二人を抱きしめる母親|子供二人を抱く母親|子供二人を抱きしめるお母さん|子供二人を抱くお母さん|子供二人を抱きしめるママ|子供二人を抱くママ|2人の子供を抱きしめる母|2人の子供を抱く母|2人の子供を抱きしめる母親|2人の子供を抱く母親|2人の子供を抱きしめるお母さん|2人の子供を抱くお母さん|2人の子供を抱きしめるママ|2人の子供を抱くママ',
  },
  'mother-hugging-two-daughters': {
    en: 'mother hugging two daughters|mother hugging her two daughters|mother embracing two daughters|mother embracing her two daughters|mother cuddling two daughters|mother cuddling her two daughters|mother holding two daughters|mother holding her two daughters|mom hugging two daughters|mom hugging her two daughters|mom embracing two daughters|mom embracing her two daughters|mom cuddling two daughters|mom cuddling her two daughters|mom holding two daughters|mom holding her two daughters|mum hugging two daughters|mum hugging her two daughters|mum embracing two daughters|mum embracing her two daughters|mum cuddling two daughters|mum cuddling her two daughters|mum holding two daughters|mum holding her two daughters|mother hugging two girls|mother hugging her two girls|mother embracing two girls|mother embracing her two girls|mother cuddling two girls|mother cuddling her two girls|mother holding two girls|mother holding her two girls|mom hugging two girls|mom hugging her two girls|mom embracing two girls|mom embracing her two girls|mom cuddling two girls|mom cuddling her two girls|mom holding two girls|mom holding her two girls|mum hugging two girls|mum hugging her two girls|mum embracing two girls|mum embracing her two girls|mum cuddling two girls|mum cuddling her two girls|mum holding two girls|mum holding her two girls|mother hugging her daughters|mother embracing her daughters|mother cuddling her daughters|mom hugging her daughters|mom embracing her daughters|mom cuddling her daughters|mum hugging her daughters|mum embracing her daughters|mum cuddling her daughters',
    zh: '妈妈拥抱两个女儿|妈妈抱着两个女儿|妈妈抱两个女儿|抱着两个女儿的妈妈|妈妈搂着两个女儿|母亲拥抱两个女儿|母亲抱着两个女儿|母亲抱两个女儿|抱着两个女儿的母亲|母亲搂着两个女儿',
    ja: '二人の娘を抱きしめる母|二人の娘を抱く母|二人の娘を抱きしめる母親|二人の娘を抱く母親|二人の娘を抱きしめるお母さん|二人の娘を抱くお母さん|二人の娘を抱きしめるママ|二人の娘を抱くママ|娘二人を抱きしめる母|娘二人を抱く母|娘二人を抱きしめる母親|娘二人を抱く母親|娘二人を抱きしめるお母さん|娘二人を抱くお母さん|娘二人を抱きしめるママ|娘二人を抱くママ',
  },
  'mother-hugging-two-sons': {
    en: 'mother hugging two sons|mother hugging her two sons|mother embracing two sons|mother embracing her two sons|mother cuddling two sons|mother cuddling her two sons|mother holding two sons|mother holding her two sons|mom hugging two sons|mom hugging her two sons|mom embracing two sons|mom embracing her two sons|mom cuddling two sons|mom cuddling her two sons|mom holding two sons|mom holding her two sons|mum hugging two sons|mum hugging her two sons|mum embracing two sons|mum embracing her two sons|mum cuddling two sons|mum cuddling her two sons|mum holding two sons|mum holding her two sons|mother hugging two boys|mother hugging her two boys|mother embracing two boys|mother embracing her two boys|mother cuddling two boys|mother cuddling her two boys|mother holding two boys|mother holding her two boys|mom hugging two boys|mom hugging her two boys|mom embracing two boys|mom embracing her two boys|mom cuddling two boys|mom cuddling her two boys|mom holding two boys|mom holding her two boys|mum hugging two boys|mum hugging her two boys|mum embracing two boys|mum embracing her two boys|mum cuddling two boys|mum cuddling her two boys|mum holding two boys|mum holding her two boys|mother hugging her sons|mother embracing her sons|mother cuddling her sons|mom hugging her sons|mom embracing her sons|mom cuddling her sons|mum hugging her sons|mum embracing her sons|mum cuddling her sons',
    zh: '妈妈拥抱两个儿子|妈妈抱着两个儿子|妈妈抱两个儿子|抱着两个儿子的妈妈|妈妈搂着两个儿子|母亲拥抱两个儿子|母亲抱着两个儿子|母亲抱两个儿子|抱着两个儿子的母亲|母亲搂着两个儿子',
    ja: '二人の息子を抱きしめる母|二人の息子を抱く母|二人の息子を抱きしめる母親|二人の息子を抱く母親|二人の息子を抱きしめるお母さん|二人の息子を抱くお母さん|二人の息子を抱きしめるママ|二人の息子を抱くママ|息子二人を抱きしめる母|息子二人を抱く母|息子二人を抱きしめる母親|息子二人を抱く母親|息子二人を抱きしめるお母さん|息子二人を抱くお母さん|息子二人を抱きしめるママ|息子二人を抱くママ',
  },
  'father-hugging-two-children': {
    en: 'father hugging two kids|father hugging his two kids|father embracing two kids|father embracing his two kids|father cuddling two kids|father cuddling his two kids|father holding two kids|father holding his two kids|dad hugging two kids|dad hugging his two kids|dad embracing two kids|dad embracing his two kids|dad cuddling two kids|dad cuddling his two kids|dad holding two kids|dad holding his two kids|father hugging two children|father hugging his two children|father embracing two children|father embracing his two children|father cuddling two children|father cuddling his two children|father holding two children|father holding his two children|dad hugging two children|dad hugging his two children|dad embracing two children|dad embracing his two children|dad cuddling two children|dad cuddling his two children|dad holding two children|dad holding his two children|father hugging his kids|father hugging his children|father hugging his son and daughter|father embracing his kids|father embracing his children|father embracing his son and daughter|father cuddling his kids|father cuddling his children|father cuddling his son and daughter|dad hugging his kids|dad hugging his children|dad hugging his son and daughter|dad embracing his kids|dad embracing his children|dad embracing his son and daughter|dad cuddling his kids|dad cuddling his children|dad cuddling his son and daughter',
    zh: '爸爸拥抱两个孩子|爸爸抱着两个孩子|爸爸抱两个孩子|抱着两个孩子的爸爸|爸爸搂着两个孩子|父亲拥抱两个孩子|父亲抱着两个孩子|父亲抱两个孩子|抱着两个孩子的父亲|父亲搂着两个孩子',
    ja: '二人の子供を抱きしめる父|二人の子供を抱く父|二人の子供を抱きしめる父親|二人の子供を抱く父親|二人の子供を抱きしめるお父さん|二人の子供を抱くお父さん|二人の子供を抱きしめるパパ|二人の子供を抱くパパ|二人の子どもを抱きしめる父|二人の子どもを抱く父|二人の子どもを抱きしめる父親|二人の子どもを抱く父親|二人の子どもを抱きしめるお父さん|二人の子どもを抱くお父さん|二人の子どもを抱きしめるパパ|二人の子どもを抱くパパ|二人の子を抱きしめる父|二人の子を抱く父|二人の子を抱きしめる父親|二人の子を抱く父親|二人の子を抱きしめるお父さん|二人の子を抱くお父さん|二人の子を抱きしめるパパ|二人の子を抱くパパ|子供二人を抱きしめる父|子供二人を抱く父|子供二人を抱きしめる父親|子供二人を抱く父親|子供二人を抱きしめるお父さん|子供二人を抱くお父さん|子供二人を抱きしめるパパ|子供二人を抱くパパ|2人の子供を抱きしめる父|2人の子供を抱く父|2人の子供を抱きしめる父親|2人の子供を抱く父親|2人の子供を抱きしめるお父さん|2人の子供を抱くお父さん|2人の子供を抱きしめるパパ|2人の子供を抱くパパ',
  },
  'father-hugging-two-daughters': {
    en: 'father hugging two daughters|father hugging his two daughters|father embracing two daughters|father embracing his two daughters|father cuddling two daughters|father cuddling his two daughters|father holding two daughters|father holding his two daughters|dad hugging two daughters|dad hugging his two daughters|dad embracing two daughters|dad embracing his two daughters|dad cuddling two daughters|dad cuddling his two daughters|dad holding two daughters|dad holding his two daughters|father hugging two girls|father hugging his two girls|father embracing two girls|father embracing his two girls|father cuddling two girls|father cuddling his two girls|father holding two girls|father holding his two girls|dad hugging two girls|dad hugging his two girls|dad embracing two girls|dad embracing his two girls|dad cuddling two girls|dad cuddling his two girls|dad holding two girls|dad holding his two girls|father hugging his daughters|father embracing his daughters|father cuddling his daughters|dad hugging his daughters|dad embracing his daughters|dad cuddling his daughters',
    zh: '爸爸拥抱两个女儿|爸爸抱着两个女儿|爸爸抱两个女儿|抱着两个女儿的爸爸|爸爸搂着两个女儿|父亲拥抱两个女儿|父亲抱着两个女儿|父亲抱两个女儿|抱着两个女儿的父亲|父亲搂着两个女儿',
    ja: '二人の娘を抱きしめる父|二人の娘を抱く父|二人の娘を抱きしめる父親|二人の娘を抱く父親|二人の娘を抱きしめるお父さん|二人の娘を抱くお父さん|二人の娘を抱きしめるパパ|二人の娘を抱くパパ|娘二人を抱きしめる父|娘二人を抱く父|娘二人を抱きしめる父親|娘二人を抱く父親|娘二人を抱きしめるお父さん|娘二人を抱くお父さん|娘二人を抱きしめるパパ|娘二人を抱くパパ',
  },
  'father-hugging-two-sons': {
    en: 'father hugging two sons|father hugging his two sons|father embracing two sons|father embracing his two sons|father cuddling two sons|father cuddling his two sons|father holding two sons|father holding his two sons|dad hugging two sons|dad hugging his two sons|dad embracing two sons|dad embracing his two sons|dad cuddling two sons|dad cuddling his two sons|dad holding two sons|dad holding his two sons|father hugging two boys|father hugging his two boys|father embracing two boys|father embracing his two boys|father cuddling two boys|father cuddling his two boys|father holding two boys|father holding his two boys|dad hugging two boys|dad hugging his two boys|dad embracing two boys|dad embracing his two boys|dad cuddling two boys|dad cuddling his two boys|dad holding two boys|dad holding his two boys|father hugging his sons|father embracing his sons|father cuddling his sons|dad hugging his sons|dad embracing his sons|dad cuddling his sons',
    zh: '爸爸拥抱两个儿子|爸爸抱着两个儿子|爸爸抱两个儿子|抱着两个儿子的爸爸|爸爸搂着两个儿子|父亲拥抱两个儿子|父亲抱着两个儿子|父亲抱两个儿子|抱着两个儿子的父亲|父亲搂着两个儿子',
    ja: '二人の息子を抱きしめる父|二人の息子を抱く父|二人の息子を抱きしめる父親|二人の息子を抱く父親|二人の息子を抱きしめるお父さん|二人の息子を抱くお父さん|二人の息子を抱きしめるパパ|二人の息子を抱くパパ|息子二人を抱きしめる父|息子二人を抱く父|息子二人を抱きしめる父親|息子二人を抱く父親|息子二人を抱きしめるお父さん|息子二人を抱くお父さん|息子二人を抱きしめるパパ|息子二人を抱くパパ',
  },
  'stick-family': {
    en: 'stick figure family|stick family|stick figures family|stick people family|stick man family|family of stick figures|family of stick people|family stick figures|family as stick figures|stick figure family of four|stick figure drawing of a family|kids drawing of a family|kids drawing of our family|kids drawing of my family|childs drawing of a family|childs drawing of our family|childs drawing of my family|childs drawing of the family|childs drawing of a family of four|childrens drawing of a family|child drawing of a family|family drawn by my son|family drawn by my daughter|family drawn like a child|family in a childs drawing',
    zh: '火柴人一家|火柴人家庭|火柴人家人|火柴人一家四口|火柴人全家福|孩子画的一家人|孩子画的全家福|孩子画的一家四口|孩子画的我们一家|小孩画的一家人|小孩画的全家福|儿童画的一家人|儿童画一家人|儿童画全家福|简笔画一家人|简笔画全家福|简笔画一家四口|女儿画的全家福|儿子画的全家福|女儿画的一家人|儿子画的一家人',
    ja: '棒人間の家族|棒人間家族|棒人間の四人家族|子供が描いた家族|子どもが描いた家族|子供が描いた家族の絵|子どもが描いた家族の絵|子供が描いた家族の落書き|子どもの描いた家族の絵|子供が書いた家族の絵|娘が描いた家族の絵|息子が描いた家族の絵|娘が描いた家族|息子が描いた家族',
  },
  'stick-family-of-three': {
    en: 'stick figure family of three|stick family of three|stick figure parents and child|childs drawing of a family of three|kids drawing of a family of three',
    zh: '火柴人一家三口|孩子画的一家三口|儿童画一家三口|简笔画一家三口',
    ja: '棒人間の三人家族|子供が描いた三人家族|棒人間の家族三人',
  },
  'stick-family-of-five': {
    en: 'stick figure family of five|stick family of five|childs drawing of a family of five|kids drawing of a family of five',
    zh: '火柴人一家五口|孩子画的一家五口|儿童画一家五口|简笔画一家五口',
    ja: '棒人間の五人家族|子供が描いた五人家族|棒人間の家族五人',
  },
  'stick-figure': {
    en: 'stick figure|stick man|stickman|stick person|stick people|stick figure man|stick figures',
    zh: '火柴人|火柴棍小人|火柴小人',
    ja: '棒人間|棒人形',
  },
  'daughter-learning-to-ride': {
    en: 'father teaching daughter to ride a bike|father teaching daughter to ride a bicycle|father teaching daughter how to ride a bike|father teaching daughter to ride bike|father teaching daughter how to ride a bicycle|father teaching daughter to cycle|father teaching his daughter to ride a bike|father teaching his daughter to ride a bicycle|father teaching his daughter how to ride a bike|father teaching his daughter to ride bike|father teaching his daughter how to ride a bicycle|father teaching his daughter to cycle|father helping daughter to ride a bike|father helping daughter to ride a bicycle|father helping daughter to ride bike|father helping daughter to cycle|father helping his daughter to ride a bike|father helping his daughter to ride a bicycle|father helping his daughter to ride bike|father helping his daughter to cycle|dad teaching daughter to ride a bike|dad teaching daughter to ride a bicycle|dad teaching daughter how to ride a bike|dad teaching daughter to ride bike|dad teaching daughter how to ride a bicycle|dad teaching daughter to cycle|dad teaching his daughter to ride a bike|dad teaching his daughter to ride a bicycle|dad teaching his daughter how to ride a bike|dad teaching his daughter to ride bike|dad teaching his daughter how to ride a bicycle|dad teaching his daughter to cycle|dad helping daughter to ride a bike|dad helping daughter to ride a bicycle|dad helping daughter to ride bike|dad helping daughter to cycle|dad helping his daughter to ride a bike|dad helping his daughter to ride a bicycle|dad helping his daughter to ride bike|dad helping his daughter to cycle|father teaching girl to ride a bike|father teaching girl to ride a bicycle|father teaching girl how to ride a bike|father teaching girl to ride bike|father teaching girl how to ride a bicycle|father teaching girl to cycle|father teaching his girl to ride a bike|father teaching his girl to ride a bicycle|father teaching his girl how to ride a bike|father teaching his girl to ride bike|father teaching his girl how to ride a bicycle|father teaching his girl to cycle|father helping girl to ride a bike|father helping girl to ride a bicycle|father helping girl to ride bike|father helping girl to cycle|father helping his girl to ride a bike|father helping his girl to ride a bicycle|father helping his girl to ride bike|father helping his girl to cycle|dad teaching girl to ride a bike|dad teaching girl to ride a bicycle|dad teaching girl how to ride a bike|dad teaching girl to ride bike|dad teaching girl how to ride a bicycle|dad teaching girl to cycle|dad teaching his girl to ride a bike|dad teaching his girl to ride a bicycle|dad teaching his girl how to ride a bike|dad teaching his girl to ride bike|dad teaching his girl how to ride a bicycle|dad teaching his girl to cycle|dad helping girl to ride a bike|dad helping girl to ride a bicycle|dad helping girl to ride bike|dad helping girl to cycle|dad helping his girl to ride a bike|dad helping his girl to ride a bicycle|dad helping his girl to ride bike|dad helping his girl to cycle|father teaching little girl to ride a bike|father teaching little girl to ride a bicycle|father teaching little girl how to ride a bike|father teaching little girl to ride bike|father teaching little girl how to ride a bicycle|father teaching little girl to cycle|father teaching his little girl to ride a bike|father teaching his little girl to ride a bicycle|father teaching his little girl how to ride a bike|father teaching his little girl to ride bike|father teaching his little girl how to ride a bicycle|father teaching his little girl to cycle|father helping little girl to ride a bike|father helping little girl to ride a bicycle|father helping little girl to ride bike|father helping little girl to cycle|father helping his little girl to ride a bike|father helping his little girl to ride a bicycle|father helping his little girl to ride bike|father helping his little girl to cycle|dad teaching little girl to ride a bike|dad teaching little girl to ride a bicycle|dad teaching little girl how to ride a bike|dad teaching little girl to ride bike|dad teaching little girl how to ride a bicycle|dad teaching little girl to cycle|dad teaching his little girl to ride a bike|dad teaching his little girl to ride a bicycle|dad teaching his little girl how to ride a bike|dad teaching his little girl to ride bike|dad teaching his little girl how to ride a bicycle|dad teaching his little girl to cycle|dad helping little girl to ride a bike|dad helping little girl to ride a bicycle|dad helping little girl to ride bike|dad helping little girl to cycle|dad helping his little girl to ride a bike|dad helping his little girl to ride a bicycle|dad helping his little girl to ride bike|dad helping his little girl to cycle',
    zh: '爸爸教女儿骑自行车|爸爸教女儿骑车|爸爸教女儿骑单车|爸爸教女儿学骑自行车|爸爸教女儿学自行车|父亲教女儿骑自行车|父亲教女儿骑车|父亲教女儿骑单车|父亲教女儿学骑自行车|父亲教女儿学自行车',
    ja: '娘に自転車を教える父|娘に自転車の乗り方を教える父|娘に自転車を教える父親|娘に自転車の乗り方を教える父親|娘に自転車を教えるお父さん|娘に自転車の乗り方を教えるお父さん|娘に自転車を教えるパパ|娘に自転車の乗り方を教えるパパ|自転車の練習をする父と娘',
    parts: 'bicycle',
  },
  'son-learning-to-ride': {
    en: 'father teaching son to ride a bike|father teaching son to ride a bicycle|father teaching son how to ride a bike|father teaching son to ride bike|father teaching son how to ride a bicycle|father teaching son to cycle|father teaching his son to ride a bike|father teaching his son to ride a bicycle|father teaching his son how to ride a bike|father teaching his son to ride bike|father teaching his son how to ride a bicycle|father teaching his son to cycle|father helping son to ride a bike|father helping son to ride a bicycle|father helping son to ride bike|father helping son to cycle|father helping his son to ride a bike|father helping his son to ride a bicycle|father helping his son to ride bike|father helping his son to cycle|dad teaching son to ride a bike|dad teaching son to ride a bicycle|dad teaching son how to ride a bike|dad teaching son to ride bike|dad teaching son how to ride a bicycle|dad teaching son to cycle|dad teaching his son to ride a bike|dad teaching his son to ride a bicycle|dad teaching his son how to ride a bike|dad teaching his son to ride bike|dad teaching his son how to ride a bicycle|dad teaching his son to cycle|dad helping son to ride a bike|dad helping son to ride a bicycle|dad helping son to ride bike|dad helping son to cycle|dad helping his son to ride a bike|dad helping his son to ride a bicycle|dad helping his son to ride bike|dad helping his son to cycle|father teaching boy to ride a bike|father teaching boy to ride a bicycle|father teaching boy how to ride a bike|father teaching boy to ride bike|father teaching boy how to ride a bicycle|father teaching boy to cycle|father teaching his boy to ride a bike|father teaching his boy to ride a bicycle|father teaching his boy how to ride a bike|father teaching his boy to ride bike|father teaching his boy how to ride a bicycle|father teaching his boy to cycle|father helping boy to ride a bike|father helping boy to ride a bicycle|father helping boy to ride bike|father helping boy to cycle|father helping his boy to ride a bike|father helping his boy to ride a bicycle|father helping his boy to ride bike|father helping his boy to cycle|dad teaching boy to ride a bike|dad teaching boy to ride a bicycle|dad teaching boy how to ride a bike|dad teaching boy to ride bike|dad teaching boy how to ride a bicycle|dad teaching boy to cycle|dad teaching his boy to ride a bike|dad teaching his boy to ride a bicycle|dad teaching his boy how to ride a bike|dad teaching his boy to ride bike|dad teaching his boy how to ride a bicycle|dad teaching his boy to cycle|dad helping boy to ride a bike|dad helping boy to ride a bicycle|dad helping boy to ride bike|dad helping boy to cycle|dad helping his boy to ride a bike|dad helping his boy to ride a bicycle|dad helping his boy to ride bike|dad helping his boy to cycle|father teaching kid to ride a bike|father teaching kid to ride a bicycle|father teaching kid how to ride a bike|father teaching kid to ride bike|father teaching kid how to ride a bicycle|father teaching kid to cycle|father teaching his kid to ride a bike|father teaching his kid to ride a bicycle|father teaching his kid how to ride a bike|father teaching his kid to ride bike|father teaching his kid how to ride a bicycle|father teaching his kid to cycle|father helping kid to ride a bike|father helping kid to ride a bicycle|father helping kid to ride bike|father helping kid to cycle|father helping his kid to ride a bike|father helping his kid to ride a bicycle|father helping his kid to ride bike|father helping his kid to cycle|dad teaching kid to ride a bike|dad teaching kid to ride a bicycle|dad teaching kid how to ride a bike|dad teaching kid to ride bike|dad teaching kid how to ride a bicycle|dad teaching kid to cycle|dad teaching his kid to ride a bike|dad teaching his kid to ride a bicycle|dad teaching his kid how to ride a bike|dad teaching his kid to ride bike|dad teaching his kid how to ride a bicycle|dad teaching his kid to cycle|dad helping kid to ride a bike|dad helping kid to ride a bicycle|dad helping kid to ride bike|dad helping kid to cycle|dad helping his kid to ride a bike|dad helping his kid to ride a bicycle|dad helping his kid to ride bike|dad helping his kid to cycle|father teaching child to ride a bike|father teaching child to ride a bicycle|father teaching child how to ride a bike|father teaching child to ride bike|father teaching child how to ride a bicycle|father teaching child to cycle|father teaching his child to ride a bike|father teaching his child to ride a bicycle|father teaching his child how to ride a bike|father teaching his child to ride bike|father teaching his child how to ride a bicycle|father teaching his child to cycle|father helping child to ride a bike|father helping child to ride a bicycle|father helping child to ride bike|father helping child to cycle|father helping his child to ride a bike|father helping his child to ride a bicycle|father helping his child to ride bike|father helping his child to cycle|dad teaching child to ride a bike|dad teaching child to ride a bicycle|dad teaching child how to ride a bike|dad teaching child to ride bike|dad teaching child how to ride a bicycle|dad teaching child to cycle|dad teaching his child to ride a bike|dad teaching his child to ride a bicycle|dad teaching his child how to ride a bike|dad teaching his child to ride bike|dad teaching his child how to ride a bicycle|dad teaching his child to cycle|dad helping child to ride a bike|dad helping child to ride a bicycle|dad helping child to ride bike|dad helping child to cycle|dad helping his child to ride a bike|dad helping his child to ride a bicycle|dad helping his child to ride bike|dad helping his child to cycle',
    zh: '爸爸教儿子骑自行车|爸爸教儿子骑车|爸爸教儿子骑单车|爸爸教儿子学骑自行车|爸爸教儿子学自行车|父亲教儿子骑自行车|父亲教儿子骑车|父亲教儿子骑单车|父亲教儿子学骑自行车|父亲教儿子学自行车|爸爸教孩子骑自行车|爸爸教孩子骑车|爸爸教孩子骑单车|爸爸教孩子学骑自行车|爸爸教孩子学自行车|父亲教孩子骑自行车|父亲教孩子骑车|父亲教孩子骑单车|父亲教孩子学骑自行车|父亲教孩子学自行车',
    ja: '息子に自転車を教える父|息子に自転車の乗り方を教える父|息子に自転車を教える父親|息子に自転車の乗り方を教える父親|息子に自転車を教えるお父さん|息子に自転車の乗り方を教えるお父さん|息子に自転車を教えるパパ|息子に自転車の乗り方を教えるパパ|子供に自転車を教える父|子供に自転車の乗り方を教える父|子供に自転車を教える父親|子供に自転車の乗り方を教える父親|子供に自転車を教えるお父さん|子供に自転車の乗り方を教えるお父さん|子供に自転車を教えるパパ|子供に自転車の乗り方を教えるパパ|子どもに自転車を教える父|子どもに自転車の乗り方を教える父|子どもに自転車を教える父親|子どもに自転車の乗り方を教える父親|子どもに自転車を教えるお父さん|子どもに自転車の乗り方を教えるお父さん|子どもに自転車を教えるパパ|子どもに自転車の乗り方を教えるパパ|自転車の練習をする父と息子|自転車の練習をする父と子供|自転車の練習をする父と子ども|自転車の練習をする親子|自転車の練習をする父と子',
    parts: 'bicycle',
  },
  'couple-on-bench': {
    en: 'couple on a bench|couple on bench|couple sitting on a bench|couple sitting on bench|couple sitting on a park bench|couple on a park bench|lovers on a bench|lovers sitting on a bench|two lovers on a bench|two people on a bench|two people sitting on a bench|man and woman on a bench|man and woman sitting on a bench|couple sitting together on a bench|husband and wife on a bench|husband and wife sitting on a bench',
    zh: '坐在长椅上的情侣|长椅上的情侣|情侣坐在长椅上|长椅上的恋人|坐在长椅上的恋人|坐在长椅上的夫妻|长椅上的两个人',
    ja: 'ベンチに座るカップル|ベンチのカップル|ベンチに座る恋人|ベンチに座る二人|ベンチに座る夫婦|ベンチの恋人たち',
    parts: 'park-bench',
  },
  'boy-on-swing': {
    en: 'boy on a swing|boy on swing|boy on the swing|little boy on a swing|little boy on swing|boy sitting on a swing|boy on a tree swing|son on a swing',
    zh: '荡秋千的男孩|荡秋千的小男孩|男孩荡秋千|小男孩荡秋千|坐在秋千上的男孩|秋千上的男孩|秋千上的小男孩',
    ja: 'ブランコに乗る少年|ブランコに乗る男の子|ブランコの少年|ブランコの男の子|ブランコをこぐ少年|ブランコをこぐ男の子',
    parts: 'swing',
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
