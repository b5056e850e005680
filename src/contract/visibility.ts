import { z } from 'zod';

/** Whether an image is for everybody, or for its owner alone. The latter is for members. */
export const visibilitySchema = z.object({ isPublic: z.boolean() });
export type Visibility = z.infer<typeof visibilitySchema>;
