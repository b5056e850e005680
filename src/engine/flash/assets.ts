/**
 * Where fonts, icons and sculptures come from: a folder on the server, addresses in the browser. Views of sculptures
 * are kept deflated, and read inflated.
 */
export interface FlashAssets {
  /**
   * @param path for instance 'icons.json', 'sculpt/wolf/front.view' or 'fonts/rye/rye-latin-400-normal.woff'
   * @throws AssetOutOfReach where there is no network just now
   */
  read(path: string): Promise<ArrayBuffer>;
}

/** What is not on this device, and cannot be fetched now. Its name survives the way out of a worker. */
export class AssetOutOfReach extends Error {
  override readonly name = 'ASSET_OUT_OF_REACH';
}

/** Reads a JSON file of ASCII characters. */
export async function readJson<T>(assets: FlashAssets, path: string): Promise<T> {
  const bytes = new Uint8Array(await assets.read(path));
  let text = '';
  // As arguments of one call, all bytes at once would overflow the stack.
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return JSON.parse(text) as T;
}
