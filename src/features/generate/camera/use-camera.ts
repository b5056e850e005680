import { type RefObject, useEffect, useRef, useState } from 'react';

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
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } } })
      .then(async (opened) => {
        stream = opened;
        if (isOver || !video.current) return stop();
        video.current.srcObject = opened;
        await video.current.play();
        setState('on');
      })
      .catch((error: DOMException) => {
        if (!isOver) setState(error.name === 'NotAllowedError' ? 'refused' : 'missing');
      });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return { video, state, take: () => (video.current ? frameOf(video.current) : Promise.resolve(null)) };
}

async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob && new File([blob], 'photo.jpg', { type: blob.type });
}
