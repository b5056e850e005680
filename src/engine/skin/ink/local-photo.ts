/** How a photo looks around a place; what ink there has to match. Colours and deviations in 0…255. */
export interface LocalPhoto {
  /** Standard deviation, in pixels, of the blur of its sharpest edges. */
  readonly blur: number;
  /** Standard deviation of its noise, in light. */
  readonly grain: number;
  /** The darkest that is seen there: not even black ink is darker. */
  readonly darkest: Colour;
  /** The brightest that skin itself is there: what is brighter shines on top of it. */
  readonly brightest: Colour;
  /** What white would be in this light. */
  readonly white: Colour;
}

export type Colour = readonly [red: number, green: number, blue: number];
