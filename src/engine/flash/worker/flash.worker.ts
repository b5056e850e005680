import { expose, transfer } from 'comlink';
import { RuleFilter } from '#engine/moderation/rule-filter.ts';
import { builtInRules } from '#engine/moderation/rules/built-in-rules.ts';
import { drawFlash, drawFlashOutline } from '../flash.ts';
import { signPng } from '../png/signature.ts';
import { requestOf } from '../recipe-request.ts';
import { browserAssets } from './browser-assets.ts';
import type { FlashApi } from './flash-api.ts';

/**
 * The rules that come with the product hold here, too. Those of an operator stay with the server: they may name people,
 * and whoever keeps a drawing in an account has it judged there.
 */
const filter = new RuleFilter(builtInRules);

const api: FlashApi = {
  async draw(request, onStage) {
    refuseWhatIsForbidden(request.prompt);
    const drawing = await drawFlash(request, browserAssets, onStage);
    const { width, height, pixels, style, notes } = drawing;
    const file = await encodePng(pixels, width, height);
    const signed = signPng(file, { prompt: request.prompt, style, isColor: request.isColor, notes });
    const png = new Blob([signed], { type: 'image/png' });
    return transfer({ ...drawing, png }, [pixels.buffer]);
  },
  async outline(recipe) {
    refuseWhatIsForbidden(recipe.prompt);
    return drawFlashOutline(requestOf(recipe), browserAssets);
  },
};

function refuseWhatIsForbidden(prompt: string): void {
  const isRefused = filter.check(prompt).some(({ verdict }) => verdict === 'refuse');
  if (isRefused) throw Object.assign(new Error('refused by a rule'), { name: 'CONTENT_FILTERED' });
}

async function encodePng(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no 2D canvas in workers');
  context.putImageData(new ImageData(pixels, width, height), 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}

expose(api);
