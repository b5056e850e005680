import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { brand } from '#contract/brand.ts';
import type { Language } from '#contract/language.ts';
import type { Receipt } from './receipt.ts';
import { writeReceipt } from './receipt-texts.ts';
import { unpackWoff } from './unpack-woff.ts';

/** Book faces that have the letters of a language; those that are used are embedded, and no others. */
const fontFiles: Record<Language, string> = {
  en: '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff',
  zh: '@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff',
  ja: '@fontsource/biz-udpmincho/files/biz-udpmincho-japanese-400-normal.woff',
};

/** Points: A4 with a margin, and where the values stand. */
const margin = 64;
const valueAt = 190;

/** A receipt as a PDF of one page, in the buyer's language. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { title, rows, total, totalLabel, note } = writeReceipt(receipt);
  const document = new PDFDocument({
    ...{ size: 'A4', margin, lang: receipt.language, compress: true },
    info: { Title: `${brand.name} ${title}`, Author: brand.name, CreationDate: receipt.issuedAt },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise((resolve) => document.on('end', resolve));
  document.registerFont('latin', await font('en'));
  document.registerFont('words', await font(receipt.language));
  const width = document.page.width - 2 * margin;

  write(document, brand.name, margin, margin, 15);
  write(document, title, margin, margin + 34, 28);
  let y = margin + 96;
  for (const [label, value] of rows) {
    document.fillColor('#6b6459');
    write(document, label, margin, y, 11);
    document.fillColor('#1c1917');
    write(document, value, valueAt, y, 11);
    y += 26;
  }
  document
    .moveTo(margin, y + 6)
    .lineTo(margin + width, y + 6)
    .lineWidth(1)
    .stroke('#1c1917');
  document.fillColor('#1c1917');
  write(document, totalLabel, margin, y + 22, 15);
  write(document, total, valueAt, y + 22, 15);
  document.fillColor('#6b6459');
  write(document, note, margin, y + 66, 11);
  document.end();
  await isDone;
  return Buffer.concat(chunks);
}

/** Sets a line, each run of letters in the font that has them; what neither font has becomes a question mark. */
function write(document: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  let at = x;
  for (const { font: name, text: run } of runsOf(text)) {
    document
      .font(name)
      .fontSize(size)
      .text(run, at, y + size, { lineBreak: false, baseline: 'alphabetic' });
    at += document.widthOfString(run);
  }
}

function runsOf(text: string): { font: 'latin' | 'words'; text: string }[] {
  const runs: { font: 'latin' | 'words'; text: string }[] = [];
  for (const letter of text) {
    const isLatin = /[\u0020-\u024f\u2010-\u2027\u20ac]/.test(letter);
    const isEastern = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/.test(letter);
    const font = isEastern ? 'words' : 'latin';
    const drawn = isLatin || isEastern ? letter : '?';
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}

const loaded = new Map<Language, Promise<Buffer>>();

function font(language: Language): Promise<Buffer> {
  const known = loaded.get(language) ?? loadFont(fontFiles[language]);
  loaded.set(language, known);
  return known;
}

const loadFont = async (file: string) => unpackWoff(await readFile(fileURLToPath(import.meta.resolve(file))));
