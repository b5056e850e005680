import type { Page } from '@playwright/test';

/** The addresses of all requests that carry something from here on, or go elsewhere: of a previewer there are none. */
export function sentRequests(page: Page, baseURL: string | undefined): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(baseURL ?? '') || /^(blob|data):/.test(request.url());
    if (request.method() !== 'GET' || request.postDataBuffer() || !isOwn) sent.push(request.url());
  });
  page.on('websocket', (socket) => sent.push(socket.url()));
  return sent;
}
