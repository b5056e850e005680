import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { canShare, shareFile } from '#lib/share-file.ts';
import { showToast } from '#ui/show-toast.ts';
import { usePreview } from '../use-preview.ts';
import { FilmRecorder } from './film-recorder.ts';

interface Recorder {
  /** Seconds that are recorded; null while nothing is. */
  readonly seconds: number | null;
  start(): void;
  stop(): void;
}

/** Records what is on the canvas, and saves it on the device, also when the camera stops meanwhile. */
export function useRecorder(canvas: RefObject<HTMLCanvasElement | null>, isOn: boolean): Recorder {
  const { t } = useLingui();
  const { say } = usePreview();
  const [seconds, setSeconds] = useState<number | null>(null);
  const recorder = useRef<FilmRecorder | null>(null);
  const isRecording = seconds !== null;

  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => setSeconds((before) => (before !== null ? before + 1 : null)), 1000);
    return () => clearInterval(timer);
  }, [isRecording]);

  useEffect(() => {
    if (isOn) return () => recorder.current?.stop();
  }, [isOn]);

  const record = async (canvas: HTMLCanvasElement) => {
    try {
      recorder.current = new FilmRecorder(canvas);
      setSeconds(0);
      const film = await recorder.current.film;
      saveFile(film, film.name);
      showToast({
        id: 'film',
        kind: 'success',
        text: t`Saved ${film.name} on this device`,
        ...(canShare(film) && { action: { label: t`Share`, onPress: () => shareFile(film) } }),
      });
    } catch {
      say(t`This browser could not write the film. Freeze the picture instead, or use another browser.`);
    } finally {
      recorder.current = null;
      setSeconds(null);
    }
  };
  return {
    seconds,
    start: () => {
      if (canvas.current) record(canvas.current);
    },
    stop: () => recorder.current?.stop(),
  };
}
