import type { Article } from '../article.ts';

export const talkingToYourArtist: Article = {
  slug: 'talking-to-your-artist',
  date: '2025-11-13',
  cover: 'artist-finished',
  title: { en: 'Talking to your artist', zh: '怎样和纹身师沟通', ja: '彫師との話し方' },
  excerpt: {
    en: 'What to bring, what to say and what to leave open, so that a generated design becomes a tattoo that somebody is proud to make.',
    zh: '带什么、说什么、留下什么余地，让一款画出来的图案变成纹身师也引以为豪的作品。',
    ja: '持っていくもの、伝えること、任せること。つくった図案が、彫師の誇れるタトゥーになるまで。',
  },
  content: {
    en: `
<p>A design from here is a beginning: a clear picture of what you want, in a style that you have chosen with your eyes open. The tattoo is made by a person who knows skin. The better the two of you talk, the better it gets, and it takes less than most people think.</p>
<h2>Before you write</h2>
<p>Read the artist's page first. Many say there what they like to do, what they do not, how to book and how long the wait is. Choose somebody whose work already looks like your design. Asking a fine-line artist for old-school flash is like asking a pastry chef for a steak: it may turn out well, but nobody is happy.</p>
<h2>The first message</h2>
<p>Short, complete and friendly. Most artists read these between two clients, with gloves off for five minutes. This is all they need:</p>
<ol>
<li><strong>What:</strong> one sentence, such as "a compass with two roses, black and grey".</li>
<li><strong>Where and how big:</strong> "outer forearm, about twelve centimetres", and a photo of the place in daylight, with a coin or a ruler in it.</li>
<li><strong>References:</strong> one to three pictures. Say what you like about each: the line, the mood, the flower.</li>
<li><strong>What is there already:</strong> scars, moles, other tattoos near it.</li>
<li><strong>When, and how much</strong> you want to spend. A budget is not rude; it saves both of you a week.</li>
</ol>
<figure><img src="/articles/artist-sketch.webp" alt="A pencil sketch of a compass with a rose" width="800" height="800"><figcaption>A sketch says: this is the idea, please take it further.</figcaption></figure>
<h2>What to bring from here</h2>
<p>Bring the design as a PNG or a PDF, and the words it was drawn from. The words help: "snake wrapped around a dagger with red roses" tells an artist what matters to you and in which order. Bring two or three versions in the same style, rather than ten in different ones. If you have tried it on your own photo in the previewer, bring that picture as well, it answers the questions of size and place at a glance.</p>
<p>Say openly how it was made. Designs of the flash composer are put together from a library of motifs, and the file itself says so. Artists have drawn from flash sheets for a century, and most are glad about a client who knows what they want. Some do not work from generated pictures at all; that is their right, and it is better to know before the deposit.</p>
<h2>Leave room</h2>
<p>Ask for a redrawing, not for a copy. Your artist will open the gaps, bend the snake along your muscle, take out three leaves and make the black heavier where it needs to hold. That is what you are paying for. Say what must stay ("it has to be two swallows, for my sisters") and leave the rest open.</p>
<figure><img src="/articles/artist-finished.webp" alt="A compass with roses in neo-traditional style" width="800" height="800"><figcaption>The same idea carried through: the artist decides how far to go.</figcaption></figure>
<p>If something cannot be done, you will hear it: too small, too much detail, not on a finger. Ask why. The answer is usually about the next ten years, and it is worth more than the drawing.</p>
<h2>How to disagree</h2>
<p>You will see the final drawing a few days before, or on the day. Look at it for a whole minute before you say anything. Then say what you see rather than what they should do: "the heart feels heavy to me" is easier to work with than "make the heart smaller". Small changes are normal, and no good artist minds. A completely new idea on the day is another appointment.</p>
<p>Never let politeness put something on your skin that you do not like. You may say no at the sketch, at the stencil and at any time before the needle. Keep the deposit rules in mind and be kind about it, but say it.</p>
<h2>Small things that matter</h2>
<ul>
<li>Check spelling and dates yourself, aloud, on paper. Have somebody else check too.</li>
<li>Tell them about allergies, medicine and whether you tend to faint.</li>
<li>Come on time, washed and fed, and bring one friend at most.</li>
<li>Tip if it is usual where you live, and send a photo when it has healed. To many artists that is the better tip.</li>
</ul>`,
    zh: `
<p>从这里带走的图案只是一个开头：清楚地说明你想要什么，用的是你自己看过、选定的风格。而纹身是由懂皮肤的人做出来的。你们谈得越好，结果就越好，而这并没有多数人想的那么难。</p>
<h2>联系之前</h2>
<p>先看纹身师的主页。许多人会写明自己爱做什么、不做什么、怎么预约、要等多久。选一位作品本来就像你那张图的人。请专做细线的纹身师做老传统，就像请糕点师傅煎牛排：也许能成，但谁都不痛快。</p>
<h2>第一条消息</h2>
<p>简短、完整、友善。多数纹身师是在两位客人之间、摘下手套的五分钟里看消息的。他们只需要这些：</p>
<ol>
<li><strong>什么：</strong>一句话，比如“罗盘与两朵玫瑰，黑灰”。</li>
<li><strong>在哪里、多大：</strong>“小臂外侧，约十二厘米”，再附一张日光下的照片，旁边放一枚硬币或一把尺子。</li>
<li><strong>参考：</strong>一到三张图，说清楚每张喜欢的是什么：线条、气氛，还是那朵花。</li>
<li><strong>已有的：</strong>疤、痣、附近的其他纹身。</li>
<li><strong>时间和预算。</strong>说预算并不失礼，能替两个人省下一周。</li>
</ol>
<figure><img src="/articles/artist-sketch.webp" alt="罗盘与玫瑰的铅笔稿" width="800" height="800"><figcaption>一张草稿在说：想法在这里，请你继续。</figcaption></figure>
<h2>从这里带什么去</h2>
<p>带上 PNG 或 PDF，还有画出它的那句描述。文字很有用：“缠绕匕首的蛇与红玫瑰”，能让纹身师明白你在意什么、先后如何。带同一种风格的两三个版本，好过不同风格的十张。如果在预览器里试过自己的照片，也带上那一张，尺寸和位置一看便知。</p>
<p>坦白说它是怎么来的。内置的手稿绘图引擎用元素库拼出图案，文件里也写着。纹身师照着手稿册画了一百年，多数人很高兴遇到知道自己要什么的客人。也有人完全不用电脑画的图，那是他们的权利，付定金之前知道比较好。</p>
<h2>留下余地</h2>
<p>请纹身师重画，而不是照抄。纹身师会把间隙打开，让蛇顺着你的肌肉弯，去掉三片叶子，在需要撑住的地方加重黑色。你付钱买的正是这些。说清楚什么必须保留（“一定要两只燕子，代表我的两个姐妹”），其余的放手。</p>
<figure><img src="/articles/artist-finished.webp" alt="新传统风格的罗盘与玫瑰" width="800" height="800"><figcaption>同一个想法做到完成：走多远，由纹身师决定。</figcaption></figure>
<p>做不到的，纹身师会告诉你：太小、太细、手指上不行。问问为什么。答案通常关乎往后十年，比图本身更值钱。</p>
<h2>怎样提出不同意见</h2>
<p>定稿会在几天前或当天给你看。先看足一分钟再开口。然后说你看到了什么，而不是他该做什么：“我觉得这颗心有点重”，比“把心改小”更好办。小改动很正常，好的纹身师不会介意。当天换一个全新的想法，就得另约时间了。</p>
<p>不要因为不好意思，让不喜欢的东西留在皮肤上。看草稿时、转印时、下针之前的任何时候，你都可以说不。记得定金的规矩，语气和善些，但要说出来。</p>
<h2>小事也要紧</h2>
<ul>
<li>拼写和日期自己核对，写在纸上念出声，再请一个人核对一遍。</li>
<li>过敏、用药、是否容易晕，都要告诉他。</li>
<li>准时，洗净，吃饱，最多带一位朋友。</li>
<li>当地有给小费的习惯就给，愈合后发一张照片。对许多纹身师来说，后者更珍贵。</li>
</ul>`,
    ja: `
<p>ここでつくった図案は、はじまりです。自分の目で見て選んだスタイルで、望むものをはっきり示した1枚。タトゥーにするのは、肌をよく知る人です。ふたりの話が通じるほど仕上がりはよくなりますし、それは多くの人が思うほど難しくありません。</p>
<h2>連絡する前に</h2>
<p>まず彫師のページを読みましょう。好きな仕事、引き受けない仕事、予約のしかた、どれくらい待つかを書いている人が大勢います。作品がすでに自分の図案に似ている人を選んでください。ファインラインの彫師にオールドスクールのフラッシュを頼むのは、菓子職人にステーキを頼むようなもの。うまくいくかもしれませんが、おたがい幸せになりません。</p>
<h2>最初のメッセージ</h2>
<p>短く、もれなく、感じよく。彫師がメッセージを読むのは、たいてい客と客の合間、手袋を外した5分間です。必要なのは、これだけです。</p>
<ol>
<li><strong>何を：</strong>「羅針盤と薔薇2輪、ブラック＆グレー」のような一文。</li>
<li><strong>どこに、どれくらいの大きさで：</strong>「前腕の外側、約12センチ」。その場所を日の光の下で、硬貨か定規と一緒に撮った写真も。</li>
<li><strong>参考：</strong>画像を1〜3枚。線、雰囲気、花など、それぞれのどこが好きかを書きます。</li>
<li><strong>すでにあるもの：</strong>傷あと、ほくろ、近くにあるほかのタトゥー。</li>
<li><strong>時期と予算。</strong>予算を言うのは失礼ではありません。1週間分のやりとりが省けます。</li>
</ol>
<figure><img src="/articles/artist-sketch.webp" alt="羅針盤と薔薇の鉛筆スケッチ" width="800" height="800"><figcaption>スケッチが伝えるのは、「アイデアはこれです。この先をお願いします」。</figcaption></figure>
<h2>ここから持っていくもの</h2>
<p>図案のPNGかPDFと、もとになった言葉を持っていきましょう。言葉は役に立ちます。「短剣に巻きつく蛇と赤い薔薇」とあれば、あなたにとって何がどの順に大切なのかが彫師に伝わります。違うスタイルの10枚より、同じスタイルの2〜3枚を。試着画面で自分の写真に重ねてみたなら、その画像も持っていきます。大きさと場所の疑問に、ひと目で答えてくれます。</p>
<p>どうやってつくったかは、正直に伝えましょう。「Flash composer」の図案はモチーフ集から組み立てたもので、ファイルにもそう書いてあります。彫師は100年も前からフラッシュシートをもとに描いてきましたし、望むものがわかっている客は、たいてい喜ばれます。生成された絵からはいっさい彫らない人もいます。それは彫師の権利で、予約金を払う前に知っておくほうがよいでしょう。</p>
<h2>余地を残す</h2>
<p>写しではなく、描き直しを頼みましょう。彫師はすき間を広げ、蛇を筋肉に沿って曲げ、葉を3枚減らし、もたせたいところの黒を重くします。お金を払うのは、そのためです。残さなければならないものは伝え（「燕は必ず2羽で。姉と妹のためなので」）、あとは任せます。</p>
<figure><img src="/articles/artist-finished.webp" alt="ネオトラディショナルの羅針盤と薔薇" width="800" height="800"><figcaption>同じアイデアを描ききったもの。どこまで進めるかは、彫師が決めます。</figcaption></figure>
<p>できないことは、そう言われます。小さすぎる、細かすぎる、指には無理。理由を聞いてみましょう。答えはたいていこれから10年の話で、図案そのものより価値があります。</p>
<h2>違うと思ったら</h2>
<p>最終の図案を見せてもらえるのは、数日前か当日です。何か言う前に、まる1分、眺めてください。それから、相手がすべきことではなく、自分にどう見えるかを伝えます。「ハートを小さくしてください」より「ハートが重く感じます」のほうが、彫師は手を動かしやすいのです。小さな直しはよくあることで、よい彫師なら気にしません。当日にまったく新しいアイデアを出すなら、予約は別の日になります。</p>
<p>遠慮のせいで、気に入らないものを肌に入れてはいけません。下絵のときも、ステンシルのときも、針が入る前ならいつでも断れます。予約金の決まりを頭に置き、感じよく、けれどきちんと言いましょう。</p>
<h2>小さいけれど大切なこと</h2>
<ul>
<li>つづりと日付は、紙に書き、声に出して、自分で確かめます。ほかの人にも見てもらいましょう。</li>
<li>アレルギー、薬、気を失いやすいかどうかを伝えます。</li>
<li>時間どおりに、体を洗い、食事をすませて。付き添いは多くてひとり。</li>
<li>チップの習慣がある土地なら渡し、治ったら写真を送りましょう。多くの彫師には、写真のほうがうれしいチップです。</li>
</ul>`,
  },
};
