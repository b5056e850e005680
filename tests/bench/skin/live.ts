import { initialLook } from '#engine/skin/preview-defaults.ts';
import type { Placement } from '#engine/skin/scene.ts';
import { LiveWorker } from '#engine/skin/worker/live/live-worker.ts';
import type { SkinWorker } from '#engine/skin/worker/skin-worker.ts';
import { LiveFilm } from '#features/preview/live/live-film.ts';
import { awayFromPerson, closeCamera, openCamera } from '#lib/camera.ts';

const design = { designId: 'live', look: initialLook, erased: [] };
const longest = 960;

/** How a film of a camera runs. */
export interface FilmRun {
  readonly picturesPerSecond: number;
  readonly looksPerSecond: number;
  /** Share of the pictures in which the design lay on a limb, since it first did and the model had come. */
  readonly held: number;
  /** Longest time between two pictures, in ms. */
  readonly longestGap: number;
}

/** Plays what the browser's camera shows for so long. */
export async function runFilm(skin: SkinWorker, file: Blob, seconds: number): Promise<FilmRun> {
  await skin.openDesign(design.designId, file, { method: 'smart', enclosed: 'keep' });
  const stream = await openCamera(awayFromPerson, { width: 1920, height: 1080 });
  const video = Object.assign(document.createElement('video'), { muted: true, srcObject: stream });
  document.body.append(video);
  await video.play();
  const view = new LiveWorker();
  const canvas = document.createElement('canvas');
  let looks = 0;
  const engine = {
    followLimb: async (...call: Parameters<SkinWorker['followLimb']>) => {
      const seen = await skin.followLimb(...call);
      looks++;
      return seen;
    },
  };
  return new Promise<FilmRun>((resolve, reject) => {
    const times: number[] = [];
    let held = 0;
    let firstLooks = 0;
    let isHeld = false;
    let isReady = false;
    const film = new LiveFilm({
      engine,
      view,
      canvas,
      tell: (news) => {
        isHeld = news.isHeld;
        isReady = news.hasLooked && !news.isWaiting;
      },
      fail: reject,
    });
    // Every picture is noted on the canvas.
    new MutationObserver(() => {
      if (times.length === 0) {
        if (!isHeld || !isReady) return;
        firstLooks = looks;
      }
      times.push(performance.now());
      if (isHeld) held++;
      const lasted = (performance.now() - (times[0] as number)) / 1000;
      if (lasted < seconds) return;
      film.stop();
      closeCamera(stream);
      view.dispose();
      const gaps = times.slice(1).map((time, i) => time - (times[i] as number));
      resolve({
        picturesPerSecond: gaps.length / lasted,
        looksPerSecond: (looks - firstLooks) / lasted,
        held: held / times.length,
        longestGap: Math.max(...gaps),
      });
    }).observe(canvas, { attributeFilter: ['data-pictures'] });
    film.wear(design);
    film.play(video);
  });
}

/** Where the design lies in each of these pictures, one after the other, each third one looked at. */
export async function followPictures(
  skin: SkinWorker,
  file: Blob,
  pictures: readonly Blob[],
): Promise<(Placement | undefined)[]> {
  await skin.openDesign(design.designId, file, { method: 'smart', enclosed: 'keep' });
  const view = new LiveWorker();
  const placements: (Placement | undefined)[] = [];
  for (const [i, picture] of pictures.entries()) {
    const wantsLook = i % 3 === 0;
    const shown = await view.show(await createImageBitmap(picture), { longest, wantsLook });
    shown.picture.close();
    placements.push(shown.placement);
    if (shown.look)
      await view.take(
        await skin.followLimb(shown.look.picture, {
          ...design,
          former: shown.look.former,
          tap: shown.look.tap,
        }),
      );
  }
  view.dispose();
  return placements;
}
