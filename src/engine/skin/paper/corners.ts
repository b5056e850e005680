/** A place in a picture: 0…1 of its width and of its height. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Where the corners of a sheet lie, clockwise from the sheet's upper left. */
export type Corners = readonly [Corner, Corner, Corner, Corner];

/** The whole picture. */
export const wholeCorners: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Whether they go around clockwise and bulge nowhere inwards: other corners are no view of a sheet. */
export function areConvex(corners: Corners): boolean {
  return corners.every((at, i) => {
    const [next, after] = [corners[(i + 1) % 4] as Corner, corners[(i + 2) % 4] as Corner];
    return (next.x - at.x) * (after.y - next.y) - (next.y - at.y) * (after.x - next.x) > leastTurn;
  });
}

/** Twice the area of the smallest triangle that three corners may span, as a share of the picture. */
const leastTurn = 0.002;
