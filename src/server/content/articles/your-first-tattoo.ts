import type { Article } from '../article.ts';

export const yourFirstTattoo: Article = {
  slug: 'your-first-tattoo',
  date: '2025-10-23',
  cover: 'first-flash',
  title: { en: 'Your first tattoo', zh: '第一次纹身', ja: 'はじめてのタトゥー' },
  excerpt: {
    en: 'From the idea to the day itself: how to choose, what to ask, what to eat, and what the first hour feels like.',
    zh: '从想法到当天：怎么选、问什么、吃什么，第一个小时又是什么感觉。',
    ja: '思いついてから当日まで。選び方、聞いておくこと、食べておくもの、そして最初の1時間はどんな感じか。',
  },
  content: {
    en: `
<p>A first tattoo is mostly waiting and a short hour of courage. The waiting is the useful part. Here is how to spend it.</p>
<h2>Choose slowly, then stop choosing</h2>
<p>Collect pictures for a few weeks and do not sort them. Then lay them next to each other and look for what they have in common: bold or delicate, colour or black, one thing or a scene. That is your style, and it is more reliable than any single favourite. Generate a handful of designs in that style, print the three best, and put them on your fridge. The one that you still like after a month is the one.</p>
<p>It does not have to mean anything. "I like swallows" is a good reason, and it lasts longer than many grand ones.</p>
<figure><img src="/articles/first-flash.webp" alt="Two swallows above a red heart in old-school flash" width="800" height="800"><figcaption>Classic flash is a safe first step: it has been tested on skin for a hundred years.</figcaption></figure>
<h2>Find the person, not the shop</h2>
<p>Look at portfolios, and look for healed work: photos that are months or years old, not only fresh ones that shine. Lines should be even and meet where they should. Find somebody who already does what you want, rather than somebody who could also do it. Then look at the place: a licence on the wall, single-use needles opened in front of you, fresh gloves, surfaces wrapped in film. Whoever takes hygiene seriously is glad to show it.</p>
<p>In most countries you have to be eighteen, and you will be asked for identification. If you are pregnant or breastfeeding, have a skin condition, diabetes, a heart condition, problems with blood clotting, known allergies to dyes or metals, or take blood thinners or strong acne medicine, talk to a doctor first and tell the artist.</p>
<h2>Ask before you book</h2>
<ul>
<li>What does it cost, and is that by the piece or by the hour? What is the deposit, and what happens to it if I have to move the date?</li>
<li>How big should it be, in this place, to stay readable?</li>
<li>What would you change about the drawing?</li>
<li>Is a touch-up included?</li>
</ul>
<p>A good tattoo costs more than you thought and less than a bad one, because removing a bad one takes many sessions with a laser.</p>
<h2>The day before, and the day itself</h2>
<p>Sleep. Do not drink alcohol for twenty-four hours, it thins the blood and your patience. Eat a proper meal two hours before, and bring something sweet and a bottle of water. Shower, but do not put lotion on the place. Wear clothes that are loose, dark, and easy to move out of the way. Do not come with sunburn, and do not come with a fever: any shop would rather move the date.</p>
<figure><img src="/articles/first-small.webp" alt="A fine-line crescent moon with lavender" width="800" height="800"><figcaption>Small and quiet is fine too. Give it space, and a calm place on the body.</figcaption></figure>
<h2>What it is like</h2>
<p>The place is shaved and cleaned, and the stencil goes on: a purple outline of the drawing. This is your moment. Stand up, look in the mirror, move. If it should sit a finger's breadth lower, say so. It can be wiped off and put on again as often as needed, and nobody minds.</p>
<p>Then comes the first line. Most people say: is that all? It feels like a hot scratch, or a cat that does not let go. Lines are sharp and short, shading is duller and longer. After some minutes the body answers with its own painkillers, and after two or three hours it runs out of them, which is why long sessions get harder at the end. Breathe out slowly on every line. If you feel dizzy, say it at once; everybody pauses, drinks something and goes on. Hold still, and talk or do not talk, as you like.</p>
<h2>Afterwards</h2>
<p>It is cleaned, covered, and you get instructions. Follow those, they come from the person who knows what was done to your skin. You may feel tired and a little cold in the evening: eat, and go to bed early. In the second week it will peel and look dull, and you will wonder whether something has gone wrong. It has not. Judge it after a month, and then tell your artist how it turned out, with a photo in daylight. They like to know.</p>`,
    zh: `
<p>第一次纹身，大部分时间是等待，只有短短一小时需要勇气。等待才是有用的部分，不妨这样度过。</p>
<h2>慢慢选，然后停下来</h2>
<p>先收集几个星期的图，不要分类。再把它们摆在一起，看共同点是什么：粗犷还是纤细，彩色还是黑色，单独一样还是一幅场景。那就是你的风格，比任何一张“最喜欢”都可靠。用这种风格画几款图案，把最好的三张打印出来贴在冰箱上。一个月后仍然喜欢的，就是它。</p>
<p>它不一定要有什么含义。“我喜欢燕子”就是很好的理由，往往比许多宏大的理由更长久。</p>
<figure><img src="/articles/first-flash.webp" alt="老传统手稿：红心上方的两只燕子" width="800" height="800"><figcaption>经典手稿是稳妥的第一步：它们在皮肤上已经检验了一百年。</figcaption></figure>
<h2>找对人，而不是找对店</h2>
<p>看作品集，尤其要看愈合后的照片：几个月、几年之后的，而不只是刚做完亮闪闪的。线要匀，该接上的地方要接上。找一个本来就擅长你想要的风格的人，而不是“也能做”的人。再看环境：墙上有没有卫生许可证，针是不是一次性、当面拆封，手套是不是新的，台面有没有包膜。认真对待卫生的人，都乐意给你看。</p>
<p>多数地方要求年满十八岁，并会查看证件。如果你怀孕或正在哺乳，有皮肤病、糖尿病、心脏病、凝血问题，对色料或金属过敏，或正在服用抗凝药、强效祛痘药，请先问医生，并且告诉纹身师。</p>
<h2>预约之前要问</h2>
<ul>
<li>多少钱，按图收费，还是按小时收费？定金多少，改期怎么办？</li>
<li>放在这个位置，要多大才能一直看得清？</li>
<li>这张图，你会改哪里？</li>
<li>包不包一次补色？</li>
</ul>
<p>好的纹身比你想的贵，却比坏的便宜，因为用激光洗掉一个坏的，要去很多次。</p>
<h2>前一天，和当天</h2>
<p>睡好。二十四小时内不要喝酒，酒会让血变稀，也让耐心变薄。提前两小时好好吃一顿，再带点甜的和一瓶水。洗澡，但那个部位不要涂润肤乳。穿宽松、深色、容易掀开的衣服。晒伤了不要来，发烧了也不要来，任何一家店都宁愿给你改期。</p>
<figure><img src="/articles/first-small.webp" alt="细线的弯月与薰衣草" width="800" height="800"><figcaption>小而安静也很好。给它空间，也给它一个安静的位置。</figcaption></figure>
<h2>过程是怎样的</h2>
<p>先剃净、清洁，然后转印：一幅紫色的轮廓。这时候由你说了算。站起来，照镜子，动一动。如果该往下挪一指宽，就说出来。转印可以擦掉重来，多少次都行，没人会介意。</p>
<p>接着是第一条线。多数人会说：就这样？像一道热热的划痕，或一只不肯松爪的猫。割线的疼尖锐而短，打雾的疼钝一些，也久一些。几分钟后身体会送来自己的止痛剂，两三个小时后用完，所以长时间的活儿总是最后难熬。每走一条线，就慢慢呼气。头晕要马上说，谁都会停下来，喝口水，再继续。保持不动，想聊天就聊，不想聊就不聊。</p>
<h2>结束以后</h2>
<p>清洁、包好，然后你会得到护理说明。照着做，因为给你纹的人最清楚对你的皮肤做了什么。晚上可能会累，有点发冷：吃点东西，早些睡。第二周会脱皮、发暗，你会怀疑是不是出了问题。其实没有。一个月后再下判断，并在日光下拍张照片发给纹身师，他们很想知道结果。</p>`,
    ja: `
<p>はじめてのタトゥーは、ほとんどが待つ時間で、勇気が要るのは短い1時間だけ。役に立つのは、待つ時間のほうです。その過ごし方をお伝えします。</p>
<h2>ゆっくり選んだら、もう迷わない</h2>
<p>数週間かけて画像を集め、分類はしないでおきます。それから並べてみて、共通点を探してください。太いか繊細か、カラーか黒か、ひとつのものか場面か。それがあなたのスタイルで、お気に入りのどの1枚よりも頼りになります。そのスタイルで図案をいくつかつくり、よいものを3枚印刷して、冷蔵庫に貼りましょう。1か月たってもまだ好きな1枚が、あなたの図案です。</p>
<p>意味はなくてもかまいません。「燕が好きだから」は立派な理由で、壮大な理由の多くより長もちします。</p>
<figure><img src="/articles/first-flash.webp" alt="赤いハートの上に二羽の燕、オールドスクールのフラッシュ" width="800" height="800"><figcaption>定番のフラッシュは安心な第一歩。100年ものあいだ、肌の上で試されてきました。</figcaption></figure>
<h2>店ではなく、人を探す</h2>
<p>作品集を見て、治ったあとの作品を探しましょう。つやつやした彫りたてだけでなく、数か月、数年たった写真です。線は均一で、つながるべきところで、きちんとつながっているでしょうか。「それも彫れる」人ではなく、望むものをすでに彫っている人を選びます。次に、場所を見ます。衛生管理の講習の修了証（許可制の国なら許可証）、目の前で開ける使い捨ての針、新しい手袋、フィルムで覆った台。衛生に真剣な人は、喜んで見せてくれます。</p>
<p>日本でも多くの自治体が条例で18歳未満への施術を禁じていて、20歳以上とする店もあります。身分証の提示を求められます。妊娠中や授乳中の人、皮膚の病気、糖尿病、心臓の病気、血液の固まりやすさの問題、染料や金属へのアレルギーがある人、血液をさらさらにする薬や強いにきびの薬を使っている人は、まず医師に相談し、彫師にも伝えてください。</p>
<h2>予約の前に聞くこと</h2>
<ul>
<li>料金はいくらですか。1点ごとですか、時間ごとですか。予約金はいくらで、日を変えるときはどうなりますか。</li>
<li>この場所でずっと読み取れるようにするには、どれくらいの大きさが要りますか。</li>
<li>この図案のどこを変えますか。</li>
<li>タッチアップは料金に含まれますか。</li>
</ul>
<p>よいタトゥーは、思ったより高く、悪いタトゥーより安くつきます。悪いものを消すには、レーザーに何度も通うことになるからです。</p>
<h2>前日と当日</h2>
<p>よく眠りましょう。24時間前からお酒は飲みません。出血しやすくなり、根気も続きません。2時間前にきちんと食事をとり、甘いものと水を1本持っていきます。シャワーは浴び、彫る場所にローションは塗りません。服はゆったりして、色が濃く、めくりやすいものを。日焼けしたまま、熱があるままで行くのはやめましょう。どの店も、日を変えるほうがいいと思っています。</p>
<figure><img src="/articles/first-small.webp" alt="三日月とラベンダー、ファインライン" width="800" height="800"><figcaption>小さく静かなのも、いいものです。まわりには余白を、体には穏やかな場所を。</figcaption></figure>
<h2>彫るときはどんな感じ？</h2>
<p>まず毛を剃って清潔にし、ステンシルを貼ります。図案の輪郭が紫色の線で写ります。ここが、あなたの出番です。立って、鏡を見て、動いてみてください。指1本分下げたいなら、そう言いましょう。何度でも拭き取って貼り直せますし、誰もいやな顔をしません。</p>
<p>そして最初の1本。たいていの人は「これだけ？」と言います。熱い引っかき傷のような、爪を離さない猫のような感じです。筋彫り（線）は鋭く短い痛み、ぼかしは鈍く長く続く痛みです。数分すると体が自前の痛み止めを出し、2〜3時間で使い果たします。長い施術ほど終わりがつらくなるのは、そのためです。線が引かれるたびに、ゆっくり息を吐きましょう。めまいがしたら、すぐに言うこと。誰もが手を止め、何か飲んで、また続けます。動かずにいること。話しても話さなくても、お好きなように。</p>
<h2>終わったあと</h2>
<p>きれいにして覆い、ケアの説明を受けます。それに従ってください。あなたの肌に何をしたかを知っている人の言葉です。夜は疲れて、少し寒く感じるかもしれません。食べて、早く寝ましょう。2週目には皮がむけてくすみ、何か失敗したのではと思うはずです。失敗ではありません。見きわめるのは1か月たってから。そのときは日の光の下で写真を撮り、どう仕上がったかを彫師に知らせましょう。知りたがっていますから。</p>`,
  },
};
