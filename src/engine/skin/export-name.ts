/** tattoo-preview-{timestamp}.png */
export function exportName(now: Date): string {
  return `tattoo-preview-${now.getTime()}.png`;
}
