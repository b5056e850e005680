import { z } from '@hono/zod-openapi';

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

export const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
