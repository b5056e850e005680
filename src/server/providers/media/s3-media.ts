import type { PutObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { z } from 'zod';
import { StartupError } from '../../startup-error.ts';
import type { Media } from './media.ts';

/** A store that does not answer is given up after that many seconds, and asked twice more. */
const patienceSchema = z.coerce.number().min(1).max(600).default(15);

/**
 * Keeps media in a bucket of S3, or of a server that speaks as it does. What speaks to it is loaded for those who have
 * one alone. Its keys come from where AWS's tools look for them: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a file,
 * or the role of the machine.
 * @param address `s3://bucket?region=eu-central-1`, with `&endpoint=https://…` where it is not Amazon's, and
 * `&patience=…` in seconds (15) for a store that takes its time, or one that never should
 * @throws StartupError for a patience that is none
 */
export async function openS3Media(address: string): Promise<Media> {
  const { hostname: bucket, searchParams } = new URL(address);
  const endpoint = searchParams.get('endpoint');
  const patience = patienceSchema.safeParse(searchParams.get('patience') ?? undefined);
  if (!patience.success)
    throw new StartupError(
      'The patience of MEDIA_URL cannot be used: it is a number of seconds from 1 to 600.',
    );
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Servers that are not Amazon's know the newer sums as little as the names of buckets in front of theirs.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: 1000 * patience.data,
      throwOnRequestTimeout: true,
    },
  });
  refuseUnwritten(client);
  // Everything in it is sent by this server, which looks up who may see it.
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
}

/** Has writing fail when the answer is no store's: one that has written something names its tag. */
function refuseUnwritten(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args);
        if (commandName === 'PutObjectCommand' && !(result.output as PutObjectCommandOutput).ETag)
          throw new Error('the bucket did not say that it has written the file');
        return result;
      },
    { step: 'initialize', name: 'refuseUnwritten' },
  );
}
