import { concepts, icon } from './concept.ts';

export const ground = concepts('ground', {
  mountain: {
    en: 'mountain|mountain range|peak|hill|alps',
    zh: '山|群山|山峦|山脉|高山|雪山|山峰|山水',
    ja: '山|山並み|山脈|山々',
  },
  fuji: {
    en: 'fuji|mount fuji|mt fuji|fujisan',
    zh: '富士山|富士',
    ja: '富士山|富士|フジヤマ',
    parts: 'mountain',
  },
  forest: {
    en: 'forest|pine|pine tree|pine forest|wood|woods|fir|fir tree|evergreen',
    zh: '森林|松林|松树|树林|松',
    ja: '森|松林|松|森林|木々',
    parts: 'tree',
  },
  wave: {
    en: 'wave|ocean|sea|great wave|kanagawa|tsunami|ocean wave|surf',
    zh: '海浪|波浪|浪|大海|海洋|海|浪花',
    ja: '波|海|荒波|大波|海洋',
  },
  waterfall: { en: 'waterfall', zh: '瀑布', ja: '滝' },
  volcano: { en: 'volcano', zh: '火山', ja: '火山', parts: 'fire|mountain' },
  island: {
    en: 'island|beach|tropical island',
    zh: '岛|海岛|海滩|沙滩',
    ja: '島|ビーチ|海辺',

    parts: 'palm',
  },
  iceberg: { en: 'iceberg|glacier', zh: '冰山', ja: '氷山', art: icon('waterLight', 'iceberg') },
});
