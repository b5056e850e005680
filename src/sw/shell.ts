import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What is never the app's page, whatever the browser asks for it: calls, pictures, files. */
const notPages = [/^\/(api|media)\//, /\.\w+$/];

/** The app itself, complete after the first visit: every address of ours opens without a network. */
export function serveShell(files: (PrecacheEntry | string)[]): void {
  precacheAndRoute(files);
  cleanupOutdatedCaches();
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));
}
