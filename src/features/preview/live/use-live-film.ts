import { type RefObject, useEffect, useState } from 'react';
import { LiveWorker } from '#engine/skin/worker/live/live-worker.ts';
import type { Tattoo } from '../try-on/try-on.ts';
import { usePreview } from '../use-preview.ts';
import { type FilmNews, LiveFilm, noNews } from './live-film.ts';
import type { Camera } from './use-camera.ts';

interface Film {
  readonly film: LiveFilm | null;
  readonly news: FilmNews;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Shows what the camera sees on a canvas, with that tattoo on the limb in sight. */
export function useLiveFilm(
  canvas: RefObject<HTMLCanvasElement | null>,
  { video, isOn }: Camera,
  tattoo: Tattoo | null,
): Film {
  const { sync } = usePreview().open;
  const [film, setFilm] = useState<LiveFilm | null>(null);
  const [news, setNews] = useState(noNews);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!canvas.current) return;
    const view = new LiveWorker();
    const fail = () => setHasFailed(true);
    const made = new LiveFilm({ engine: sync.engine, view, canvas: canvas.current, tell: setNews, fail });
    setFilm(made);
    return () => {
      made.stop();
      view.dispose();
    };
  }, [canvas, sync, attempt]);

  useEffect(() => {
    if (!film || !isOn || !video.current) return;
    film.play(video.current);
    return () => film.stop();
  }, [film, isOn, video]);

  useEffect(() => {
    if (!film) return;
    film.wear(null);
    if (!tattoo) return;
    let isOver = false;
    const { id, look, erased } = tattoo;
    sync.holdDesign(tattoo).then(
      () => isOver || film.wear({ designId: id, look, erased }),
      () => isOver || setHasFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [film, tattoo, sync]);

  return {
    film,
    news,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt((before) => before + 1);
    },
  };
}
