import type { HeadTexts } from './head.ts';

export const previewHead: HeadTexts = {
  title: { en: 'Tattoo previewer', zh: '纹身预览器', ja: 'タトゥー試着' },
  description: {
    en: 'See a tattoo on a photo of your own skin. The photo never leaves your device.',
    zh: '在自己皮肤的照片上预览纹身，照片不会离开你的设备。',
    ja: '自分の肌の写真で、タトゥーの見え方を確かめられます。写真は端末から出ません。',
  },
};
