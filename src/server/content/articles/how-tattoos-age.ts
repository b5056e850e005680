import type { Article } from '../article.ts';

export const howTattoosAge: Article = {
  slug: 'how-tattoos-age',
  date: '2025-10-09',
  cover: 'ageing-bold',
  title: { en: 'How tattoos age', zh: '纹身会怎样变老', ja: 'タトゥーはどう年をとるか' },
  excerpt: {
    en: 'Lines widen, colours soften, black stays. What happens to ink under the skin, and how to choose a design that is still itself in twenty years.',
    zh: '线条变宽，颜色变柔，黑色留下来。墨水在皮肤里会经历什么，怎样选一个二十年后依然认得出的图。',
    ja: '線は太くなり、色はやわらぎ、黒は残る。肌の下でインクに何が起きるのか。20年後もその図案らしくいられる選び方とは。',
  },
  content: {
    en: `
<p>A tattoo is finished twice: once when you leave the shop, and once some years later, when it has settled into the skin that it will spend its life in. The second version is the one that you live with. It is softer, a little wider and a little paler, and if it was planned for that, it is often more beautiful.</p>
<h2>What happens under the skin</h2>
<p>The needle leaves ink in the dermis, a layer one to two millimetres down, which does not shed as the surface does. The body treats the pigment as something foreign: cells called macrophages swallow it and stay where they are. When such a cell dies, it lets its pigment go, and a neighbour takes it up again. This is why a tattoo stays for life, and also why its edges lose their sharpness: with every exchange some pigment ends up a hair's breadth further away.</p>
<p>Two other things work on it. Ultraviolet light breaks pigment into smaller pieces that the body can carry off, which we see as fading. And skin itself changes: it grows thinner and drier and loses tension, more in some places than in others.</p>
<h2>What stays and what goes</h2>
<ul>
<li><strong>Black</strong> stays longest. Everything that must be readable later should be told in black.</li>
<li><strong>Dark red, blue and green</strong> hold well. <strong>Yellow, orange, light pink and white</strong> fade first, and white often turns into a faint cream.</li>
<li><strong>Grey wash</strong> grows lighter. A good artist shades a step darker than you would like on the first day.</li>
<li><strong>Lines</strong> widen, by how much depends on the skin, the depth and the place. It is wise to expect a line to become half as wide again within ten to fifteen years.</li>
</ul>
<figure><img src="/articles/ageing-bold.webp" alt="A red rose with heavy black outlines" width="800" height="800"><figcaption>Heavy outlines, few colours, open shapes: this drawing has room to age.</figcaption></figure>
<h2>Room to grow</h2>
<p>If lines grow, the gaps between them shrink. This is the whole secret of designs that last: leave gaps. Two lines that are a millimetre apart may touch one day; two that are three millimetres apart will not. It is also why the same drawing cannot be had at any size. A face the size of a coin has eyes the size of a pinhead, and in ten years it will have none.</p>
<p>A test that costs nothing: look at your design on a screen, hold it at arm's length, and half close your eyes until it blurs. What you still recognise will still be there later. What you do not should be made bigger, bolder or left out.</p>
<figure><img src="/articles/ageing-fine.webp" alt="A fine-line rose in front of a crescent moon" width="800" height="800"><figcaption>Fine lines can age well too, as long as they have air around them.</figcaption></figure>
<h2>Does fine line last?</h2>
<p>Better than its reputation, under three conditions. The lines must be well set: too shallow and they fall out in patches, too deep and they blur from the first week. They must have space. And the place must be calm: the inner forearm, the upper arm or the collarbone rather than a finger or a foot. Expect a touch-up after a few years, and think of it as part of the style.</p>
<h2>What you can do</h2>
<ol>
<li>Let it heal properly. Half of what looks like ageing in a young tattoo is a scab that was picked.</li>
<li>Use sunscreen, factor 30 or more, on every tattoo that sees the sun, every time. Nothing else does as much.</li>
<li>Keep the skin well: drink enough, use a plain lotion, do not smoke if you can help it.</li>
<li>Have it looked at after ten years. Lines can be run again and black can be deepened, and an hour of that takes a decade off.</li>
</ol>
<p>Large changes of weight or muscle matter less than people fear, as skin grows and shrinks evenly in most places. The belly, and the sides of it, are the exception.</p>
<p>An old tattoo is not a spoilt one. Sailors' swallows from half a century ago are blue-grey and soft at the edges, and they are still unmistakably swallows. That is a fair thing to ask of yours.</p>`,
    zh: `
<p>一个纹身会完成两次：一次是你走出店门的时候，另一次是几年以后，它在皮肤里安顿下来的时候。你要相处一辈子的是第二个版本。它更柔和，略宽一点，略淡一点；如果设计时就为此留了余地，它往往更好看。</p>
<h2>皮肤底下发生了什么</h2>
<p>针把墨水留在真皮里，大约一到两毫米深，那一层不像表皮那样会脱落。身体把色料当作外来物：一种叫巨噬细胞的细胞把它吞下，然后留在原地。细胞老去时会把色料放出来，又被旁边的细胞接住。纹身因此能留一辈子，边缘也因此渐渐不再锐利：每交接一次，总有一点色料挪开一根头发丝的距离。</p>
<p>还有两样东西在起作用。紫外线会把色料打碎成更小的颗粒，被身体带走，我们看到的就是褪色。皮肤本身也会变：变薄、变干、失去弹性，有的部位快，有的部位慢。</p>
<h2>什么会留下，什么会走</h2>
<ul>
<li><strong>黑色</strong>留得最久。以后必须认得出的部分，都该用黑色来画。</li>
<li><strong>深红、蓝、绿</strong>比较稳。<strong>黄、橙、浅粉和白</strong>最先褪，白色常会变成淡淡的米色。</li>
<li><strong>灰调</strong>会变浅。好的纹身师会比你第一天想要的再深一档。</li>
<li><strong>线条</strong>会变宽，宽多少要看皮肤、深浅和部位。稳妥的估计是：十到十五年后，宽度变成原来的一倍半。</li>
</ul>
<figure><img src="/articles/ageing-bold.webp" alt="黑色粗线的红玫瑰" width="800" height="800"><figcaption>粗轮廓、少颜色、开阔的形状：这样的图有变老的余地。</figcaption></figure>
<h2>留出生长的空间</h2>
<p>线条变宽，线与线之间就变窄。经得起时间的图，全部秘密就在这里：留空。两条线相隔一毫米，将来可能会连在一起；相隔三毫米就不会。所以同一幅图不是什么尺寸都能做。一枚硬币大小的脸，眼睛只有针头大，十年后就没有眼睛了。</p>
<p>有个不花钱的测试：把图放在屏幕上，伸直手臂，眯起眼睛直到画面模糊。这时还认得出的，以后也还在；认不出的，就该放大、加粗，或者舍去。</p>
<figure><img src="/articles/ageing-fine.webp" alt="弯月前的细线玫瑰" width="800" height="800"><figcaption>细线也能好好变老，只要四周留够余地。</figcaption></figure>
<h2>细线留得住吗？</h2>
<p>比传说中好，但有三个条件。线要打得准：太浅会一段一段掉，太深从第一周就开始晕。线之间要有空间。位置要安静：小臂内侧、上臂、锁骨，而不是手指和脚。过几年补一次线是正常的，把它当作这种风格的一部分就好。</p>
<h2>你能做什么</h2>
<ol>
<li>好好恢复。新纹身看上去显老，一半是因为抠了痂。</li>
<li>凡是晒得到太阳的纹身，每次都涂 SPF 30 以上的防晒霜。没有别的办法比它更有用。</li>
<li>善待皮肤：多喝水，用普通的润肤乳，能不抽烟就不抽。</li>
<li>十年后请人看一看。线可以重走一遍，黑色可以加深，一个小时就能年轻十岁。</li>
</ol>
<p>体重和肌肉的变化没有想象中可怕，多数部位的皮肤是均匀地伸缩的。肚子和腰侧是例外。</p>
<p>老纹身不等于坏掉的纹身。半个世纪前水手身上的燕子，如今是蓝灰色的，边缘柔软，可一眼看去仍然是燕子。你的纹身，也可以这样要求。</p>`,
    ja: `
<p>タトゥーは2度完成します。1度目は店を出るとき。2度目はその数年後、一生を過ごす肌に落ち着いたときです。あなたが共に暮らすのは、2度目のほう。少しやわらかく、少し太く、少し淡くなりますが、それを見越して描かれたものなら、かえって美しくなることも多いのです。</p>
<h2>肌の下で起きること</h2>
<p>針がインクを置いていくのは、深さ1〜2ミリの真皮。表面の皮膚のようにはがれ落ちることのない層です。体は色素を異物とみなします。マクロファージという細胞が色素をのみ込み、その場にとどまります。その細胞が死ぬと色素は放され、隣の細胞がまた取り込みます。タトゥーが一生残るのはこのためで、輪郭が鋭さを失っていくのも同じ理由です。受け渡しのたびに、色素の一部が髪の毛1本ほど先へずれるのです。</p>
<p>影響するものは、あとふたつあります。ひとつは紫外線。色素を細かく砕き、体が運び去れるようにします。これが色あせです。もうひとつは皮膚そのものの変化。薄くなり、乾き、張りを失います。変わり方は場所によって違います。</p>
<h2>残るもの、消えるもの</h2>
<ul>
<li><strong>黒</strong>はいちばん長く残ります。あとになっても読み取りたいものは、すべて黒で語らせましょう。</li>
<li><strong>濃い赤、青、緑</strong>はよくもちます。<strong>黄、オレンジ、淡いピンク、白</strong>は先にあせ、白はうっすらとしたクリーム色になることがよくあります。</li>
<li><strong>薄墨のぼかし</strong>は薄くなります。よい彫師は、彫った日にあなたが望むより一段濃くぼかします。</li>
<li><strong>線</strong>は太くなります。どれだけ太くなるかは、肌と深さと場所しだい。10〜15年で1.5倍の太さになると見ておくのが賢明です。</li>
</ul>
<figure><img src="/articles/ageing-bold.webp" alt="太く黒い輪郭の赤い薔薇" width="800" height="800"><figcaption>太い輪郭、少ない色、ゆとりのある形。年をとる余地のある図案です。</figcaption></figure>
<h2>線が太くなる余地</h2>
<p>線が太くなれば、線のすき間は狭くなります。長もちする図案の秘訣は、これに尽きます。すき間を残すことです。1ミリ離れた2本の線は、いつかくっつくかもしれません。3ミリ離れていれば、くっつきません。同じ図案を好きな大きさで入れられるわけではないのも、このためです。硬貨ほどの顔なら、目は待ち針の頭ほど。10年後には、目がなくなってしまいます。</p>
<p>お金のかからない試し方があります。画面の図案を腕いっぱいに離して、ぼやけるまで目を細めてください。それでもわかるものは、年月がたっても残ります。わからないものは、大きくするか、太くするか、省きましょう。</p>
<figure><img src="/articles/ageing-fine.webp" alt="三日月の前の薔薇、ファインライン" width="800" height="800"><figcaption>細い線も、まわりに空きがあれば、きれいに年をとります。</figcaption></figure>
<h2>ファインラインは長もちする？</h2>
<p>評判よりは、もちます。ただし条件が3つ。まず、線がきちんと入っていること。浅すぎればところどころ抜け、深すぎれば最初の週からにじみます。次に、まわりに余白があること。そして、穏やかな場所であること。指や足ではなく、前腕の内側、上腕、鎖骨のあたりです。数年後のタッチアップも、このスタイルのうちと考えておきましょう。</p>
<h2>自分でできること</h2>
<ol>
<li>きちんと治す。若いタトゥーが老けて見えるとき、その半分はかさぶたをはがした跡です。</li>
<li>日に当たるタトゥーには、毎回、SPF30以上の日焼け止めを塗る。これほど効くものはほかにありません。</li>
<li>肌をすこやかに保つ。水分を十分にとり、シンプルなローションを塗り、たばこはできれば吸わないこと。</li>
<li>10年たったら見てもらう。線は引き直せますし、黒は濃くできます。1時間で10年若返ります。</li>
</ol>
<p>体重や筋肉の大きな変化は、心配するほど影響しません。たいていの場所では、皮膚が均等に伸び縮みするからです。例外は、おなかとその脇です。</p>
<p>古いタトゥーは、だめになったタトゥーではありません。半世紀前の船乗りの燕は、青みがかった灰色で、縁もやわらいでいますが、それでもまぎれもなく燕です。あなたのタトゥーにも、それくらいは望んでいいはずです。</p>`,
  },
};
