/** Why the server cannot start, as the one line that its operator reads; it says what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
}
