/** Traditional characters and the simplified ones of the lexicon, in pairs; the most usual where there are several. */
const pairs =
  '與与於于頭头魚鱼車车飛飞馬马龍龙圖图樹树羅罗鳥鸟風风紅红帶带盤盘鐵铁長长媽妈電电獅狮爾尔環环開开臉脸鏡镜髏髅陽阳' +
  '蘭兰紋纹戰战輪轮劍剑師师線线靈灵愛爱騎骑間间槍枪針针門门雞鸡鷄鸡運运絲丝書书達达維维鐘钟鍾钟結结員员軍军鷹鹰' +
  '紙纸鯨鲸爺爷鈴铃護护發发髮发藥药烏乌鶴鹤鏈链橋桥舉举對对筆笔惡恶薩萨鯉鲤錘锤獸兽餅饼關关戲戏籠笼鳳凤鎖锁' +
  '騰腾滿满彈弹銜衔熱热魯鲁銀银燒烧瑪玛親亲繞绕節节壺壶過过劇剧龜龟變变躍跃蓮莲獵猎邊边貝贝圓圆單单動动凱凯' +
  '侶侣術术視视齒齿鯊鲨話话膠胶錢钱亞亚綠绿牽牵鑽钻燭烛傳传側侧樂乐擊击欖榄繩绳譜谱別别殼壳櫻樱荊荆鍋锅連连' +
  '頂顶為为傘伞團团納纳飄飘鋼钢腦脑鴨鸭雛雏藝艺噴喷顏颜財财鉤钩飾饰農农勢势張张纏缠兩两園园場场籃篮樣样鏢镖' +
  '閉闭歡欢麗丽時时誕诞約约標标鴉鸦鋸锯鐮镰島岛豎竖嬰婴叢丛廟庙進进統统簡简轉转際际諾诺帳帐鵝鹅濟济經经業业' +
  '銅铜戶户鳶鸢宮宫夾夹織织遠远記记霧雾錦锦蒼苍蝦虾頸颈薊蓟許许駝驼腸肠錨锚鸚鹦滾滚權权細细獄狱衛卫賽赛營营' +
  '鴿鸽縮缩飯饭純纯殺杀觀观嘯啸墜坠處处綻绽閨闺塊块獎奖搖摇華华窩窝畢毕鈔钞幣币郵邮錄录計计鍵键釣钓蘇苏賊贼' +
  '響响鱷鳄蠅蝇貴贵楓枫櫚榈檸柠蘿萝顆颗實实掃扫東东綿绵孫孙驢驴倉仓賓宾鵡鹉漁渔懸悬語语鴞鸮館馆漢汉鹽盐堅坚' +
  '陰阴紀纪隊队級级閻阎碼码幫帮遺遗義义閣阁倫伦馱驮圍围給给賭赌釋释軸轴編编歷历疊叠婦妇蟻蚁鱒鳟鰻鳗薔蔷繡绣' +
  '鮮鲜類类樺桦獼猕墳坟獺獭尋寻揚扬儀仪鐐镣閃闪轎轿鎮镇鷺鹭鵲鹊調调縫缝鎬镐強强榮荣穩稳傷伤喪丧盧卢繪绘領领' +
  '襯衬項项鐲镯窮穷輻辐腎肾隱隐組组額额綴缀擁拥臥卧斬斩僅仅請请還还齡龄啞哑練练順顺說说讀读證证鋪铺絨绒鬧闹' +
  '鐺铛澆浇錠锭報报鉛铅擴扩創创貼贴繃绷餌饵螞蚂蝸蜗鮭鲑鱸鲈鱈鳕魷鱿閘闸楊杨梔栀葦苇莢荚盞盏馴驯駿骏駱骆齊齐' +
  '懶懒犛牦賞赏驕骄蝕蚀啟启颶飓隕陨氫氢眾众貨货軌轨艙舱應应梟枭鳩鸠鷗鸥禿秃鶯莺鵜鹈鶘鹕鸛鹳須须療疗鍛锻釘钉' +
  '鏟铲礦矿滅灭鑿凿濃浓頌颂螄蛳餃饺餛馄飩饨飲饮湯汤贖赎蛻蜕諧谐歲岁識识聰聪險险態态誠诚羈羁絆绊誼谊縛缚慮虑' +
  '熾炽鎧铠艷艳豔艳偵侦擲掷讚赞鑼锣簫箫塤埙崙仑嶼屿澤泽棧栈緞缎襪袜軟软紳绅緊紧紗纱絡络擬拟現现顯显試试' +
  '煉炼絕绝幟帜陣阵廢废吳吴崗岗柵栅欄栏磚砖牆墙監监脅胁駁驳鋒锋陸陆貫贯鱗鳞暢畅鳴鸣駕驾雜杂設设帥帅韓韩簽签' +
  '睜睁輛辆輕轻馳驰覺觉雙双寶宝貓猫燈灯畫画號号葉叶腳脚個个國国條条無无黃黄學学來来禮礼醫医盜盗潛潜煙烟內内' +
  '衝冲獨独斷断點点樓楼寫写淚泪夢梦麥麦數数歐欧裝装蘆芦奧奥禱祷從从廚厨戀恋會会壽寿豬猪橫横臺台檯台沒没膽胆' +
  '盡尽蠻蛮濕湿聲声廣广狀状蠣蛎殘残當当恆恒爭争譽誉悅悦決决脫脱屬属彌弥脈脉虛虚俠侠舊旧鬥斗壞坏' +
  '將将箏筝彎弯禪禅靜静懼惧濤涛涼凉跡迹蓋盖稱称憑凭爐炉蟬蝉莖茎蔥葱筍笋兒儿極极隻只麵面裡里裏里後后鬆松著着' +
  '藍蓝灣湾聖圣優优們们這这喬乔櫃柜蘋苹鬍胡鬚须氣气鏽锈鑰钥墊垫鵪鹌鶉鹑鱉鳖鴕鸵壯壮萬万億亿歸归復复構构蠟蜡燁烨' +
  '纖纤鋁铝錶表體体雲云聯联鵰雕夠够嚇吓懷怀鍊链願愿謝谢謙谦繼继續续薑姜鵑鹃躑踯';
const simplified = new Map(
  [...pairs.matchAll(/(.)(.)/gu)].map(([, first = '', second = '']) => [first, second]),
);
/** What only Japanese is written with. */
export const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What Japanese does not write: Chinese grammar, and characters that it has simplified itself or never had. */
const onlyChinese =
  /(?<=[\p{Script=Han}](?<![平昭令調]))和(?=\p{Script=Han}(?<![風柄彫服装]))|(?<=\p{Script=Han})的(?=\p{Script=Han})|[骷腿跟與隻個顆這們兒媽貓龜劍獸圖實寫條對雙靈黃變邊觀麥藥燈點戀舊戰圓帶鐵鐮錢齒殼繩豬驢鯊鴿鵝鸚鵡鱷鹽齊歲臉媽爾條廣狀發樂畫寶號學國數斷獨澤濕營纏續聲脈蠟蘋蠍裡讓輕釋銜錨鑰鍊醫關雞雜靜飄鬥髮點朵棵]/u;

/**
 * A Chinese text in simplified characters, of the same length, so that it is looked up in one spelling. Japanese, which
 * shares many of the traditional ones, stays as it is.
 */
export function inSimplified(text: string): string {
  if (kana.test(text) || !onlyChinese.test(text)) return text;
  return Array.from({ length: text.length }, (_, i) => {
    const character = text.charAt(i);
    return simplified.get(character) ?? character;
  }).join('');
}
