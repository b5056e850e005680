/** One line of a CSV file as RFC 4180 has it. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map((value) => quoted(String(value))).join()}\r\n`;
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
