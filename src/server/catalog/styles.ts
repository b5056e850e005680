import type { LocalizedText } from '#contract/language.ts';
import type { Style } from '#contract/style.ts';
import { type StyleId, styleIds } from '#contract/style-ids.ts';

/** Long words of katakana say where they may break (U+200B). */
const texts: Record<StyleId, { title: LocalizedText; prompt: LocalizedText }> = {
  'old-school': {
    title: { en: 'Old School', zh: '老传统', ja: 'オールド\u200bスクール' },
    prompt: {
      en: 'American traditional flash: bold outlines, black pepper shading, flat red, green and gold',
    },
  },
  'neo-traditional': {
    title: { en: 'Neo-traditional', zh: '新传统', ja: 'ネオトラ\u200bディショナル' },
    prompt: { en: 'neo-traditional: varied line weights, jewel tones, smooth shading, ornamental frame' },
  },
  japanese: {
    title: { en: 'Japanese', zh: '日式传统', ja: '和彫り' },
    prompt: { en: 'Japanese irezumi: wind bars, finger waves, clouds, peonies, vermilion and indigo' },
  },
  blackwork: {
    title: { en: 'Blackwork', zh: '纯黑', ja: 'ブラック\u200bワーク' },
    prompt: { en: 'blackwork: solid black masses, engraved shading, high contrast' },
  },
  dotwork: {
    title: { en: 'Dotwork', zh: '点刺', ja: 'ドットワーク' },
    prompt: { en: 'dotwork: shading in stippled dots only, fine lines, halo of ornament' },
  },
  'fine-line': {
    title: { en: 'Fine line', zh: '细线', ja: 'ファイン\u200bライン' },
    prompt: { en: 'fine line: single thin strokes, sparse, delicate, open skin' },
  },
  'black-grey': {
    title: { en: 'Black & grey', zh: '黑灰', ja: 'ブラック＆\u200bグレー' },
    prompt: { en: 'black and grey: smooth tonal shading, soft smoke, no colour' },
  },
  geometric: {
    title: { en: 'Geometric', zh: '几何', ja: 'ジオメ\u200bトリック' },
    prompt: { en: 'geometric: low-poly facets, thin precise lines, framing circles and triangles' },
  },
  tribal: {
    title: { en: 'Tribal', zh: '部落图腾', ja: 'トライバル' },
    prompt: { en: 'tribal: solid black blades and hooks, mirrored, no shading' },
  },
  mandala: {
    title: { en: 'Mandala', zh: '曼陀罗', ja: 'マンダラ' },
    prompt: { en: 'mandala: rings of petals and beads in strict symmetry around the subject' },
  },
  watercolor: {
    title: { en: 'Watercolor', zh: '水彩', ja: '水彩' },
    prompt: { en: 'watercolour: loose washes, splatter, fine ink lines over colour' },
  },
  sketch: {
    title: { en: 'Sketch', zh: '素描', ja: 'スケッチ' },
    prompt: { en: 'pencil sketch: repeated loose strokes, construction lines, hatching' },
  },
  lettering: {
    title: { en: 'Lettering', zh: '花体字', ja: 'レタリング' },
    prompt: { en: 'lettering: blackletter or script as the main subject, with flourishes' },
  },
};

/** The styles in the order in which they are offered. */
export const styles: Style[] = styleIds.map((id) => ({ id, ...texts[id], imageUrl: `/styles/${id}.webp` }));
