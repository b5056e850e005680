import { z } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import type { HttpEnv } from './router.ts';
import { signedInLimited } from './signed-in.ts';

const maxParts = 4;
const maxPartHeaderBytes = 1024;

/** A multipart form with one file in it. */
export const uploadForm = {
  content: {
    'multipart/form-data': {
      schema: z.object({
        file: z.instanceof(File, { error: 'REQUIRED' }).openapi({ type: 'string', format: 'binary' }),
      }),
    },
  },
  required: true,
};

/** For signed-in callers only, not too often, and with no more than a form needs around its file. */
export const signedInUpload = (
  context: Context,
  limit: Parameters<typeof signedInLimited>[1] = 'upload-account',
) => {
  const { middleware, security } = signedInLimited(context, limit);
  return { middleware: [...middleware, boundForm], security };
};

export const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/**
 * Each part of a form costs its parser some microseconds: a file's length of nothing but parts costs seconds.
 * @throws ServiceError UNSUPPORTED_TYPE or BAD_REQUEST
 */
const boundForm = createMiddleware<HttpEnv>(async (c, next) => {
  const boundary = boundaryOf(c.req.header('content-type'));
  if (!boundary) throw new ServiceError('UNSUPPORTED_TYPE');
  if (!isSmall(Buffer.from(await c.req.arrayBuffer()), `--${boundary}`))
    throw new ServiceError('BAD_REQUEST');
  return next();
});

/** As browsers write it, and nothing else: the parser must not find another boundary than we do. */
function boundaryOf(contentType = ''): string | undefined {
  return /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i.exec(contentType)?.[2];
}

function isSmall(form: Buffer, delimiter: string): boolean {
  let parts = 0;
  for (let start = form.indexOf(delimiter); start >= 0; parts++) {
    const next = form.indexOf(delimiter, start + delimiter.length);
    const header = form.subarray(start, start + maxPartHeaderBytes);
    // The last delimiter ends the form: nothing comes after it that would have to be read.
    const isShort = next < 0 ? start + header.length === form.length : header.includes('\r\n\r\n');
    if (parts > maxParts || !isShort) return false;
    start = next;
  }
  return true;
}
