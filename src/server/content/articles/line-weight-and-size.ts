import type { Article } from '../article.ts';

export const lineWeightAndSize: Article = {
  slug: 'line-weight-and-size',
  date: '2025-10-16',
  cover: 'lines-heavy',
  title: { en: 'Line weight and size', zh: '线条粗细与尺寸', ja: '線の太さと大きさ' },
  excerpt: {
    en: 'How thick is a tattoo line, how small may a design be, and how the two decide about each other. With figures that you can measure.',
    zh: '纹身的线有多粗，图最小能做到多小，两者又怎样互相决定。附上可以拿尺子量的数字。',
    ja: 'タトゥーの線はどれくらい太く、図案はどこまで小さくできるのか。ふたつは互いをどう決めるのか。定規で測れる数字つきで。',
  },
  content: {
    en: `
<p>Two questions come up in every consultation: can it be smaller, and can the lines be finer? They are the same question. A line needs room, and the size of a design is really the number of lines in it times the room that each one needs.</p>
<h2>How thick is a line?</h2>
<p>Tattoo needles come in groups. A single needle leaves a line of about a third of a millimetre, thinner than most ballpoint pens. A group of three gives around half a millimetre, a group of seven about a millimetre, and the groups of fourteen that old-school flash was made for draw lines of nearly two. On the skin all of them look a little wider after they have healed than on the first day.</p>
<p>What the names mean in a drawing:</p>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">Healed width</th><th scope="col">Good for</th></tr></thead>
<tbody>
<tr><td>Single needle</td><td>about 0.3–0.5 mm</td><td>fine-line, small script, texture</td></tr>
<tr><td>Small liner</td><td>about 0.6–0.8 mm</td><td>details, geometric, dotwork outlines</td></tr>
<tr><td>Medium liner</td><td>about 1 mm</td><td>most outlines</td></tr>
<tr><td>Bold liner</td><td>1.5–2 mm</td><td>old school, tribal, lettering that is read from afar</td></tr>
</tbody>
</table>
<figure><img src="/articles/lines-heavy.webp" alt="A swallow and a rose in bold old-school lines" width="800" height="800"><figcaption>Bold lines: readable across a street, and happy at ten centimetres.</figcaption></figure>
<h2>The rule of the gap</h2>
<p>The space between two lines should be at least twice as wide as the lines themselves, better three times. With half-millimetre lines this means a gap of one to one and a half millimetres. Take a ruler to your printed design and look for the tightest place, usually the folds of a petal, the fingers of a hand or the inside of a letter. That place, not the outline, decides how big the tattoo has to be.</p>
<h2>Smallest sizes</h2>
<p>Every artist draws the line elsewhere, but these figures are a good start:</p>
<ul>
<li><strong>Letters:</strong> small letters at least 5 mm high for plain capitals, 7 mm for script. The holes in a, e and o must stay open.</li>
<li><strong>A symbol</strong> such as a heart, a moon or a small cross: 1.5 cm.</li>
<li><strong>A flower</strong> with petals that can be counted: 4 cm. A full peony or rose with shading: 8 cm.</li>
<li><strong>An animal's head</strong> with eyes that look at you: 7 cm. With fur: 10 cm.</li>
<li><strong>A mandala:</strong> 2 cm for every ring.</li>
<li><strong>A portrait:</strong> the size of a palm, or not at all.</li>
</ul>
<figure><img src="/articles/lines-light.webp" alt="The same swallow and rose in fine lines" width="800" height="800"><figcaption>The same words in fine line. It wants more calm around it, not less size.</figcaption></figure>
<h2>Two weights are better than one</h2>
<p>Drawings look alive when they have a thick and a thin line. The outline is heavy and says what it is; inner lines are lighter and say how it is made. If everything has the same weight, a design looks flat and is hard to read from a distance. When you compare designs here, look at this first: squint, and see whether the subject comes forward.</p>
<h2>Making it smaller without making it worse</h2>
<p>If there is only a small place, take things away instead of shrinking them. Three petals instead of nine. The head instead of the animal. The moon without the landscape. Ask for a design with one subject rather than three, choose fine-line or blackwork, and leave out the frame. A small tattoo with one idea looks precious; a large idea made small looks like a stain.</p>
<h2>How to measure at home</h2>
<ol>
<li>Download the PDF and print it at 100 percent, without "fit to page".</li>
<li>Cut it out roughly, tape it to the place, and take a photo from the distance at which people stand.</li>
<li>Print it again at 80 and at 120 percent, and compare the three photos.</li>
<li>On the version you like, measure the tightest gap. If it is below a millimetre, take the next size up, or ask the artist what could be left out.</li>
</ol>`,
    zh: `
<p>每次咨询都会出现两个问题：能不能再小一点？线能不能再细一点？其实这是同一个问题。线需要空间，而一幅图的大小，说到底就是线的数量乘以每条线需要的空间。</p>
<h2>一条线有多粗？</h2>
<p>纹身针是成组的。单针留下的线大约三分之一毫米，比多数圆珠笔还细。三针一组约半毫米，七针一组约一毫米，老传统手稿常用的十四针一组，能拉出将近两毫米的线。愈合以后，它们都会比第一天略宽一点。</p>
<p>换成图里的说法：</p>
<table>
<thead><tr><th scope="col">线</th><th scope="col">愈合后的宽度</th><th scope="col">适合</th></tr></thead>
<tbody>
<tr><td>单针</td><td>约 0.3–0.5 毫米</td><td>细线、小字、肌理</td></tr>
<tr><td>小号割线针</td><td>约 0.6–0.8 毫米</td><td>细节、几何、点刺的轮廓</td></tr>
<tr><td>中号割线针</td><td>约 1 毫米</td><td>大多数轮廓</td></tr>
<tr><td>粗割线针</td><td>1.5–2 毫米</td><td>老传统、部落图腾、远看的文字</td></tr>
</tbody>
</table>
<figure><img src="/articles/lines-heavy.webp" alt="老传统粗线的燕子与玫瑰" width="800" height="800"><figcaption>粗线：隔着马路也看得清，十厘米正合适。</figcaption></figure>
<h2>间隙法则</h2>
<p>两条线之间的空隙，至少是线宽的两倍，三倍更好。线是半毫米，空隙就要一到一毫米半。拿尺子在打印稿上找最挤的地方，通常是花瓣的褶、手的指缝，或字母的内部。决定纹身该多大的是那里，而不是外轮廓。</p>
<h2>最小尺寸</h2>
<p>每位纹身师的标准不同，下面的数字可以作起点：</p>
<ul>
<li><strong>字母：</strong>印刷体大写至少高 5 毫米，手写体 7 毫米；a、e、o 里的空白必须留得住。汉字笔画多，单字至少 12 毫米，笔画少的可以略小。</li>
<li><strong>符号</strong>，比如心、月亮、小十字：1.5 厘米。</li>
<li><strong>花</strong>，数得清花瓣的：4 厘米；带层次的牡丹或玫瑰：8 厘米。</li>
<li><strong>兽首</strong>，眼睛有神的：7 厘米；带毛发的：10 厘米。</li>
<li><strong>曼陀罗：</strong>每一圈 2 厘米。</li>
<li><strong>肖像：</strong>手掌大小，否则不如不做。</li>
</ul>
<figure><img src="/articles/lines-light.webp" alt="同样的燕子与玫瑰，细线" width="800" height="800"><figcaption>同样的文字，细线画法。它要的是四周更安静，而不是更小。</figcaption></figure>
<h2>两种粗细胜过一种</h2>
<p>有粗有细，图才有生气。外轮廓粗，说明它是什么；内线细，说明它是怎么构成的。如果所有线都一样粗，画面就平，远看也难认。在这里比较图案时，先看这一点：眯起眼睛，看主角有没有走到前面来。</p>
<h2>做小，但别做差</h2>
<p>如果位置只有那么大，就做减法，不要硬缩。九片花瓣减成三片；只要头，不要全身；只要月亮，不要风景。描述时只写一个主角，而不是三个；选细线或纯黑，去掉边框。一个小小的、只有一个念头的纹身显得珍贵；一个被缩小的大念头，看上去像一块污渍。</p>
<h2>在家怎么量</h2>
<ol>
<li>下载 PDF，按 100% 打印，不要选“适合页面”。</li>
<li>大致剪下，贴到位置上，退到别人平常站的距离拍一张照。</li>
<li>再按 80% 和 120% 各打印一张，比较三张照片。</li>
<li>在你喜欢的那张上量最窄的空隙。不到一毫米，就换大一号，或者问纹身师哪里可以省去。</li>
</ol>`,
    ja: `
<p>打ち合わせのたびに出る質問がふたつあります。「もっと小さくできますか」と「もっと細い線にできますか」。実は同じ質問です。線には場所が要ります。図案の大きさとは、つまるところ、線の数に、1本ごとに要る場所を掛けたものなのです。</p>
<h2>線の太さはどれくらい？</h2>
<p>タトゥーの針は束になっています。1本針が残す線は約3分の1ミリで、たいていのボールペンより細いもの。3本の束で0.5ミリほど、7本の束で1ミリほど、オールドスクールのフラッシュが前提にしていた14本の束なら2ミリ近い線になります。どれも治ったあとは、彫った日より少し太く見えます。</p>
<p>図案のなかの線の呼び名は、こう読みます。</p>
<table>
<thead><tr><th scope="col">線</th><th scope="col">治ったあとの太さ</th><th scope="col">向くもの</th></tr></thead>
<tbody>
<tr><td>1本針</td><td>約0.3〜0.5 mm</td><td>ファインライン、小さな筆記体、質感</td></tr>
<tr><td>細いライナー</td><td>約0.6〜0.8 mm</td><td>細部、ジオメトリック、ドットワークの輪郭</td></tr>
<tr><td>中くらいのライナー</td><td>約1 mm</td><td>たいていの輪郭</td></tr>
<tr><td>太いライナー</td><td>1.5〜2 mm</td><td>オールドスクール、トライバル、遠くから読む文字</td></tr>
</tbody>
</table>
<figure><img src="/articles/lines-heavy.webp" alt="オールドスクールの太い線で描いた燕と薔薇" width="800" height="800"><figcaption>太い線。通りの向こうからでも読み取れ、10センチあれば十分です。</figcaption></figure>
<h2>すき間の法則</h2>
<p>2本の線のあいだは、少なくとも線の太さの2倍、できれば3倍あけます。0.5ミリの線なら、すき間は1〜1.5ミリです。印刷した図案に定規を当てて、いちばん詰まったところを探してください。たいていは花びらのひだ、手の指、文字の内側です。タトゥーの大きさを決めるのは、外側の輪郭ではなく、そこなのです。</p>
<h2>最小の大きさ</h2>
<p>どこまでとするかは彫師によって違いますが、次の数字が目安になります。</p>
<ul>
<li><strong>文字：</strong>小さなアルファベットは、飾りのない大文字で高さ5ミリ以上、筆記体で7ミリ以上。a、e、oの中の空きが埋まらないことが条件です。漢字は画数が多いので1文字12ミリ以上、画数の少ない字ならもう少し小さくできます。</li>
<li><strong>シンボル</strong>（ハート、月、小さな十字架など）：1.5センチ。</li>
<li><strong>花</strong>（花びらが数えられるもの）：4センチ。陰影のある満開の牡丹や薔薇なら8センチ。</li>
<li><strong>動物の顔</strong>（目がこちらを見ているもの）：7センチ。毛並みも描くなら10センチ。</li>
<li><strong>曼荼羅：</strong>輪ひとつにつき2センチ。</li>
<li><strong>肖像：</strong>手のひらの大きさ。それより小さいなら、入れないこと。</li>
</ul>
<figure><img src="/articles/lines-light.webp" alt="同じ燕と薔薇を細い線で描いたもの" width="800" height="800"><figcaption>同じ言葉をファインラインで。必要なのは、小ささではなく、まわりの静けさです。</figcaption></figure>
<h2>太さはひとつよりふたつ</h2>
<p>太い線と細い線があると、絵は生き生きします。輪郭は太く、それが何かを語ります。内側の線は細く、どうできているかを語ります。どの線も同じ太さでは平板で、遠くから読み取りにくくなります。ここで図案を見比べるときも、まずここを見てください。目を細めて、主役が前に出てくるかどうかです。</p>
<h2>小さくしても、悪くしない</h2>
<p>場所が小さいなら、縮めるのではなく、減らしましょう。花びらは9枚ではなく3枚。動物は全身ではなく頭だけ。月は、風景なしで。主役が3つではなくひとつの図案を頼み、ファインラインかブラックワークを選び、枠は省きます。アイデアがひとつの小さなタトゥーは、大切なものに見えます。大きなアイデアを小さくしたものは、しみのように見えます。</p>
<h2>家での測り方</h2>
<ol>
<li>PDFをダウンロードし、「ページに合わせる」を外して、100%で印刷します。</li>
<li>ざっと切り抜いてその場所に貼り、人が立つくらいの距離から写真を撮ります。</li>
<li>80%と120%でも印刷し、3枚の写真を比べます。</li>
<li>気に入った大きさのもので、いちばん狭いすき間を測ります。1ミリに満たなければ、ひとまわり大きくするか、何を省けるか彫師に聞きましょう。</li>
</ol>`,
  },
};
