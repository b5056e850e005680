import type { Article } from '../article.ts';

export const aftercare: Article = {
  slug: 'tattoo-aftercare',
  date: '2025-11-06',
  cover: 'aftercare-lotus',
  title: {
    en: 'Aftercare, day by day',
    zh: '纹身护理，一天一天来',
    ja: '日ごとのアフターケア',
  },
  excerpt: {
    en: 'What to do in the first hours, the first week and the first month, what is normal, and when to see a doctor.',
    zh: '头几个小时、第一周、第一个月该做什么，哪些是正常的，什么时候该去看医生。',
    ja: '最初の数時間、最初の1週間、最初の1か月にすること。どこまでが普通で、どうなったら医師に診てもらうか。',
  },
  content: {
    en: `
<p>A fresh tattoo is a wound, a clean and shallow one, and it heals by itself if nothing gets in its way. Good aftercare is mostly leaving things alone. What your artist tells you comes first, because they know what was done and with what it was covered. This is what lies behind the advice.</p>
<h2>The first hours</h2>
<p>You leave the shop with a covering. A simple film stays on for two to four hours. A breathable adhesive film, often called second skin, can stay for three to five days, as long as it keeps tight at every edge and no fluid runs out. If it leaks, comes loose or itches under the glue, take it off under warm running water and do not put the old one back.</p>
<p>Wash your hands first, always. Then wash the tattoo with lukewarm water and a mild soap without perfume, using your fingers, not a cloth. It may ooze some ink and clear fluid for a day: that is normal. Pat it dry with a paper towel and let it breathe for ten minutes.</p>
<h2>Days one to three</h2>
<p>It is red, warm and a little swollen, like sunburn. Wash it two or three times a day and after each time, once it is dry, apply a very thin layer of the ointment or unscented lotion that you were given. Thin means that it disappears: a shiny layer keeps air out and softens the crust. Sleep in clean sheets that you do not mind staining, and wear loose cotton over it. If it is on a leg or an arm, putting it up in the evening helps against the swelling.</p>
<figure><img src="/articles/aftercare-lotus.webp" alt="A dotwork lotus under a crescent moon" width="800" height="800"><figcaption>Dotwork heals gently, since the skin between the dots stays whole. The rules are the same.</figcaption></figure>
<h2>Days four to fourteen</h2>
<p>Now it peels, in thin coloured flakes, and it itches. The itch is the hard part. Do not scratch, do not pick, do not help: a flake that is pulled off takes ink with it and leaves a pale spot. Pat the itch with a flat hand, or cool it with a clean, wrapped cold pack. Go on washing once or twice a day and moisturise when it feels tight. Solid black and heavy shading may form a thicker crust; it falls off when it is ready.</p>
<h2>Weeks two to four</h2>
<p>The flakes are gone and the tattoo looks dull, milky or uneven, because the new skin on top is still thick. It clears up in the following weeks. Only after about a month does it make sense to look for gaps that need a touch-up, and after two or three months it has healed in the depth as well.</p>
<h2>Not yet</h2>
<ul>
<li><strong>No soaking</strong> for three weeks at least: no bath, pool, sea, sauna or hot tub. A short shower is fine.</li>
<li><strong>No sun</strong> and no sunbeds for four weeks. Cover it with cloth. Sunscreen comes on when the skin has closed, and from then on always.</li>
<li><strong>No hard sport</strong> for a few days, longer if clothes or a mat rub on it.</li>
<li><strong>No shaving</strong> over it until it is smooth.</li>
<li><strong>No perfume, alcohol, peroxide or strong disinfectant.</strong> They harm the new skin more than they help.</li>
<li><strong>No pets</strong> on it, much as they want to know.</li>
</ul>
<figure><img src="/articles/aftercare-sun.webp" alt="A sun with a crescent moon in dotwork" width="800" height="800"><figcaption>The sun is lovely as a motif. On a healing tattoo it is not.</figcaption></figure>
<h2>When to see a doctor</h2>
<p>Redness and warmth should grow less from the third day on. Go to a doctor, not to the shop and not to the internet, if one of these happens:</p>
<ul>
<li>the redness spreads, or red streaks run away from the tattoo;</li>
<li>it gets hotter, more swollen or more painful after the third day;</li>
<li>there is pus, a bad smell, or open sores;</li>
<li>you have a fever, chills, or swollen lymph nodes;</li>
<li>there are hives or blisters, or one colour stays raised and itchy for weeks, which can be an allergy.</li>
</ul>
<p>Infections are rare where people work cleanly, and they are easy to treat when they are caught early. Trouble breathing or a swollen face is an emergency: call for help at once.</p>
<h2>For the rest of its life</h2>
<p>Moisturise when the skin is dry and use sunscreen when it is sunny. That is all a tattoo asks for.</p>
<p>This text is general information and does not replace medical advice.</p>`,
    zh: `
<p>新纹身是一处伤口，干净、很浅，只要不打扰，它自己会长好。好的护理多半就是别去动它。纹身师怎么说，就先怎么做，因为他知道做了什么、用什么包的。下面是这些叮嘱背后的道理。</p>
<h2>头几个小时</h2>
<p>离店时会包着东西。普通保鲜膜留两到四小时就够了。透气的粘性薄膜，常叫“纹身修复膜”（second skin），可以贴三到五天，前提是四边都贴紧、没有液体渗出。如果漏了、松了，或胶下面发痒，就在温水下揭掉，旧的不要再贴回去。</p>
<p>每次都先洗手。再用温水和不含香料的温和皂清洗，用手指，不用毛巾。第一天会渗出一些墨和透明的液体，是正常的。用纸巾轻轻按干，晾十分钟。</p>
<h2>第一到第三天</h2>
<p>会发红、发热、微肿，像晒伤。每天洗两三次，每次干透后，薄薄涂一层店里给的软膏或无香润肤乳。薄，是指涂完看不见：油亮的一层会闷住，把痂泡软。睡干净的床单，弄脏也不心疼的那种；外面穿宽松的棉布。如果在手臂或腿上，晚上把它垫高，能消肿。</p>
<figure><img src="/articles/aftercare-lotus.webp" alt="点刺的莲花与弯月" width="800" height="800"><figcaption>点刺恢复温和，因为点与点之间的皮肤是完整的。规矩一样。</figcaption></figure>
<h2>第四到第十四天</h2>
<p>开始脱皮，薄薄的彩色碎屑，而且发痒。痒才是最难的。不要抓，不要撕，也别“帮”它脱皮：硬扯下来的皮会带走墨，留下一块浅斑。痒的时候用手掌轻拍，或用包好的干净冰袋冷敷。继续每天洗一两次，觉得紧绷就涂点润肤乳。大片实黑和重打雾可能结较厚的痂，到时候自己会掉。</p>
<h2>第二到第四周</h2>
<p>碎屑没了，纹身看上去发暗、发白、不匀，那是因为新长出的皮肤还厚。之后几周会慢慢清亮。大约满一个月再看有没有需要补的地方，两三个月后，深处也长好了。</p>
<h2>暂时不能做的事</h2>
<ul>
<li><strong>不要泡水</strong>，至少三周：浴缸、泳池、海、桑拿、温泉都不行。短时间淋浴没关系。</li>
<li><strong>不要晒太阳</strong>，也不要日光浴床，四周内用衣服遮住。皮肤长好以后再涂防晒，从此一直涂。</li>
<li><strong>不要剧烈运动</strong>，停几天；如果衣服或垫子会摩擦，就再久一点。</li>
<li><strong>不要剃毛</strong>，等那里光滑了再说。</li>
<li><strong>不要香水、酒精、双氧水和强消毒剂</strong>，它们伤新皮肤，弊大于利。</li>
<li><strong>不要让宠物</strong>碰到，不管它们多好奇。</li>
</ul>
<figure><img src="/articles/aftercare-sun.webp" alt="点刺的太阳与弯月" width="800" height="800"><figcaption>太阳作图案很美，照在没长好的纹身上就不美了。</figcaption></figure>
<h2>什么时候看医生</h2>
<p>从第三天起，红和热应该一天比一天轻。出现下面任何一种，请去看医生，而不是去店里，也不是上网查：</p>
<ul>
<li>红肿扩散，或有红线从纹身向外延伸；</li>
<li>第三天以后更热、更肿、更疼；</li>
<li>有脓、异味，或破溃；</li>
<li>发烧、寒战，或淋巴结肿大；</li>
<li>起风团或水疱，或某一种颜色几周都隆起发痒，那可能是过敏。</li>
</ul>
<p>操作干净的地方很少感染，早发现也容易治。如果呼吸困难或面部肿胀，那是急症，请立刻求助。</p>
<h2>往后的一辈子</h2>
<p>皮肤干就保湿，出太阳就防晒。纹身要的，只有这些。</p>
<p>本文为一般性信息，不能代替医生的意见。</p>`,
    ja: `
<p>彫りたてのタトゥーは傷です。きれいで浅い傷なので、邪魔さえしなければ自然に治ります。よいアフターケアとは、ほとんどが「そっとしておく」こと。まず従うのは彫師の説明です。何をどう彫り、何で覆ったかを知っているのは彫師だからです。ここでは、その助言の裏にある理由をお話しします。</p>
<h2>最初の数時間</h2>
<p>お店を出るとき、タトゥーは何かで覆われています。普通のラップなら、2〜4時間そのままに。「セカンドスキン」とも呼ばれる通気性のある粘着フィルムなら、縁がどこもぴったり貼りつき、液が漏れてこないかぎり、3〜5日貼っておけます。漏れたり、浮いてきたり、粘着面の下がかゆくなったりしたら、温かい流水の下ではがしてください。はがしたものは貼り直しません。</p>
<p>どんなときも、まず手を洗います。それからタトゥーを、ぬるま湯と香料の入っていない低刺激の石けんで、布を使わず指で洗います。1日ほどはインクや透明な液がにじむことがありますが、これは普通です。ペーパータオルで押さえて水気を取り、10分ほど空気に当てます。</p>
<h2>1日目から3日目</h2>
<p>赤く、熱をもち、少し腫れます。日焼けのような状態です。1日に2〜3回洗い、そのつど乾いてから、渡された軟膏か無香料のローションをごく薄く塗ります。「薄く」とは、塗った跡が見えなくなるくらいのこと。てかてか光るほど塗ると空気が通らず、かさぶたがふやけてしまいます。シーツは清潔で、汚れてもかまわないものを。服は、ゆったりした綿のものを重ねます。腕や脚なら、夜のあいだ高くしておくと腫れが引きやすくなります。</p>
<figure><img src="/articles/aftercare-lotus.webp" alt="三日月の下の蓮、ドットワーク" width="800" height="800"><figcaption>ドットワークは治りが穏やかです。点と点のあいだの肌が傷つかないからです。それでも、ケアの決まりは同じです。</figcaption></figure>
<h2>4日目から14日目</h2>
<p>色のついた薄い皮がむけはじめ、かゆくなります。つらいのは、このかゆみです。かかない、むかない、はがすのを手伝わない。皮を引っぱってはがすとインクも一緒に取れ、そこだけ色が薄くなります。かゆいときは手のひらで軽くたたくか、清潔な保冷剤を布に包んで冷やしてください。洗うのは引き続き1日に1〜2回。つっぱると感じたら保湿します。黒のベタや濃いぼかしは厚めのかさぶたになることがありますが、時が来れば自然に落ちます。</p>
<h2>2週目から4週目</h2>
<p>皮がむけ終わると、タトゥーはくすんだり、白っぽかったり、むらがあったりして見えます。上にできた新しい皮膚がまだ厚いためで、その後の数週間で澄んできます。タッチアップの要る抜けがないか確かめるのは、1か月ほどたってから。2〜3か月たつと、深いところまで治っています。</p>
<h2>まだしないこと</h2>
<ul>
<li><strong>水に浸からない。</strong>少なくとも3週間は、お風呂の湯船、プール、海、サウナ、温泉を避けます。短いシャワーなら大丈夫です。</li>
<li><strong>日に当てない。</strong>4週間は、日焼けマシンも避け、布で覆います。日焼け止めは皮膚がふさがってから。そこから先は、ずっと塗ります。</li>
<li><strong>激しい運動をしない。</strong>数日は休みます。服やマットがこすれるなら、もう少し長く。</li>
<li><strong>上から毛を剃らない。</strong>表面がなめらかになるまで待ちます。</li>
<li><strong>香水、アルコール、オキシドール、強い消毒薬を使わない。</strong>新しい皮膚には、助けになるより害のほうが大きいのです。</li>
<li><strong>ペットに触れさせない。</strong>どんなに気になる様子でも。</li>
</ul>
<figure><img src="/articles/aftercare-sun.webp" alt="太陽と三日月、ドットワーク" width="800" height="800"><figcaption>太陽は、モチーフとしてはすてきです。治りかけのタトゥーには、すてきではありません。</figcaption></figure>
<h2>医師に診てもらうとき</h2>
<p>赤みと熱は、3日目から引いていくはずです。次のどれかが起きたら、お店でもインターネットでもなく、医師のところへ行ってください。</p>
<ul>
<li>赤みが広がる。または、タトゥーから赤い筋が伸びていく。</li>
<li>3日目を過ぎてから、熱や腫れ、痛みが強くなる。</li>
<li>膿が出る、いやなにおいがする、た誰ている。</li>
<li>発熱や寒気がある、リンパ節が腫れている。</li>
<li>じんましんや水ぶくれが出る。または、ある色だけが何週間も盛り上がってかゆい。アレルギーかもしれません。</li>
</ul>
<p>清潔に仕事をしているところなら感染はまれで、早く見つければ治療も難しくありません。息が苦しい、顔が腫れるといった症状は緊急事態です。すぐに救急の助けを呼んでください。</p>
<h2>その先ずっと</h2>
<p>肌が乾いたら保湿、日が差したら日焼け止め。タトゥーが求めるのは、それだけです。</p>
<p>この記事は一般的な情報であり、医師の助言に代わるものではありません。</p>`,
  },
};
