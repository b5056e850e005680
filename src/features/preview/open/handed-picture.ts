import { handedCache, handedName, handedPath } from '#contract/handed-picture.ts';

interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** The picture that another app shared and the service worker has kept, which then lies there no more. */
export async function takeSharedPicture(): Promise<File | null> {
  const cache = await caches.open(handedCache);
  const kept = await cache.match(handedPath);
  if (!kept) return null;
  const picture = await kept.blob();
  await cache.delete(handedPath);
  const name = decodeURIComponent(kept.headers.get(handedName) ?? '');
  return new File([picture], name, { type: picture.type });
}

/** Calls back with each picture that is opened with the installed app. */
export function onPictureOpened(listener: (picture: File) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files }) => {
    const [first] = files ?? [];
    if (first) listener(await first.getFile());
  });
}
