import type { Article } from '../article.ts';

export const stylesCompared: Article = {
  slug: 'tattoo-styles-compared',
  date: '2025-10-30',
  cover: 'styles-old-school',
  title: { en: 'One moth, six styles', zh: '一只蛾，六种风格', ja: '一匹の蛾、六つのスタイル' },
  excerpt: {
    en: 'The same words drawn in old school, blackwork, dotwork, fine line, watercolour and geometric: what each style is good at, and what it asks of you.',
    zh: '同一句话，用老传统、纯黑、点刺、细线、水彩和几何各画一遍：每种风格擅长什么，又要你付出什么。',
    ja: '同じ言葉を、オールドスクールなど6つのスタイルで。それぞれの得意なことと、あなたに求めるもの。',
  },
  content: {
    en: `
<p>A style is not a filter. It decides how many lines there are, how thick they are, where the black goes, and therefore how large a tattoo must be, how long it takes and how it ages. To show the difference we gave the same four words to six styles: <em>a moth with roses</em>.</p>
<h2>Old school</h2>
<figure><img src="/articles/styles-old-school.webp" alt="A moth with roses in old-school style" width="800" height="800"></figure>
<p>Also called American traditional. Bold outlines, a third of black, a handful of flat colours: red, green, gold, sometimes blue. It was made by people who tattooed sailors quickly and wanted the result to be legible for life, and it still does that better than anything else.</p>
<p><strong>Good for:</strong> single motifs of six to twelve centimetres, arms and legs, a collection of many pieces. <strong>Think twice if</strong> you want realism, or hardly any lines at all.</p>
<h2>Blackwork</h2>
<figure><img src="/articles/styles-blackwork.webp" alt="A moth with roses in blackwork" width="800" height="800"></figure>
<p>Only black, in solid areas and in hatching like that of an engraving. The contrast is strong, and it works on every skin tone. Large black areas take time and patience, as they are filled twice or three times, and the days after are more tender than with other styles.</p>
<p><strong>Good for:</strong> graphic motifs, covering something older, whole sleeves. <strong>Think twice if</strong> you might want to change or lighten it one day: black stays.</p>
<h2>Dotwork</h2>
<figure><img src="/articles/styles-dotwork.webp" alt="A moth with roses in dotwork" width="800" height="800"></figure>
<p>All shading is made of single dots. From close by you see the dots, from afar a soft grey. It heals gently, because the skin between the dots stays whole, and it ages gracefully if the dots are not set too close. Mandalas and ornaments are at home here.</p>
<p><strong>Good for:</strong> symmetrical designs, moons and animals, quiet depth without colour. <strong>Think twice if</strong> you are in a hurry: it is the slowest style of all.</p>
<h2>Fine line</h2>
<figure><img src="/articles/styles-fine-line.webp" alt="A moth with roses in fine line" width="800" height="800"></figure>
<p>One thin line of even width and much open skin. It is light, modern and discreet. It asks for a very steady hand, so look for somebody who does little else, and for a calm place such as the inner arm. Plan for a touch-up after some years.</p>
<p><strong>Good for:</strong> flowers, script, small symbols, first tattoos. <strong>Think twice if</strong> the place is a finger, a foot or anything that rubs.</p>
<h2>Watercolour</h2>
<figure><img src="/articles/styles-watercolor.webp" alt="A moth with roses in watercolour" width="800" height="800"></figure>
<p>Washes and splashes of colour that run over the outline, as if painted wet on paper. On the first day nothing is prettier. Colour without a black frame fades faster and spreads more visibly, so the versions that last have a drawing in black underneath, as this one has.</p>
<p><strong>Good for:</strong> birds, butterflies, flowers on light skin that sees little sun. <strong>Think twice if</strong> you do not like sunscreen.</p>
<h2>Geometric</h2>
<figure><img src="/articles/styles-geometric.webp" alt="A moth with roses in geometric style" width="800" height="800"></figure>
<p>The subject is cut into facets and set into circles, triangles and hexagons. It looks exact, and it has to be: a circle that is one millimetre off looks wrong for ever. Flat places, an experienced artist and enough size, at least ten centimetres, are the conditions.</p>
<p><strong>Good for:</strong> upper arm, thigh, back, people who like order. <strong>Think twice if</strong> the place bends, or if it should be small.</p>
<h2>At a glance</h2>
<table>
<thead><tr><th scope="col">Style</th><th scope="col">Smallest good size</th><th scope="col">Time</th><th scope="col">Ages</th></tr></thead>
<tbody>
<tr><td>Old school</td><td>6 cm</td><td>short</td><td>very well</td></tr>
<tr><td>Blackwork</td><td>6 cm</td><td>medium to long</td><td>very well</td></tr>
<tr><td>Dotwork</td><td>8 cm</td><td>long</td><td>well</td></tr>
<tr><td>Fine line</td><td>3 cm</td><td>short</td><td>with care</td></tr>
<tr><td>Watercolour</td><td>8 cm</td><td>medium</td><td>with sunscreen</td></tr>
<tr><td>Geometric</td><td>10 cm</td><td>long</td><td>well, if large</td></tr>
</tbody>
</table>
<p>There are more: neo-traditional for those who like old school with richer colours, Japanese for whole limbs, black and grey for soft smoke, tribal and mandala, sketch and lettering. The quickest way to find yours is to do what we did. Take one sentence, give it to every style in turn, and watch which result you keep going back to.</p>`,
    zh: `
<p>风格不是滤镜。它决定有多少线、线有多粗、黑放在哪里，也就决定了纹身该多大、要做多久、会怎样变老。为了看清差别，我们把同一句话交给六种风格：<em>飞蛾与玫瑰</em>。</p>
<h2>老传统</h2>
<figure><img src="/articles/styles-old-school.webp" alt="老传统风格的飞蛾与玫瑰" width="800" height="800"></figure>
<p>也叫美式传统。粗轮廓，三分之一的黑，几种平涂的颜色：红、绿、金，偶尔加蓝。当年给水手纹身的人，要做得快，又要一辈子看得清；论这一点，至今没有别的风格比它强。</p>
<p><strong>适合：</strong>六到十二厘米的单个图案，手臂和腿，一处一处慢慢攒。<strong>再想想：</strong>如果你要的是写实，或几乎没有线条。</p>
<h2>纯黑</h2>
<figure><img src="/articles/styles-blackwork.webp" alt="纯黑风格的飞蛾与玫瑰" width="800" height="800"></figure>
<p>只用黑色，大块的实黑，加上版画似的排线。对比强烈，什么肤色都合适。大面积的黑要走两三遍，费时也费耐心，之后几天会比别的风格更疼一些。</p>
<p><strong>适合：</strong>图形感强的题材、遮盖旧纹身、整条花臂。<strong>再想想：</strong>如果你将来可能想改淡或换掉，黑色是会留下来的。</p>
<h2>点刺</h2>
<figure><img src="/articles/styles-dotwork.webp" alt="点刺风格的飞蛾与玫瑰" width="800" height="800"></figure>
<p>所有明暗都由一个个点组成。近看是点，远看是柔和的灰。点与点之间的皮肤是完整的，所以恢复温和；点不太密的话，变老也体面。曼陀罗和花纹在这里如鱼得水。</p>
<p><strong>适合：</strong>对称的图、月亮与动物、不用颜色的安静层次。<strong>再想想：</strong>如果你赶时间，它是最慢的一种。</p>
<h2>细线</h2>
<figure><img src="/articles/styles-fine-line.webp" alt="细线风格的飞蛾与玫瑰" width="800" height="800"></figure>
<p>一根粗细均匀的细线，大片留白。轻盈、现代、不张扬。它很考验手稳，要找专做细线的人，也要选安静的位置，比如手臂内侧。过几年需要补一次。</p>
<p><strong>适合：</strong>花、手写字、小符号、第一次纹身。<strong>再想想：</strong>如果位置在手指、脚，或常摩擦的地方。</p>
<h2>水彩</h2>
<figure><img src="/articles/styles-watercolor.webp" alt="水彩风格的飞蛾与玫瑰" width="800" height="800"></figure>
<p>颜色晕开、飞溅，越过轮廓，像在湿纸上画的。第一天没有比它更好看的。没有黑线框住的颜色褪得快，散得也明显，所以留得久的水彩，底下都有一幅黑色的线稿，就像这一张。</p>
<p><strong>适合：</strong>鸟、蝴蝶、花，以及少晒太阳的浅色皮肤。<strong>再想想：</strong>如果你不爱涂防晒霜。</p>
<h2>几何</h2>
<figure><img src="/articles/styles-geometric.webp" alt="几何风格的飞蛾与玫瑰" width="800" height="800"></figure>
<p>把题材切成小面，放进圆、三角和六边形里。看起来精确，做起来也必须精确：圆差一毫米，一辈子都看着别扭。平整的位置、有经验的纹身师、至少十厘米的尺寸，缺一不可。</p>
<p><strong>适合：</strong>上臂、大腿、后背，以及喜欢秩序的人。<strong>再想想：</strong>如果那里会弯曲，或者你想做得很小。</p>
<h2>一览</h2>
<table>
<thead><tr><th scope="col">风格</th><th scope="col">最小的合适尺寸</th><th scope="col">耗时</th><th scope="col">耐久度</th></tr></thead>
<tbody>
<tr><td>老传统</td><td>6 厘米</td><td>短</td><td>很好</td></tr>
<tr><td>纯黑</td><td>6 厘米</td><td>中到长</td><td>很好</td></tr>
<tr><td>点刺</td><td>8 厘米</td><td>长</td><td>好</td></tr>
<tr><td>细线</td><td>3 厘米</td><td>短</td><td>需养护</td></tr>
<tr><td>水彩</td><td>8 厘米</td><td>中</td><td>要防晒</td></tr>
<tr><td>几何</td><td>10 厘米</td><td>长</td><td>够大就好</td></tr>
</tbody>
</table>
<p>还有别的：喜欢老传统又想要更丰富颜色的，有新传统；适合整条花臂的，有日式传统；柔和如烟的，有黑灰；还有部落图腾、曼陀罗、素描和花体字。找到自己风格最快的办法，就是照我们这样做：拿一句话，让每种风格都画一遍，看看自己总是回头看哪一张。</p>`,
    ja: `
<p>スタイルはフィルターではありません。線の数と太さ、黒の置き場所を決めるもの。つまり、タトゥーに要る大きさも、かかる時間も、年のとり方も、スタイルが決めるのです。違いを見るために、同じ言葉を6つのスタイルに渡してみました。<em>蛾と薔薇</em>です。</p>
<h2>オールドスクール</h2>
<figure><img src="/articles/styles-old-school.webp" alt="オールドスクールの蛾と薔薇" width="800" height="800"></figure>
<p>「アメリカン・トラディショナル」とも呼ばれます。太い輪郭、3分の1は黒、平塗りの色が少しだけ。赤、緑、金、ときには青。船乗りに手早く彫り、一生読み取れる仕上がりを望んだ人たちが生み出したもので、その点ではいまも、どのスタイルもかないません。</p>
<p><strong>向くもの：</strong>6〜12センチの単独のモチーフ、腕や脚、少しずつ増やすコレクション。<strong>よく考えたいのは：</strong>写実や、線のほとんどないものを望むとき。</p>
<h2>ブラックワーク</h2>
<figure><img src="/articles/styles-blackwork.webp" alt="ブラックワークの蛾と薔薇" width="800" height="800"></figure>
<p>使うのは黒だけ。広いベタと、銅版画のような細かい線の重なりで描きます。コントラストが強く、どんな肌の色にも映えます。広い黒は2度、3度と塗り重ねるので時間と根気が要り、そのあとの数日は、ほかのスタイルよりひりひりします。</p>
<p><strong>向くもの：</strong>グラフィックなモチーフ、古いタトゥーのカバーアップ、腕全体のスリーブ。<strong>よく考えたいのは：</strong>いつか変えたり薄くしたりしたくなりそうなとき。黒は残ります。</p>
<h2>ドットワーク</h2>
<figure><img src="/articles/styles-dotwork.webp" alt="ドットワークの蛾と薔薇" width="800" height="800"></figure>
<p>陰影はすべて、ひとつひとつの点でできています。近くでは点が、遠くではやわらかな灰色が見えます。点と点のあいだの肌が傷つかないので治りは穏やかで、点を詰めすぎなければ、年のとり方も優雅です。曼荼羅や文様は、ここが故郷です。</p>
<p><strong>向くもの：</strong>左右対称の図案、月や動物、色を使わない静かな奥行き。<strong>よく考えたいのは：</strong>急いでいるとき。どのスタイルよりも時間がかかります。</p>
<h2>ファインライン</h2>
<figure><img src="/articles/styles-fine-line.webp" alt="ファインラインの蛾と薔薇" width="800" height="800"></figure>
<p>太さのそろった細い線1本と、たっぷり残した素肌。軽やかで、現代的で、控えめです。とても確かな手が要るので、こればかり彫っている人を探し、腕の内側のような穏やかな場所を選びましょう。数年後のタッチアップも見込んでおきます。</p>
<p><strong>向くもの：</strong>花、筆記体、小さなシンボル、はじめてのタトゥー。<strong>よく考えたいのは：</strong>指や足など、こすれる場所に入れるとき。</p>
<h2>水彩</h2>
<figure><img src="/articles/styles-watercolor.webp" alt="水彩の蛾と薔薇" width="800" height="800"></figure>
<p>濡れた紙に描いたように、色のにじみやしぶきが輪郭を越えて広がります。彫った日の美しさは、どれにも負けません。黒い枠のない色は早くあせ、広がりも目につきます。ですから長もちするのは、この図案のように、下に黒い線の絵があるものです。</p>
<p><strong>向くもの：</strong>鳥、蝶、花。あまり日に当たらない、明るい色の肌に。<strong>よく考えたいのは：</strong>日焼け止めが好きではないとき。</p>
<h2>ジオメトリック</h2>
<figure><img src="/articles/styles-geometric.webp" alt="ジオメトリックの蛾と薔薇" width="800" height="800"></figure>
<p>題材を面に切り分け、円や三角形、六角形に収めます。正確に見えますし、正確でなければなりません。1ミリずれた円は、一生ずれて見えます。平らな場所、経験のある彫師、そして10センチ以上の十分な大きさが条件です。</p>
<p><strong>向くもの：</strong>上腕、太もも、背中、整ったものが好きな人。<strong>よく考えたいのは：</strong>曲がる場所に入れるときや、小さくしたいとき。</p>
<h2>ひと目でわかる比較</h2>
<table>
<thead><tr><th scope="col">スタイル</th><th scope="col">最小の大きさ</th><th scope="col">かかる時間</th><th scope="col">年のとり方</th></tr></thead>
<tbody>
<tr><td>オールドスクール</td><td>6 cm</td><td>短</td><td>とてもよい</td></tr>
<tr><td>ブラックワーク</td><td>6 cm</td><td>中〜長</td><td>とてもよい</td></tr>
<tr><td>ドットワーク</td><td>8 cm</td><td>長</td><td>よい</td></tr>
<tr><td>ファインライン</td><td>3 cm</td><td>短</td><td>ケア次第</td></tr>
<tr><td>水彩</td><td>8 cm</td><td>中</td><td>UVケア次第</td></tr>
<tr><td>ジオメトリック</td><td>10 cm</td><td>長</td><td>大きければよい</td></tr>
</tbody>
</table>
<p>スタイルはほかにもあります。オールドスクールをもっと豊かな色で、という人にはネオトラディショナル。腕や脚をまるごと飾るなら和彫り。やわらかな煙のようなブラック＆グレー。トライバルにマンダラ、スケッチにレタリング。自分のスタイルをいちばん早く見つける方法は、私たちと同じことをすることです。ひとつの文をすべてのスタイルに順に渡し、つい何度も見返してしまうのはどれか、確かめてください。</p>`,
  },
};
