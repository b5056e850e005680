import type { Transport } from './api-client.ts';
import { Stall } from './stall.ts';

/**
 * Sends like `fetch`, and tells how much has gone out, which `fetch` cannot.
 * @param onProgress takes the part that has gone out, up to 1
 */
export function uploading(onProgress: (part: number) => void): Transport {
  return (input, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const stall = new Stall();
      request.open(method, String(input));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => {
        stall.moved();
        onProgress(total > 0 ? loaded / total : 0);
      };
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('The upload failed'));
      request.onabort = () => reject(stall.signal.reason);
      request.onloadend = () => stall.end();
      stall.signal.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
}
