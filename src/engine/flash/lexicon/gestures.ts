import { concepts, icon } from './concept.ts';

/** Hands and what they say. */
export const gestures = concepts('figure', {
  'praying-hands': {
    en: 'praying hands|folded hands|prayer hands|prayer|praying|praying hand|hands in prayer|hands praying|hands clasped in prayer',
    zh: '祈祷之手|祈祷的手|合十|祈祷|祈祷手|双手合十|祈祷双手',
    ja: '祈る手|合掌|祈り|祈りの手|合わせた手|手を合わせる',
  },
  hand: {
    en: 'hand|palm of a hand|human hand|severed hand|hand print|handprint|palm reading|palmistry hand|hand palm',
    zh: '手掌|手|手印|双手|手相|手心|掌心',
    ja: '手|手形|手相|手のひら',
    art: icon('bone', 'hand', 'palm'),
  },
  fist: {
    en: 'fist|raised fist|clenched fist|punch|power fist|revolution fist',
    zh: '拳头|拳頭|握拳|铁拳',
    ja: '拳|こぶし|握り拳|げんこつ',
    art: icon('bone', 'fist'),
  },
  handshake: {
    en: 'handshake|shaking hands|holding hands|clasped hands|hand in hand|hands holding one another|hands holding each other',
    zh: '握手|牵手|手牵手',
    ja: '握手|手をつなぐ|つないだ手',
  },
  'heart-hands': {
    en: 'heart hands|hands making a heart|hands making a heart shape|hands forming a heart shape|hands forming a heart|hand heart|hands in a heart shape|hands in the shape of a heart',
    zh: '双手比心|比心|比心手势|比心的手',
    ja: 'ハートの手|手でハート',
    art: icon('gold', 'noto:heart-hands'),
  },
  'middle-finger': {
    en: 'middle finger|fuck you|flipping off|the finger',
    zh: '中指|竖中指',
    ja: '中指',
  },
  'peace-hand': {
    en: 'peace hand|peace sign hand|victory hand|v sign|two fingers|peace fingers|hand peace sign|scissors hand',
    zh: '剪刀手|胜利手势',
    ja: 'ピースサイン|ピース|ピースする手|ピースの手',
  },
  'rock-hand': {
    en: 'rock hand|rock on|devil horns|horns hand|rock n roll hand|rock and roll hand|metal horns|sign of the horns|rock on hand|hand horns',
    zh: '摇滚手势|金属礼',
    ja: 'メロイックサイン|ロックの手',
  },
  'ok-hand': {
    en: 'ok hand|ok sign',
    zh: '好的手势',
    ja: 'オーケーサイン',
    art: icon('gold', 'noto:ok-hand'),
  },
  shaka: {
    en: 'shaka|hang loose|call me hand|shaka sign',
    zh: '冲浪手势|沙卡',
    ja: 'シャカサイン|シャカ|アロハサイン',
  },
  'crossed-fingers': {
    en: 'crossed fingers|fingers crossed',
    zh: '祈求好运手势',
    ja: 'クロスフィンガー|指をクロス',
  },
  'pinched-fingers': {
    en: 'pinched fingers|italian hand|italian gesture',
    zh: '意大利手势',
    ja: 'イタリアの手|つまんだ指',
    art: icon('gold', 'noto:pinched-fingers'),
  },
  'thumbs-up': {
    en: 'thumbs up|thumb up|like sign',
    zh: '竖大拇指|点赞|大拇指',
    ja: '親指を立てた手|親指を立てる|いいね|サムズアップ',
    art: icon('bone', 'thumb-up'),
  },
  'open-hand': {
    en: 'open hand|open palm|offering hand|begging hand',
    zh: '张开的手|摊开的手',
    ja: '開いた手|差し出す手',
    art: icon('bone', 'open-palm'),
  },
  'baby-grip': {
    en: 'baby holding a finger|baby holding finger|baby holding my finger|baby holding dads finger|baby holding daddys finger|baby holding fathers finger|baby holding moms finger|baby holding mommys finger|baby holding mothers finger|baby holding a grown ups finger|baby holding an adult finger|baby holding an adults finger|baby holding a parents finger|baby holding parents finger|baby holding his fathers finger|baby holding her fathers finger|baby holding his mothers finger|baby holding her mothers finger|baby gripping a finger|baby gripping finger|baby gripping my finger|baby gripping dads finger|baby gripping daddys finger|baby gripping fathers finger|baby gripping moms finger|baby gripping mommys finger|baby gripping mothers finger|baby gripping a grown ups finger|baby gripping an adult finger|baby gripping an adults finger|baby gripping a parents finger|baby gripping parents finger|baby gripping his fathers finger|baby gripping her fathers finger|baby gripping his mothers finger|baby gripping her mothers finger|baby grasping a finger|baby grasping finger|baby grasping dads finger|baby grasping moms finger|baby grabbing a finger|baby grabbing finger|baby grabbing dads finger|baby grabbing moms finger|baby squeezing a finger|baby squeezing finger|baby squeezing dads finger|baby squeezing moms finger|newborn holding a finger|newborn holding finger|newborn holding my finger|newborn holding dads finger|newborn holding daddys finger|newborn holding fathers finger|newborn holding moms finger|newborn holding mommys finger|newborn holding mothers finger|newborn holding a grown ups finger|newborn holding an adult finger|newborn holding an adults finger|newborn holding a parents finger|newborn holding parents finger|newborn holding his fathers finger|newborn holding her fathers finger|newborn holding his mothers finger|newborn holding her mothers finger|newborn gripping a finger|newborn gripping finger|newborn gripping my finger|newborn gripping dads finger|newborn gripping daddys finger|newborn gripping fathers finger|newborn gripping moms finger|newborn gripping mommys finger|newborn gripping mothers finger|newborn gripping a grown ups finger|newborn gripping an adult finger|newborn gripping an adults finger|newborn gripping a parents finger|newborn gripping parents finger|newborn gripping his fathers finger|newborn gripping her fathers finger|newborn gripping his mothers finger|newborn gripping her mothers finger|newborn grasping a finger|newborn grasping finger|newborn grasping dads finger|newborn grasping moms finger|newborn grabbing a finger|newborn grabbing finger|newborn grabbing dads finger|newborn grabbing moms finger|newborn squeezing a finger|newborn squeezing finger|newborn squeezing dads finger|newborn squeezing moms finger|babys hand holding a finger|babys hand holding finger|babys hand holding my finger|babys hand holding dads finger|babys hand holding daddys finger|babys hand holding fathers finger|babys hand holding moms finger|babys hand holding mommys finger|babys hand holding mothers finger|babys hand holding a grown ups finger|babys hand holding an adult finger|babys hand holding an adults finger|babys hand holding a parents finger|babys hand holding parents finger|babys hand holding his fathers finger|babys hand holding her fathers finger|babys hand holding his mothers finger|babys hand holding her mothers finger|babys hand gripping a finger|babys hand gripping finger|babys hand gripping my finger|babys hand gripping dads finger|babys hand gripping daddys finger|babys hand gripping fathers finger|babys hand gripping moms finger|babys hand gripping mommys finger|babys hand gripping mothers finger|babys hand gripping a grown ups finger|babys hand gripping an adult finger|babys hand gripping an adults finger|babys hand gripping a parents finger|babys hand gripping parents finger|babys hand gripping his fathers finger|babys hand gripping her fathers finger|babys hand gripping his mothers finger|babys hand gripping her mothers finger|babys hand grasping a finger|babys hand grasping finger|babys hand grasping dads finger|babys hand grasping moms finger|babys hand grabbing a finger|babys hand grabbing finger|babys hand grabbing dads finger|babys hand grabbing moms finger|babys hand squeezing a finger|babys hand squeezing finger|babys hand squeezing dads finger|babys hand squeezing moms finger|baby hand holding a finger|baby hand holding finger|baby hand holding my finger|baby hand holding dads finger|baby hand holding daddys finger|baby hand holding fathers finger|baby hand holding moms finger|baby hand holding mommys finger|baby hand holding mothers finger|baby hand holding a grown ups finger|baby hand holding an adult finger|baby hand holding an adults finger|baby hand holding a parents finger|baby hand holding parents finger|baby hand holding his fathers finger|baby hand holding her fathers finger|baby hand holding his mothers finger|baby hand holding her mothers finger|baby hand gripping a finger|baby hand gripping finger|baby hand gripping my finger|baby hand gripping dads finger|baby hand gripping daddys finger|baby hand gripping fathers finger|baby hand gripping moms finger|baby hand gripping mommys finger|baby hand gripping mothers finger|baby hand gripping a grown ups finger|baby hand gripping an adult finger|baby hand gripping an adults finger|baby hand gripping a parents finger|baby hand gripping parents finger|baby hand gripping his fathers finger|baby hand gripping her fathers finger|baby hand gripping his mothers finger|baby hand gripping her mothers finger|baby hand grasping a finger|baby hand grasping finger|baby hand grasping dads finger|baby hand grasping moms finger|baby hand grabbing a finger|baby hand grabbing finger|baby hand grabbing dads finger|baby hand grabbing moms finger|baby hand squeezing a finger|baby hand squeezing finger|baby hand squeezing dads finger|baby hand squeezing moms finger|infant holding a finger|infant holding finger|infant holding my finger|infant holding dads finger|infant holding daddys finger|infant holding fathers finger|infant holding moms finger|infant holding mommys finger|infant holding mothers finger|infant holding a grown ups finger|infant holding an adult finger|infant holding an adults finger|infant holding a parents finger|infant holding parents finger|infant holding his fathers finger|infant holding her fathers finger|infant holding his mothers finger|infant holding her mothers finger|infant gripping a finger|infant gripping finger|infant gripping my finger|infant gripping dads finger|infant gripping daddys finger|infant gripping fathers finger|infant gripping moms finger|infant gripping mommys finger|infant gripping mothers finger|infant gripping a grown ups finger|infant gripping an adult finger|infant gripping an adults finger|infant gripping a parents finger|infant gripping parents finger|infant gripping his fathers finger|infant gripping her fathers finger|infant gripping his mothers finger|infant gripping her mothers finger|infant grasping a finger|infant grasping finger|infant grasping dads finger|infant grasping moms finger|infant grabbing a finger|infant grabbing finger|infant grabbing dads finger|infant grabbing moms finger|infant squeezing a finger|infant squeezing finger|infant squeezing dads finger|infant squeezing moms finger|tiny hand holding a finger|tiny hand holding my finger|little hand holding a finger|small hand holding a finger|baby hand around a finger|baby hand wrapped around a finger|baby hand wrapped around finger|baby fingers around a finger|adult finger and baby hand|baby hand and adult finger',
    zh: '宝宝握着手指|婴儿握着手指|宝宝抓着手指|婴儿抓着手指|宝宝握住手指|宝宝抓住手指|小手握着手指|小手抓着手指|宝宝的小手握着手指|婴儿的小手握着手指|宝宝握着爸爸的手指|宝宝握着妈妈的手指|婴儿抓着大人的手指',
    ja: '指を握る赤ちゃん|指を握る赤ちゃんの手|指をつかむ赤ちゃん|指をつかむ赤ちゃんの手|指をにぎる赤ちゃん|指をにぎる赤ちゃんの手|パパの指を握る赤ちゃん|パパの指を握る赤ちゃんの手|パパの指をつかむ赤ちゃん|パパの指をつかむ赤ちゃんの手|パパの指をにぎる赤ちゃん|パパの指をにぎる赤ちゃんの手|ママの指を握る赤ちゃん|ママの指を握る赤ちゃんの手|ママの指をつかむ赤ちゃん|ママの指をつかむ赤ちゃんの手|ママの指をにぎる赤ちゃん|ママの指をにぎる赤ちゃんの手|親の指を握る赤ちゃん|親の指を握る赤ちゃんの手|親の指をつかむ赤ちゃん|親の指をつかむ赤ちゃんの手|親の指をにぎる赤ちゃん|親の指をにぎる赤ちゃんの手|大人の指を握る赤ちゃん|大人の指を握る赤ちゃんの手|大人の指をつかむ赤ちゃん|大人の指をつかむ赤ちゃんの手|大人の指をにぎる赤ちゃん|大人の指をにぎる赤ちゃんの手',
  },
  'reaching-hands': {
    en: 'creation of adam|creation of adam hands|hands from creation of adam|hands of the creation of adam|creation of adam fingers|michelangelo hands|hands reaching for each other|two hands reaching for each other|hands reaching out to each other|hands reaching out for each other|hands reaching to each other|hands reaching towards each other|hands reaching each other|hands almost touching|two hands almost touching|fingers almost touching|fingertips almost touching|hands of god and adam|hand of god and adam|god and adam hands|hand of god reaching for adam|reaching hands|two reaching hands',
    zh: '创造亚当|上帝创造亚当|创造亚当的手|创世纪的手|亚当之手|伸向彼此的手|伸向彼此的双手|伸向对方的手|两只手伸向彼此|两只伸向彼此的手|互相伸出的手|即将触碰的手|指尖相触|指尖触碰',
    ja: 'アダムの創造|アダムの創造の手|ミケランジェロの手|互いに伸ばす手|互いに手を伸ばす|伸ばし合う手|手を伸ばし合う|触れ合う指先|指先が触れ合う|触れそうな指先|触れそうな手|触れ合いそうな手',
  },
  'pinky-promise': {
    en: 'pinky promise|pinkie promise|pinky promise hands|pinky swear|pinkie swear|hands making a pinky promise|hands doing a pinky promise|two hands making a pinky promise|two hands doing a pinky promise|hands in a pinky promise|pinkies linked|linked pinkies|interlocked pinkies|interlocking pinkies|intertwined pinkies|pinkies intertwined|pinkies interlocked|locked pinkies|hooked pinkies|pinkies hooked|hands holding pinkies|holding pinkies',
    zh: '打勾勾|打钩钩|拉勾|拉钩|拉勾勾|拉钩钩|拉勾上吊|拉钩上吊|勾小指|小指拉勾|小指拉钩|勾小拇指|小拇指拉勾|小拇指拉钩|勾在一起的小指|勾在一起的小拇指|勾着的小指|小指相勾|勾住的小指|拉勾的手|拉钩的手|打勾勾的手',
    ja: '指切り|指切りげんまん|ゆびきり|ゆびきりげんまん|指きり|指きりげんまん|指切りの手|指切りする手|指切りをする手|約束の指切り|小指の約束|小指を絡めた手|小指を絡める手|小指を絡める|小指をつなぐ手|絡めた小指|小指と小指',
  },
  'fist-bump': {
    en: 'fist bump|fistbump|fist bumping|fist bumps|fists bumping|two fists bumping|two fists bumping each other|bumping fists|hands bumping fists|hands doing a fist bump|two hands fist bumping|fist to fist|fists touching|two fists touching|two fists meeting|brofist|knuckle bump|bro fist|father and son fist bump|dad and son fist bump|father son fist bump|brothers fist bump|friends fist bump',
    zh: '碰拳|碰拳头|拳头碰拳头|击拳|对拳|碰拳的手|两拳相碰|拳头相碰|两个拳头相碰|两个拳头碰在一起|父子碰拳',
    ja: 'グータッチ|グータッチする手|グータッチの手|フィストバンプ|拳を合わせる|拳を合わせる手|拳を合わせた手|拳を突き合わせる|拳を突き合わせた手|拳と拳',
  },
  'child-hand-in-hand': {
    en: 'child hand in adult hand|hand holding a childs hand|hand holding a child hand|hand holding a babys hand|hand holding a baby hand|hand holding a kids hand|hand holding a little hand|hand holding a small hand|hand holding a tiny hand|hand holding a newborns hand|hand holding childs hand|hand holding child hand|hand holding babys hand|hand holding baby hand|hand holding kids hand|hand holding little hand|hand holding small hand|hand holding tiny hand|hand holding newborns hand|adult hand holding a childs hand|adult hand holding a babys hand|adult hand holding a kids hand|adult hand holding a little hand|adult hand holding a small hand|adult hand holding a tiny hand|adult hand holding a newborns hand|adult hand holding childs hand|adult hand holding child hand|adult hand holding babys hand|adult hand holding baby hand|adult hand holding kids hand|adult hand holding little hand|adult hand holding small hand|adult hand holding tiny hand|adult hand holding newborns hand|mothers hand holding a childs hand|mothers hand holding a babys hand|mothers hand holding a kids hand|mothers hand holding a little hand|mothers hand holding a small hand|mothers hand holding a tiny hand|mothers hand holding a newborns hand|mothers hand holding childs hand|mothers hand holding child hand|mothers hand holding babys hand|mothers hand holding baby hand|mothers hand holding kids hand|mothers hand holding little hand|mothers hand holding small hand|mothers hand holding tiny hand|mothers hand holding newborns hand|moms hand holding a childs hand|moms hand holding a babys hand|moms hand holding a kids hand|moms hand holding a little hand|moms hand holding a small hand|moms hand holding a tiny hand|moms hand holding a newborns hand|moms hand holding childs hand|moms hand holding child hand|moms hand holding babys hand|moms hand holding baby hand|moms hand holding kids hand|moms hand holding little hand|moms hand holding small hand|moms hand holding tiny hand|moms hand holding newborns hand|fathers hand holding a childs hand|fathers hand holding a babys hand|fathers hand holding a kids hand|fathers hand holding a little hand|fathers hand holding a small hand|fathers hand holding a tiny hand|fathers hand holding a newborns hand|fathers hand holding childs hand|fathers hand holding child hand|fathers hand holding babys hand|fathers hand holding baby hand|fathers hand holding kids hand|fathers hand holding little hand|fathers hand holding small hand|fathers hand holding tiny hand|fathers hand holding newborns hand|dads hand holding a childs hand|dads hand holding a babys hand|dads hand holding a kids hand|dads hand holding a little hand|dads hand holding a small hand|dads hand holding a tiny hand|dads hand holding a newborns hand|dads hand holding childs hand|dads hand holding child hand|dads hand holding babys hand|dads hand holding baby hand|dads hand holding kids hand|dads hand holding little hand|dads hand holding small hand|dads hand holding tiny hand|dads hand holding newborns hand|parents hand holding a childs hand|parents hand holding a babys hand|parents hand holding a kids hand|parents hand holding a little hand|parents hand holding a small hand|parents hand holding a tiny hand|parents hand holding a newborns hand|parents hand holding childs hand|parents hand holding child hand|parents hand holding babys hand|parents hand holding baby hand|parents hand holding kids hand|parents hand holding little hand|parents hand holding small hand|parents hand holding tiny hand|parents hand holding newborns hand|childs hand in a parents hand|childs hand in parents hand|childs hand in a adults hand|childs hand in adults hand|childs hand in a mothers hand|childs hand in mothers hand|childs hand in a fathers hand|childs hand in fathers hand|childs hand in a moms hand|childs hand in moms hand|childs hand in a dads hand|childs hand in dads hand|childs hand in a grown ups hand|childs hand in grown ups hand|babys hand in a parents hand|babys hand in parents hand|babys hand in a adults hand|babys hand in adults hand|babys hand in a mothers hand|babys hand in mothers hand|babys hand in a fathers hand|babys hand in fathers hand|babys hand in a moms hand|babys hand in moms hand|babys hand in a dads hand|babys hand in dads hand|babys hand in a grown ups hand|babys hand in grown ups hand|kids hand in a parents hand|kids hand in parents hand|kids hand in a adults hand|kids hand in adults hand|kids hand in a mothers hand|kids hand in mothers hand|kids hand in a fathers hand|kids hand in fathers hand|kids hand in a moms hand|kids hand in moms hand|kids hand in a dads hand|kids hand in dads hand|kids hand in a grown ups hand|kids hand in grown ups hand|newborns hand in a parents hand|newborns hand in parents hand|newborns hand in a adults hand|newborns hand in adults hand|newborns hand in a mothers hand|newborns hand in mothers hand|newborns hand in a fathers hand|newborns hand in fathers hand|newborns hand in a moms hand|newborns hand in moms hand|newborns hand in a dads hand|newborns hand in dads hand|newborns hand in a grown ups hand|newborns hand in grown ups hand|adult hand and baby hand|adult hand and child hand|adult hand and childs hand|adults hand and babys hand|adults hand and childs hand|adult and baby hands|adult and baby hand|adult and child hands|adult and child hand|baby hand in adult hand|baby hand in an adult hand|childs hand in an adult hand|small hand in a big hand|small hand in big hand|little hand in a big hand|little hand in big hand|tiny hand in a big hand|tiny hand in big hand|big hand holding a small hand|big hand holding a little hand|big hand holding a tiny hand|big hand holding small hand|big hand holding little hand|big hand and small hand|big hand and little hand|mothers hand and babys hand|mother and baby hands|mother and child hands|mom and baby hands|father and child hands|father and baby hands|dad and baby hands|father and son hands|father and daughter hands|dad and son hands|dad and daughter hands|mother and son hands|mother and daughter hands|mom and son hands|mom and daughter hands|parent and child hands|holding a childs hand|holding a babys hand|hand in hand with a child|mothers hand holding her sons hand|mothers hand holding his sons hand|mothers hand holding her daughters hand|mothers hand holding his daughters hand|mothers hand holding sons hand|mothers hand holding daughters hand|moms hand holding her sons hand|moms hand holding his sons hand|moms hand holding her daughters hand|moms hand holding his daughters hand|moms hand holding sons hand|moms hand holding daughters hand|fathers hand holding her sons hand|fathers hand holding his sons hand|fathers hand holding her daughters hand|fathers hand holding his daughters hand|fathers hand holding sons hand|fathers hand holding daughters hand|dads hand holding her sons hand|dads hand holding his sons hand|dads hand holding her daughters hand|dads hand holding his daughters hand|dads hand holding sons hand|dads hand holding daughters hand',
    zh: '大手牵小手|大手拉小手|大手握小手|大手牵着小手|大手拉着小手|大手握着小手|大手包小手|小手牵大手|小手拉大手|牵着孩子的手|牵着孩子的小手|牵着宝宝的手|牵着宝宝的小手|牵着婴儿的手|牵着婴儿的小手|牵着小孩的手|牵着小孩的小手|握着孩子的手|握着孩子的小手|握着宝宝的手|握着宝宝的小手|握着婴儿的手|握着婴儿的小手|握着小孩的手|握着小孩的小手|拉着孩子的手|拉着孩子的小手|拉着宝宝的手|拉着宝宝的小手|拉着婴儿的手|拉着婴儿的小手|拉着小孩的手|拉着小孩的小手|牵住孩子的手|牵住孩子的小手|牵住宝宝的手|牵住宝宝的小手|牵住婴儿的手|牵住婴儿的小手|牵住小孩的手|牵住小孩的小手',
    ja: '子供の手を握る手|子供の手をつなぐ手|子供の手を包む手|子どもの手を握る手|子どもの手をつなぐ手|子どもの手を包む手|赤ちゃんの手を握る手|赤ちゃんの手をつなぐ手|赤ちゃんの手を包む手|我が子の手を握る手|我が子の手をつなぐ手|我が子の手を包む手|親子の手|親と子の手|母と子の手|父と子の手|小さな手を握る手|小さな手を握る大きな手|子供の手を握る親の手|赤ちゃんの手を握る親の手',
  },
  'paw-in-hand': {
    en: 'hand holding a paw|hand holding a dog paw|hand holding a dogs paw|hand holding dog paw|hand holding dogs paw|hand holding my dogs paw|human hand holding a paw|human hand holding a dog paw|human hand holding a dogs paw|human hand holding dog paw|human hand holding dogs paw|human hand holding my dogs paw|my hand holding a paw|my hand holding a dog paw|my hand holding a dogs paw|my hand holding dog paw|my hand holding dogs paw|my hand holding my dogs paw|paw in hand|paw in a hand|paw in my hand|paw in a human hand|paw in human hand|paw in the hand|dog paw in hand|dog paw in a hand|dog paw in my hand|dog paw in a human hand|dog paw in human hand|dog paw in the hand|dogs paw in hand|dogs paw in a hand|dogs paw in my hand|dogs paw in a human hand|dogs paw in human hand|dogs paw in the hand|a paw in hand|a paw in a hand|a paw in my hand|a paw in a human hand|a paw in human hand|a paw in the hand|human hand and dog paw|person holding a dogs paw|person holding a dog paw|dog giving paw|dog giving its paw|dog giving a paw|dog paw on a hand|dog paw and human hand|dogs paw and human hand|human hand and dogs paw|human hand and paw|paw and human hand|hand shaking a paw|hand and paw holding|holding a dogs paw|holding a dog paw|holding my dogs paw|dog paw shake|hand touching a dogs paw|hand touching a dog paw|hand touching a paw',
    zh: '握爪|人手和狗爪|人手与狗爪|狗爪和人手|狗爪放在手上|狗爪搭在手上|狗爪子放在手上|狗狗的爪子放在手上|狗狗握手|手握狗爪|手握着狗爪|手牵狗爪|牵着狗爪|握着狗爪|握着狗狗的爪子|手心里的狗爪',
    ja: '犬のお手|犬と握手|犬の手を握る手|犬の前足を握る手|手の上の犬の手|手に乗せた犬の手|犬の手と人の手|人の手と犬の手|人の手と犬の前足|愛犬の手を握る手|愛犬のお手',
    parts: 'paw',
  },
  'kneading-hands': {
    en: 'hands kneading dough|hands kneading bread|hands kneading bread dough|hands kneading pizza dough|hands kneading pasta dough|two hands kneading dough|two hands kneading bread|two hands kneading bread dough|two hands kneading pizza dough|two hands kneading pasta dough|bakers hands kneading dough|bakers hands kneading bread|bakers hands kneading bread dough|bakers hands kneading pizza dough|bakers hands kneading pasta dough|baker hands kneading dough|baker hands kneading bread|baker hands kneading bread dough|baker hands kneading pizza dough|baker hands kneading pasta dough|grandmas hands kneading dough|grandmas hands kneading bread|grandmas hands kneading bread dough|grandmas hands kneading pizza dough|grandmas hands kneading pasta dough|grandmothers hands kneading dough|grandmothers hands kneading bread|grandmothers hands kneading bread dough|grandmothers hands kneading pizza dough|grandmothers hands kneading pasta dough|womans hands kneading dough|womans hands kneading bread|womans hands kneading bread dough|womans hands kneading pizza dough|womans hands kneading pasta dough|kneading dough|kneading bread|kneading bread dough|hands kneading|hands making bread|hands making dough|hands working dough|hands in dough|hands pressing dough',
    zh: '揉面|揉面的手|揉面的双手|揉面团|揉面团的手|揉面团的双手|揉着面团的手|双手揉面|双手揉面团|手揉面团|和面的手|和面的双手|揉面包的手|揉面粉的手',
    ja: '生地をこねる手|生地をこねる両手|パン生地をこねる手|パン生地をこねる両手|生地をこねる|パン生地をこねる|パンをこねる手|パンをこねる|生地を捏ねる手|パン生地を捏ねる手|うどんをこねる手|こねる手',
  },
  arm: {
    en: 'biceps|flexed arm|flexing arm|muscle|strong arm',
    zh: '肌肉|二头肌|肱二头肌',
    ja: '力こぶ|筋肉|上腕二頭筋',
    art: icon('bone', 'biceps'),
  },
});
