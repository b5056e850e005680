import { useEffect, useState } from 'react';
import { api, through, unwrapResponse } from '#lib/api-client.ts';
import { type AppErrorReason, toAppError } from '#lib/app-error.ts';
import { currentSession } from '#lib/session.ts';
import { uploading } from '#lib/upload.ts';
import type { OrderedPicture } from './order.ts';
import { pictureProblem } from './picture-file.ts';

export type PictureProblem = AppErrorReason | 'PICTURE_SIZE' | 'PICTURE_MISSING';

interface PictureParts {
  onPicture: (picture: OrderedPicture) => void;
  onLoginNeeded: () => void;
}

/** Sends a picture to the server as soon as it is chosen; a later one overtakes it. */
export function usePicture({ onPicture, onLoginNeeded }: PictureParts) {
  const [sending, setSending] = useState<{ file: File; url: string } | null>(null);
  const [sentPart, setSentPart] = useState(0);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  useEffect(() => () => URL.revokeObjectURL(sending?.url ?? ''), [sending]);
  const [latest] = useState<{ file: File | null }>({ file: null });

  const send = async (file: File) => {
    setProblem(null);
    setSentPart(0);
    setSending({ file, url: URL.createObjectURL(file) });
    latest.file = file;
    const isLatest = () => latest.file === file;
    try {
      const call = api.images.source.$post({ form: { file } }, through(uploading(setSentPart)));
      const source = await unwrapResponse(call);
      if (isLatest()) onPicture({ ...source, name: file.name });
    } catch (error) {
      if (isLatest()) setProblem(toAppError(error).reason);
    } finally {
      if (isLatest()) setSending(null);
    }
  };

  return {
    /** On its way to the server. */
    sending,
    /** How much of it is there, 0 … 1. */
    sentPart,
    problem,
    choose: (file: File) => {
      const found = pictureProblem(file);
      setProblem(found);
      if (found) return;
      if (currentSession()) send(file);
      else onLoginNeeded();
    },
    /** Gives up what is on its way. */
    drop: () => {
      latest.file = null;
      setSending(null);
      setProblem(null);
    },
    setProblem,
  };
}

export type PictureUpload = ReturnType<typeof usePicture>;
