import { mediaFolder } from '../../data-folder.ts';
import type { Env } from '../../env.ts';
import { type Media, openMediaFolder } from './media.ts';
import { openS3Media } from './s3-media.ts';

/** The media of this installation: in its bucket, or in the data folder. */
export function openMedia({ mediaUrl, dataDir }: Pick<Env, 'mediaUrl' | 'dataDir'>): Promise<Media> {
  return mediaUrl ? openS3Media(mediaUrl) : openMediaFolder(mediaFolder(dataDir));
}
