import { z } from 'zod';
import { boundedTrimmed } from './bounded.ts';

export const maxReportLength = 500;

export const reportSchema = z.object({
  imageId: z.uuid(),
  content: boundedTrimmed(maxReportLength, { missing: 'REPORT_EMPTY', tooLong: 'REPORT_TOO_LONG' }).min(
    1,
    'REPORT_EMPTY',
  ),
});
export type Report = z.infer<typeof reportSchema>;
