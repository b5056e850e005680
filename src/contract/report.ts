import { z } from 'zod';

export const maxReportLength = 500;

export const reportSchema = z.object({
  imageId: z.uuid(),
  content: z.string('REPORT_EMPTY').trim().min(1, 'REPORT_EMPTY').max(maxReportLength, 'REPORT_TOO_LONG'),
});
export type Report = z.infer<typeof reportSchema>;
