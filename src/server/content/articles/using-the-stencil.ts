import type { Article } from '../article.ts';

export const usingTheStencil: Article = {
  slug: 'using-the-stencil',
  date: '2025-11-20',
  cover: 'stencil-lines',
  title: { en: 'From screen to stencil', zh: '从屏幕到转印稿', ja: '画面からステンシルへ' },
  excerpt: {
    en: 'What a stencil is, how to print a design at its true size, and how to use paper to find the right place before the appointment.',
    zh: '转印稿是什么，怎样按实际尺寸打印，以及预约之前怎样用一张纸找到合适的位置。',
    ja: 'ステンシルとは何か。図案を原寸で印刷する方法と、予約の日の前に、紙を使って合う場所を見つける方法。',
  },
  content: {
    en: `
<p>Between a drawing and a tattoo there is a sheet of thin purple paper. The stencil puts the lines on the skin so that the artist can follow them, and it is the last moment at which everything can still be moved. Knowing how it works helps you to bring a design that is ready for it.</p>
<h2>What a stencil is</h2>
<p>Stencil paper is a sandwich: a carrier, a sheet of purple carbon and a thin tissue. The drawing is traced on top by hand or run through a small thermal printer, and the carbon sticks to the back of the tissue along the lines. The artist shaves and cleans the place, rubs in a little transfer gel, lays the tissue on, presses, and peels it off. The lines stay on the skin for some hours of work and are washed away at the end.</p>
<p>Because the carbon is on the back and goes face down onto the skin, words come out the right way round. You do not have to mirror anything for a stencil. Temporary-tattoo paper for your printer at home is different: it is printed on the front and laid face down, so there you do have to mirror it.</p>
<h2>What makes a drawing easy to transfer</h2>
<p>A stencil knows only line and no line. Grey, washes and soft shadows cannot be transferred: the artist adds them later by eye, with your picture beside them. So the line drawing has to carry the design alone.</p>
<figure><img src="/articles/stencil-lines.webp" alt="A dagger with a rose in fine black lines" width="800" height="800"><figcaption>Clear lines on white: this can go onto stencil paper nearly as it is.</figcaption></figure>
<ul>
<li>Black and white designs in fine line, blackwork, geometric or lettering are the easiest. From a design of the library that has both versions, take the black one for the stencil and the coloured one as a reference.</li>
<li>For watercolour and black and grey, generate the same words in fine line as well. Bring both.</li>
<li>Bring the largest file you have, the PNG of 1024 pixels or the PDF, and not a screenshot.</li>
</ul>
<figure><img src="/articles/stencil-finished.webp" alt="A dagger with a rose in old-school colours" width="800" height="800"><figcaption>The finished look comes along as a reference for colour and shading.</figcaption></figure>
<h2>Print it at its true size</h2>
<ol>
<li>Download the PDF. It comes for Letter paper of 8.5 × 11 inches, and for A4.</li>
<li>In the print window choose "actual size" or 100 percent. "Fit to page" changes it without telling you.</li>
<li>Measure the print with a ruler. If the design should be ten centimetres and is eight, print again at 125 percent: wanted size divided by measured size, times one hundred.</li>
<li>Print it at 80, 100 and 120 percent. Three sheets of paper cost nothing and settle most arguments.</li>
</ol>
<h2>The paper test</h2>
<p>Cut the design out with a margin of a centimetre and tape it to the place. Now move. Stand, sit, bend the arm, reach for a shelf, put on a shirt. Watch three things: does it follow the line of the muscle, does it stay whole when the skin folds, and does it still look right from two metres away? Then turn it by a few degrees, first one way and then the other. Designs nearly always look best when they lean a little with the body rather than stand upright like a picture on a wall.</p>
<p>When you have found the place, take a photo with the paper on, and draw two small dots on the skin with a pen, at its upper and lower end. The photo is worth more than any description. The previewer does the same with your own picture and shows the ink on the skin instead of a white sheet, so try both: the paper tells the size, the previewer tells the look.</p>
<h2>On the day</h2>
<p>When the stencil is on, it has to dry for ten minutes, and that is your time. Look straight into a mirror and remember that it shows you reversed. Have somebody take a photo, which does not. Ask yourself: is it straight when I stand as I usually stand? Is it as high as I want? Is every letter right?</p>
<p>If you hesitate, say so. Wiping off a stencil takes a minute, and a good artist will do it three times without a word. It is the cheapest change that there will ever be.</p>`,
    zh: `
<p>在一张图和一个纹身之间，隔着一张薄薄的紫色纸。转印把线条留在皮肤上，好让纹身师照着走；这也是一切还能挪动的最后时刻。了解它怎么用，你带去的图就能直接派上用场。</p>
<h2>转印稿是什么</h2>
<p>转印纸是夹层的：底纸、一层紫色的碳，还有一张薄纸。图案在上面用手描，或送进小型热转印机，碳就沿着线附在薄纸背面。纹身师把皮肤剃净、清洁，抹一点转印膏，把薄纸贴上、按压、揭开。线条能在皮肤上留几个小时，做完就洗掉。</p>
<p>碳在背面，又是朝下贴到皮肤上的，所以文字是正的，做转印不需要镜像。家用打印机的纹身贴纸不同：图印在正面，再翻过来贴，那种才要镜像。</p>
<h2>什么样的图容易转印</h2>
<p>转印稿上只有“有线”和“没线”。灰、晕染和柔和的阴影转不过去，纹身师要对照你的图，凭眼睛补上。所以，单靠线稿就得撑得起整幅图。</p>
<figure><img src="/articles/stencil-lines.webp" alt="细黑线的匕首与玫瑰" width="800" height="800"><figcaption>白底上清楚的线：几乎可以直接上转印纸。</figcaption></figure>
<ul>
<li>细线、纯黑、几何和花体字的黑白图最容易。灵感库里有些图案兼有黑白、彩色两版，黑白的拿去转印，彩色的作参考。</li>
<li>如果是水彩或黑灰，就用同样的描述再画一款细线，两张都带上。</li>
<li>带最大的文件，1024 像素的 PNG 或 PDF，不要截屏。</li>
</ul>
<figure><img src="/articles/stencil-finished.webp" alt="老传统彩色的匕首与玫瑰" width="800" height="800"><figcaption>完成后的样子一起带去，作颜色和明暗的参考。</figcaption></figure>
<h2>按实际尺寸打印</h2>
<ol>
<li>下载 PDF，有 Letter（8.5 × 11 英寸）和 A4 两种。</li>
<li>打印窗口里选“实际大小”或 100%。“适合页面”会悄悄改变尺寸。</li>
<li>用尺子量一量。想要十厘米，量出来八厘米，就按 125% 重打：想要的尺寸除以量到的尺寸，再乘一百。</li>
<li>80%、100%、120% 各打一张。三张纸花不了什么钱，却能解决大部分犹豫。</li>
</ol>
<h2>纸样测试</h2>
<p>留一厘米的边剪下来，贴到位置上，然后动起来。站着，坐下，弯手臂，伸手够架子，穿上衬衫。看三件事：它是否顺着肌肉的走向？皮肤起皱时是否还完整？退到两米外是否依然好看？再把它转几度，先往一边，再往另一边。图几乎总是随身体微微倾斜最好看，而不是像墙上的画那样端正。</p>
<p>找到位置以后，连纸一起拍张照，再用笔在皮肤上点两个小点，标出上下两端。照片胜过任何描述。预览器能在你自己的照片上做同样的事，而且显示的是墨色，不是一张白纸。两样都试试：纸告诉你大小，预览告诉你模样。</p>
<h2>当天</h2>
<p>转印贴好后要晾十分钟，那是你的时间。对着镜子看，但记住镜子是反的；请人拍一张照片，照片不反。问自己：平常的站姿下，它正不正？高度对不对？每个字都没错吧？</p>
<p>如果犹豫，就说出来。擦掉重贴只要一分钟，好的纹身师贴三次也不会有怨言。以后再也没有这么便宜的修改了。</p>`,
    ja: `
<p>図案とタトゥーのあいだには、薄い紫色の紙が1枚あります。ステンシル（肌に写す転写用の線画）は、彫師がなぞれるように線を肌に写すもの。そして、まだすべてを動かせる最後の機会でもあります。仕組みを知っていれば、準備の整った図案を持っていけます。</p>
<h2>ステンシルとは</h2>
<p>転写紙は、台紙、紫色のカーボン、薄い紙を重ねたサンドイッチです。上から手で図案をなぞるか、小さなサーマルプリンターに通すと、線に沿って薄い紙の裏にカーボンがつきます。彫師は肌の毛を剃って清潔にし、転写用のジェルを少しすり込み、薄い紙をのせて押さえ、はがします。線は作業をする数時間のあいだ肌に残り、最後に洗い落とされます。</p>
<p>カーボンは裏についていて、その面を下にして肌に貼るので、文字は正しい向きになります。ステンシルのために左右を反転する必要はありません。家庭用プリンターのタトゥーシール用紙は別です。表に印刷し、その面を下にして貼るので、こちらは反転が必要です。</p>
<h2>写しやすい図案</h2>
<p>ステンシルが知っているのは、線があるかないかだけ。灰色やにじみ、やわらかな影は写せません。彫師が、あなたの画像を横に置き、あとから目で補います。ですから、線画だけで図案が成り立たなければなりません。</p>
<figure><img src="/articles/stencil-lines.webp" alt="細い黒の線で描いた短剣と薔薇" width="800" height="800"><figcaption>白地にはっきりした線。ほぼこのまま転写紙にのせられます。</figcaption></figure>
<ul>
<li>いちばん簡単なのは、ファインライン、ブラックワーク、ジオメトリック、レタリングの白黒の図案です。見本帳に両方の版があるものは、黒をステンシルに、カラーを参考に使います。</li>
<li>水彩やブラック＆グレーなら、同じ言葉でファインラインの図案もつくり、両方持っていきます。</li>
<li>手元にあるいちばん大きなファイル、1024ピクセルのPNGかPDFを。スクリーンショットは避けましょう。</li>
</ul>
<figure><img src="/articles/stencil-finished.webp" alt="オールドスクールの色で描いた短剣と薔薇" width="800" height="800"><figcaption>仕上がりの姿は、色と陰影の参考に持っていきます。</figcaption></figure>
<h2>原寸で印刷する</h2>
<ol>
<li>PDFをダウンロードします。A4と、8.5 × 11インチのレターサイズがあります。</li>
<li>印刷画面で「実際のサイズ」か100%を選びます。「ページに合わせる」は、黙って大きさを変えてしまいます。</li>
<li>印刷したものを定規で測ります。10センチのはずが8センチなら、125%で印刷し直します。ほしい大きさを測った大きさで割り、100を掛けた数字です。</li>
<li>80%、100%、120%で印刷します。紙3枚はただのようなもので、たいていの迷いに片がつきます。</li>
</ol>
<h2>紙で試す</h2>
<p>1センチの余白をつけて図案を切り抜き、その場所にテープで貼ります。さあ、動いてみましょう。立つ、座る、腕を曲げる、棚に手を伸ばす、シャツを着る。見るのは3つです。筋肉の線に沿っているか。皮膚が折れても崩れないか。2メートル離れても、ちゃんとして見えるか。それから数度だけ、右へ、左へ傾けてみます。図案はたいてい、壁の絵のようにまっすぐより、体に合わせて少し傾いたほうがよく見えます。</p>
<p>場所が見つかったら、紙を貼ったまま写真を撮り、上の端と下の端に、ペンで小さな点をふたつ、肌に打ちます。写真はどんな説明にもまさります。試着画面は同じことをあなたの写真の上で行い、白い紙ではなく、肌にのったインクを見せてくれます。両方試してみてください。紙は大きさを、試着は見た目を教えてくれます。</p>
<h2>当日</h2>
<p>ステンシルを貼ったら、10分間乾かします。それがあなたの時間です。鏡を正面から見て、鏡は左右が逆だと思い出してください。誰かに写真を撮ってもらえば、逆になりません。そして自分に聞きます。いつもの立ち方で、まっすぐか。高さは望みどおりか。文字はどれも正しいか。</p>
<p>迷ったら、そう言いましょう。拭き取るのに1分、よい彫師なら黙って3回でもやり直してくれます。これほど安くすむ直しは、この先もうありません。</p>`,
  },
};
