import type { HeadTexts } from './head.ts';

export const forArtistHead: HeadTexts = {
  title: { en: 'A tattoo idea for the artist', zh: '给纹身师的纹身想法', ja: '彫師の方へ：タトゥーの相談' },
  description: {
    en: 'A design with its size, place and notes. Only who has the whole address can read it.',
    zh: '图案、尺寸、部位和备注都在这里。只有拿到完整链接的人才能看到。',
    ja: '図案とサイズ、部位、メモです。リンク全体を受け取った人だけが見られます。',
  },
};
