/** Degrees as 0…360, exclusive of 360. */
export function fullTurn(deg: number): number {
  const rest = deg % 360;
  return rest < 0 ? rest + 360 : rest;
}
