import { serveCatalog } from './catalog.ts';
import { serveFlashEngine } from './flash-engine.ts';
import { takeSharedPictures } from './handed-picture.ts';
import { serveImages } from './images.ts';
import { serveLaterParts } from './later-parts.ts';
import { openFromNotifications, showPushed } from './notifications.ts';
import { serveShell } from './shell.ts';
import { serveSkinEngine } from './skin-engine.ts';

declare const self: ServiceWorkerGlobalScope;

serveShell(self.__WB_MANIFEST);
serveImages();
serveCatalog();
serveSkinEngine();
serveFlashEngine();
takeSharedPictures();
serveLaterParts();
showPushed();
openFromNotifications();

self.addEventListener('message', ({ data }) => {
  // The page asks for this once the person has agreed to the new version.
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
// The first visit, too, is served from here on: its pictures are kept.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
