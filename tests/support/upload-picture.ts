import sharp from 'sharp';
import type { TestServer } from './test-server.ts';

/** Uploads a picture to be redrawn; returns its id. */
export async function uploadPicture(
  { api }: Pick<TestServer, 'api'>,
  { headers }: { headers: Record<string, string> },
): Promise<string> {
  const red = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).png();
  const form = { file: new File([new Uint8Array(await red.toBuffer())], 'red.png', { type: 'image/png' }) };
  const answer = await (await api.images.source.$post({ form }, { headers })).json();
  if (answer.status !== 'success') throw new Error(answer.message);
  return answer.data.sourceImageId;
}
