/** Averages over boxes, twice, without what is outside of the mask. */
export function blurred(values: Float32Array, side: number, radius: number, mask?: Uint8Array): Float32Array {
  if (radius < 1) return values;
  let current = values;
  for (let pass = 0; pass < 2; pass++) {
    current = boxBlurred(current, side, radius, 1, mask);
    current = boxBlurred(current, side, radius, side, mask);
  }
  return current;
}

function boxBlurred(
  values: Float32Array,
  side: number,
  radius: number,
  step: number,
  mask: Uint8Array | undefined,
): Float32Array {
  const result = new Float32Array(values.length);
  const across = step === 1 ? side : 1;
  for (let line = 0; line < side; line++) {
    let [sum, count] = [0, 0];
    const at = (i: number) => line * across + i * step;
    const take = (i: number, sign: number) => {
      if (i < 0 || i >= side || (mask && !mask[at(i)])) return;
      sum += sign * (values[at(i)] as number);
      count += sign;
    };
    for (let i = 0; i < radius; i++) take(i, 1);
    for (let i = 0; i < side; i++) {
      take(i + radius, 1);
      if (!mask || mask[at(i)]) result[at(i)] = count > 0 ? sum / count : 0;
      take(i - radius, -1);
    }
  }
  return result;
}
