/** A time of day as a dial shows it. */
export interface ClockTime {
  /** 0 … 11 */
  readonly hour: number;
  /** 0 … 59 */
  readonly minute: number;
}
