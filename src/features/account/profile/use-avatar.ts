import { useEffect, useState } from 'react';
import type { FieldError, User } from '#contract/account.ts';
import { api, through, unwrapResponse } from '#lib/api-client.ts';
import { type AppErrorReason, toAppError } from '#lib/app-error.ts';
import { uploading } from '#lib/upload.ts';
import { avatarProblem } from './avatar-file.ts';

export interface Avatar {
  /** A picture that was chosen and is not saved yet. */
  chosen: { file: File; url: string } | null;
  problem: FieldError | AppErrorReason | null;
  /** How much of it is with the server, up to 1; null while it is not on its way. */
  sentPart: number | null;
  choose: (file: File) => void;
  /** The chosen file turned out to be no picture. */
  refuse: () => void;
  discard: () => void;
  /** Returns the user with the new picture; null when it failed, and then `problem` says why. */
  save: (file: File) => Promise<User | null>;
}

export function useAvatar(): Avatar {
  const [chosen, setChosen] = useState<Avatar['chosen']>(null);
  const [problem, setProblem] = useState<Avatar['problem']>(null);
  const [sentPart, setSentPart] = useState<number | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  const show = (file: File | null, found: Avatar['problem']) => {
    setChosen(file && { file, url: URL.createObjectURL(file) });
    setProblem(found);
  };
  return {
    chosen,
    problem,
    sentPart,
    choose: (file) => {
      const found = avatarProblem(file);
      show(found ? null : file, found);
    },
    refuse: () => show(null, 'AVATAR_TYPE'),
    discard: () => show(null, null),
    save: async (file) => {
      setProblem(null);
      setSentPart(0);
      try {
        const call = api.users.avatar.$post({ form: { file } }, through(uploading(setSentPart)));
        return await unwrapResponse(call);
      } catch (error) {
        setProblem(toAppError(error).reason);
        return null;
      } finally {
        setSentPart(null);
      }
    },
  };
}
