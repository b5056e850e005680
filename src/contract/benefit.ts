import { z } from 'zod';
import type { LocalizedText } from './language.ts';

/** What a plan gives beyond credits. */
export const benefits = [
  'four-at-once',
  'private-designs',
  'large-files',
  'vector-files',
  'hosted-models',
  'no-waiting',
  'priority-support',
  'email-support',
  'commercial-license',
] as const;
export const benefitSchema = z.enum(benefits);
export type Benefit = z.infer<typeof benefitSchema>;

/** The longer side of the largest file that a plan gives, in pixels. */
export const largeFilePixels = 4096;

export const benefitTexts: Record<Benefit, LocalizedText> = {
  'four-at-once': { en: 'Four designs at once', zh: '一次画四款', ja: '4点同時に作成' },
  'private-designs': { en: 'Private designs', zh: '私密图案', ja: '非公開の図案' },
  'large-files': {
    en: `Files of up to ${largeFilePixels} pixels`,
    zh: `最高 ${largeFilePixels} 像素的大图`,
    ja: `最大${largeFilePixels}ピクセルの画像`,
  },
  'vector-files': { en: 'SVG and PDF files', zh: 'SVG 和 PDF 文件', ja: 'SVG・PDFファイル' },
  'hosted-models': { en: 'Hosted AI models', zh: '托管 AI 模型', ja: '外部のAIモデル' },
  'no-waiting': { en: 'First in line', zh: '优先绘制', ja: '優先して作成' },
  'priority-support': { en: 'Priority support', zh: '优先支持', ja: '優先サポート' },
  'email-support': { en: 'Email support', zh: '邮件支持', ja: 'メールサポート' },
  'commercial-license': { en: 'Commercial license', zh: '商用许可', ja: '商用ライセンス' },
};

const drawing: Benefit[] = [
  'four-at-once',
  'private-designs',
  'large-files',
  'vector-files',
  'hosted-models',
  'no-waiting',
];
export const passBenefits: Benefit[] = [...drawing, 'priority-support'];
export const membershipBenefits: Benefit[] = [...drawing, 'email-support', 'commercial-license'];
