import { type RefObject, useEffect, useState } from 'react';
import {
  awayFromPerson,
  CameraError,
  type CameraSkills,
  type CameraTrouble,
  closeCamera,
  openCamera,
  otherCamera,
  setTorch,
  skillsOf,
} from '#lib/camera.ts';
import { usePageVisible } from '#ui/page-visible.ts';

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** It gives pictures. */
  readonly isOn: boolean;
  readonly trouble: CameraTrouble | null;
  readonly skills: CameraSkills;
  readonly isLit: boolean;
  flip(): Promise<void>;
  light(isLit: boolean): Promise<void>;
  retry(): void;
}

const resolution = { width: 1920, height: 1080 };
const nothing: CameraSkills = { hasTorch: false, canFlip: false };

/** The device's camera, on for as long as the component that asks for it is there and seen. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [choice, setChoice] = useState(awayFromPerson);
  const [attempt, setAttempt] = useState(0);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  const [skills, setSkills] = useState(nothing);
  const [isLit, setIsLit] = useState(false);
  const isVisible = usePageVisible();

  useEffect(() => {
    if (!isVisible) return;
    let opened: MediaStream | null = null;
    let isOver = false;
    const open = async () => {
      opened = await openCamera(choice, resolution);
      if (isOver || !video.current) return closeCamera(opened);
      opened.getVideoTracks()[0]?.addEventListener('ended', () => setTrouble('ended'));
      video.current.srcObject = opened;
      await video.current.play();
      if (isOver) return;
      setStream(opened);
      setSkills(await skillsOf(opened));
    };
    open().catch((cause: unknown) => {
      if (!isOver) setTrouble(cause instanceof CameraError ? cause.trouble : 'busy');
    });
    return () => {
      isOver = true;
      closeCamera(opened);
      setStream(null);
      setSkills(nothing);
      setIsLit(false);
    };
  }, [choice, attempt, isVisible, video]);

  return {
    video,
    isOn: stream !== null && trouble === null,
    trouble,
    skills,
    isLit,
    flip: async () => {
      if (stream) setChoice(await otherCamera(stream));
    },
    light: async (wanted) => {
      if (!stream) return;
      try {
        await setTorch(stream, wanted);
        setIsLit(wanted);
      } catch {
        // The light is in use elsewhere, or there is none after all: then there is no button for it.
        setSkills((before) => ({ ...before, hasTorch: false }));
      }
    },
    retry: () => {
      setTrouble(null);
      setAttempt((before) => before + 1);
    },
  };
}
