import type { Article } from '../article.ts';

export const choosingPlacement: Article = {
  slug: 'choosing-a-placement',
  date: '2025-10-02',
  cover: 'placement-long',
  title: { en: 'Where should it go?', zh: '该纹在哪里？', ja: 'どこに入れる？' },
  excerpt: {
    en: 'Shape, movement, sun, clothes and pain: five questions that find the right place for a tattoo before the needle does.',
    zh: '形状、活动、日晒、衣服和疼痛：五个问题，在下针之前替纹身找到合适的位置。',
    ja: '形、動き、日差し、服、痛み。針が入る前に、タトゥーにふさわしい場所が見つかる5つの問い。',
  },
  content: {
    en: `
<p>Most people choose a picture first and a place second. It works better the other way round, or at least at the same time, because skin is not paper. It curves, stretches, folds and tans, and a drawing that looks calm on a screen can look lost on a shoulder blade. These five questions take ten minutes in front of a mirror.</p>
<h2>What shape is the place?</h2>
<p>Look at the part of the body as an outline. A forearm, a shin and the side of the ribs are long and narrow: they like snakes, daggers, feathers, stems, anything with a direction. A shoulder, a knee, an elbow and the back of the hand are round: they like mandalas, faces seen from the front, flowers. The chest, the upper back and the thigh are wide and flat, and are the only places where a landscape really has room.</p>
<figure><img src="/articles/placement-long.webp" alt="A fine-line snake with peonies, drawn tall and narrow" width="800" height="800"><figcaption>A tall composition for a forearm or a calf.</figcaption></figure>
<p>A design that follows the shape looks as if it had always been there. One that ignores it looks like a sticker.</p>
<h2>How does it move?</h2>
<p>Bend your arm and watch the inside of the elbow: the skin folds, and whatever is drawn there folds too. Wrists, armpits, the backs of knees and the sides of fingers are the same. Fine detail does not last there, bold shapes do. Also turn your arm: what faces the front when your hand hangs down faces sideways when you hold a cup. Decide which of the two positions is yours before the stencil goes on, and have the stencil applied while you are standing in it.</p>
<h2>How much sun does it get?</h2>
<p>Ultraviolet light is what fades ink most. A tattoo on the forearm of somebody who works outdoors needs sunscreen every day for life, one on the ribs almost never. Light colours, yellow and pale pink above all, go first. If you are often in the sun and rarely think of sunscreen, choose black, or choose a covered place.</p>
<h2>Who will see it?</h2>
<p>You will, so be honest: do you want to look at it every day, or know that it is there? Places that you cannot see without a mirror are restful. Hands, neck and face are seen by everybody, for ever, and many artists ask to do other places first. Put on the clothes that you wear to work and mark with a pen where the sleeve and the collar end. A tattoo that is cut in half by a cuff bothers people more than one that shows.</p>
<figure><img src="/articles/placement-round.webp" alt="A lotus inside the rings of a mandala" width="800" height="800"><figcaption>Round drawings belong on round places: elbow, knee, shoulder, sternum.</figcaption></figure>
<h2>How much will it hurt?</h2>
<p>It differs from person to person, but the pattern is stable: where there is flesh between skin and bone it is bearable, where there is bone, or where the skin is thin, it is not pleasant. The outer upper arm, the calf and the outer thigh are gentle. Ribs, sternum, spine, ankle, the inside of the elbow and the back of the knee are not. For a first tattoo the gentle places are a kindness, also because it is easier to hold still.</p>
<h2>Try it before you decide</h2>
<ul>
<li>Print the design in three sizes, cut them out and tape them on. Look at them in a mirror from two metres away.</li>
<li>Take a photo of the place in daylight and lay the design over it in the previewer. Move your arm and take another.</li>
<li>Think of the next tattoo. One small piece in the very middle of a forearm makes a sleeve harder later; a little to the side leaves the room open.</li>
</ul>
<p>And if two places are equally good, take the bigger one. Hardly anybody has ever wished that their tattoo were smaller.</p>`,
    zh: `
<p>多数人先选图，再选位置。其实反过来更好，至少要一起想，因为皮肤不是纸：它有弧度，会拉伸，会起皱，也会晒黑。屏幕上安安静静的图，放到肩胛上可能就没了着落。下面五个问题，站在镜子前十分钟就能想清楚。</p>
<h2>那里是什么形状？</h2>
<p>把那块身体当成一个轮廓来看。小臂、小腿正面和肋侧又长又窄，适合蛇、匕首、羽毛、花枝，凡是有方向的东西。肩头、膝盖、手肘和手背是圆的，适合曼陀罗、正面的脸、花朵。胸口、上背和大腿宽而平，真正容得下一幅风景的，只有这几处。</p>
<figure><img src="/articles/placement-long.webp" alt="细线的蛇与牡丹，构图修长" width="800" height="800"><figcaption>修长的构图，适合小臂或小腿。</figcaption></figure>
<p>顺着形状走的图，像是本来就长在那里；不理会形状的图，像一张贴纸。</p>
<h2>那里怎么活动？</h2>
<p>弯一弯手臂，看看肘窝：皮肤会折起来，画在上面的东西也会跟着折。手腕、腋下、膝窝和手指侧面都是如此。精细的线条在这些地方留不住，粗壮的形状可以。再转一转手臂：手自然下垂时朝前的一面，端起杯子就朝向旁边。转印之前先想好以哪个姿势为准，就用那个姿势站着转印。</p>
<h2>那里晒多少太阳？</h2>
<p>最让颜色变淡的是紫外线。常在户外工作的人，小臂上的纹身一辈子都要涂防晒；肋侧的几乎不用。浅色最先褪，尤其是黄色和浅粉。如果你常晒太阳又不爱涂防晒，就选黑色，或者选一个衣服遮得住的位置。</p>
<h2>谁会看见它？</h2>
<p>首先是你自己，所以要诚实：你想每天看到它，还是只要知道它在就好？不照镜子看不到的地方，心里反而清静。手、脖子和脸，所有人都会看见，而且是永远，许多纹身师会请你先从别处开始。穿上你上班的衣服，用笔标出袖口和领口的位置。被袖口切成两半的图，比露出来的图更让人难受。</p>
<figure><img src="/articles/placement-round.webp" alt="曼陀罗花环中的莲花" width="800" height="800"><figcaption>圆的图放在圆的地方：手肘、膝盖、肩头、胸骨。</figcaption></figure>
<h2>会有多疼？</h2>
<p>每个人不同，规律却差不多：皮和骨之间有肉的地方还好，贴着骨头或皮肤薄的地方就不太舒服。上臂外侧、小腿肚、大腿外侧比较温和；肋骨、胸骨、脊柱、脚踝、肘窝和膝窝则不然。第一次选温和的位置，是对自己好一点，也更容易保持不动。</p>
<h2>决定之前先试一试</h2>
<ul>
<li>把图按三种尺寸打印出来，剪下贴在身上，退到两米外照镜子。</li>
<li>在日光下拍一张那个部位的照片，用预览器把图放上去；换个动作再拍一张。</li>
<li>想一想下一个纹身。小臂正中央的一个小图，会让以后的花臂难接；往旁边挪一点，余地就留下了。</li>
</ul>
<p>如果两个位置同样合适，就选大的那个。嫌自己的纹身太大的人，几乎没有。</p>`,
    ja: `
<p>たいていの人は先に絵を選び、場所はあとで決めます。けれど、うまくいくのはその逆。せめて同時に考えたいところです。肌は紙ではありません。曲がり、伸び、折れ、日に焼けます。画面では落ち着いて見えた図案が、肩甲骨の上では心もとなく見えることもあります。ここに挙げる5つの問いは、鏡の前に10分立てば答えが出ます。</p>
<h2>どんな形の場所？</h2>
<p>体のその部分を、輪郭として見てみましょう。前腕、すね、脇腹は細長く、蛇や短剣、羽根、茎など、向きのあるものが似合います。肩、膝、肘、手の甲は丸く、曼荼羅や正面を向いた顔、花が似合います。胸、背中の上のほう、太ももは広くて平ら。風景が本当にゆったり収まるのは、ここだけです。</p>
<figure><img src="/articles/placement-long.webp" alt="縦に細長く描いた蛇と牡丹、ファインライン" width="800" height="800"><figcaption>前腕やふくらはぎに向く、縦長の構図。</figcaption></figure>
<p>形に沿った図案は、はじめからそこにあったように見えます。形を無視した図案は、シールのように見えます。</p>
<h2>どう動く？</h2>
<p>腕を曲げて、肘の内側を見てください。皮膚が折れ、そこに描いたものも一緒に折れます。手首、脇の下、膝の裏、指の側面も同じです。こうした場所では、細かな描き込みは長もちせず、大らかで力強い形なら残ります。腕をひねってもみましょう。手を下ろしたとき正面にある面は、カップを持つと横を向きます。どちらが自分の姿勢かを、ステンシル（肌に写す転写用の線画）を貼る前に決めて、その姿勢で立ったまま貼ってもらってください。</p>
<h2>どれくらい日に当たる？</h2>
<p>インクをいちばん色あせさせるのは紫外線です。屋外で働く人の前腕なら、一生、毎日の日焼け止めが必要ですが、脇腹ならほとんど要りません。先にあせるのは明るい色、とくに黄色と淡いピンクです。よく日に当たるのに日焼け止めを忘れがちな人は、黒を選ぶか、服で隠れる場所を選びましょう。</p>
<h2>誰が見る？</h2>
<p>まず、あなたです。ですから正直に考えてみてください。毎日眺めたいのか、そこにあると知っているだけでいいのか。鏡がないと見えない場所は、気持ちが休まります。手、首、顔は、誰の目にも、この先ずっと入ります。先にほかの場所から、とすすめる彫師も大勢います。仕事に着ていく服を着て、袖と襟がどこで終わるか、ペンで印をつけてみましょう。見えるタトゥーよりも、袖口で半分に切れるタトゥーのほうが気になるものです。日本では、温泉やプール、ジムで入場を断られたり、隠すよう求められたりすることがまだあります。よく行く場所の決まりも確かめておきましょう。</p>
<figure><img src="/articles/placement-round.webp" alt="曼荼羅の輪のなかの蓮" width="800" height="800"><figcaption>丸い図案は丸い場所に。肘、膝、肩、胸の中央。</figcaption></figure>
<h2>どれくらい痛い？</h2>
<p>感じ方は人それぞれでも、傾向は変わりません。皮膚と骨のあいだに肉があれば耐えられますが、骨の上や皮膚の薄いところは、快いものではありません。上腕の外側、ふくらはぎ、太ももの外側は穏やかです。あばら、胸の中央、背骨、足首、肘の内側、膝の裏は、そうはいきません。はじめてのタトゥーなら、穏やかな場所を選ぶのが自分へのやさしさです。じっとしているのも楽になります。</p>
<h2>決める前に試す</h2>
<ul>
<li>図案を3つの大きさで印刷し、切り抜いて、肌にテープで貼ります。2メートル離れて鏡で見てみましょう。</li>
<li>日の光の下でその場所の写真を撮り、試着画面で図案を重ねます。腕を動かして、もう1枚。</li>
<li>次のタトゥーのことも考えます。前腕のど真ん中に小さな図案がひとつあると、あとで腕全体のスリーブにしにくくなります。少し脇に寄せておけば、場所が空いたまま残ります。</li>
</ul>
<p>ふたつの場所が同じくらいよければ、大きいほうに。タトゥーがもっと小さければよかったと言う人は、まずいません。</p>`,
  },
};
