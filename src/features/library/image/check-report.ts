import { maxReportLength } from '#contract/report.ts';

/** What is wrong with a report, as the server would say it. */
export function checkReport(content: string): 'REPORT_EMPTY' | 'REPORT_TOO_LONG' | null {
  const { length } = content.trim();
  if (length === 0) return 'REPORT_EMPTY';
  return length > maxReportLength ? 'REPORT_TOO_LONG' : null;
}
