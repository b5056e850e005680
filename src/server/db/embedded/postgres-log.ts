import { chmodSync, copyFileSync, openSync, statSync, truncateSync } from 'node:fs';

/**
 * What the database writes down: how it starts, stops and fares. Statements, their parameters and the values in
 * error messages are people's data and stay out: who sent a statement hears what was wrong with it.
 */
export const logSettings = [
  // Without errors of statements, whose texts repeat values.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_statement=none',
  'log_min_duration_statement=-1',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
];

/** Opens the log for a process to append to; only its owner may read it. */
export function openPostgresLog(file: string): number {
  const descriptor = openSync(file, 'a', 0o600);
  chmodSync(file, 0o600);
  return descriptor;
}

/**
 * Keeps the log small: once it is larger than `maxBytes` it is moved to a second file, whose contents are
 * forgotten. It is copied and emptied, since the database goes on appending to the file that it has open.
 */
export function boundPostgresLog(file: string, maxBytes = 4 * 1024 * 1024): void {
  if (statSync(file).size <= maxBytes) return;
  try {
    copyFileSync(file, `${file}.1`);
    chmodSync(`${file}.1`, 0o600);
  } finally {
    // All the more when the disk is full.
    truncateSync(file);
  }
}
