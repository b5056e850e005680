import { type RefObject, useEffect, useRef, useState } from 'react';
import { awayFromPerson, CameraError, closeCamera, openCamera } from '#lib/camera.ts';
import { canvasFile } from '#lib/canvas-file.ts';

const resolution = { width: 1920, height: 1440 };

export type CameraState = 'starting' | 'on' | 'refused' | 'missing';

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** What the camera sees at this moment, as a JPEG. */
  take(): Promise<File | null>;
}

/** The device's camera, for as long as the component that asks for it is there. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const open = async () => {
      stream = await openCamera(awayFromPerson, resolution);
      if (isOver || !video.current) return closeCamera(stream);
      video.current.srcObject = stream;
      await video.current.play();
      setState('on');
    };
    open().catch((cause: unknown) => {
      if (isOver) return;
      const isRefused = cause instanceof CameraError && cause.trouble === 'refused';
      setState(isRefused ? 'refused' : 'missing');
    });
    return () => {
      isOver = true;
      closeCamera(stream);
    };
  }, []);
  return { video, state, take: () => (video.current ? frameOf(video.current) : Promise.resolve(null)) };
}

async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await canvasFile(canvas, 'image/jpeg', 0.92).catch(() => null);
  return blob && new File([blob], 'photo.jpg', { type: blob.type });
}
