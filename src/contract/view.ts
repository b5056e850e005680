import { z } from 'zod';
import { viewIds } from './view-ids.ts';

export const viewIdSchema = z.enum(viewIds);
