/**
 * Writes the inverse of the Cholesky factor of a symmetric positive matrix (lower triangle of `dims*dims`) to
 * `out[at…]` and answers log√|matrix|.
 */
export function invertCholesky(matrix: Float64Array, dims: number, out: Float64Array, at: number): number {
  const factor = new Float64Array(dims * dims);
  let logRoot = 0;
  for (let i = 0; i < dims; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * dims + j] as number;
      for (let k = 0; k < j; k++) sum -= (factor[i * dims + k] as number) * (factor[j * dims + k] as number);
      factor[i * dims + j] =
        i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (factor[j * dims + j] as number);
    }
    logRoot += Math.log(factor[i * dims + i] as number);
  }
  for (let j = 0; j < dims; j++) {
    for (let i = j; i < dims; i++) {
      let sum = i === j ? 1 : 0;
      for (let k = j; k < i; k++)
        sum -= (factor[i * dims + k] as number) * (out[at + k * dims + j] as number);
      out[at + i * dims + j] = sum / (factor[i * dims + i] as number);
    }
  }
  return logRoot;
}
