/** How bright the eye finds red, green and blue, for values as they are stored (ITU-R BT.601). */
export const greyWeights = [0.299, 0.587, 0.114] as const;

/** The light of the pixel whose red lies at `at`, 0…1. */
export function lightAt(data: Uint8ClampedArray, at: number): number {
  return (
    (greyWeights[0] * (data[at] as number) +
      greyWeights[1] * (data[at + 1] as number) +
      greyWeights[2] * (data[at + 2] as number)) /
    255
  );
}
