import type { Point } from '../../../geometry/point.ts';
import type { LineRole } from '../../sculpted-view.ts';
import type { Surface } from '../render/surface.ts';
import { nothing } from '../render/surface.ts';
import type { LineTraits, Region } from '../subject.ts';
import type { FoundLine } from './found-line.ts';
import { relax } from './found-line.ts';

type BorderRole = Extract<LineRole, 'outline' | 'edge' | 'border' | 'crease'>;
const roles: readonly BorderRole[] = ['outline', 'edge', 'border', 'crease'];

/** The side of a pixel that is part of a line. */
interface Side {
  readonly role: BorderRole;
  readonly pixel: number;
  isUsed: boolean;
}
interface Exit {
  readonly to: number;
  readonly side: Side;
}

/**
 * The lines between pixels of which one is nothing, much further away, of another region or turned elsewhere, followed
 * from corner to corner.
 *
 * @param regions in the order of their numbers, from 1
 */
export function bordersOf(surface: Surface, regions: readonly Region[], traits: LineTraits): FoundLine[] {
  const exits = exitsOf(surface, regions, traits);
  const corners = surface.side + 1;
  const fine = surface.side / 600;
  const lines: FoundLine[] = [];
  // From loose ends first, then from where lines meet, at last the rings.
  for (const ways of [1, 3, 4, 2]) {
    for (const [corner, from] of exits) {
      if (ways !== 2 && from.length !== ways) continue;
      for (const exit of from) if (!exit.side.isUsed) lines.push(followed(exits, corners, corner, exit));
    }
  }
  const shortest = (traits.shortest ?? 12) * fine;
  const kept = lines.filter(({ role, points }) => points.length > (role === 'outline' ? 4 : shortest));
  for (const line of kept) relax(line.points, Math.round(26 * fine * fine), line.isClosed);
  return kept;
}

function exitsOf(surface: Surface, regions: readonly Region[], traits: LineTraits): Map<number, Exit[]> {
  const { side, depth } = surface;
  const atEdge = nearNothing(surface);
  const exits = new Map<number, Exit[]>();
  const put = (from: number, to: number, role: BorderRole, pixel: number) => {
    const part: Side = { role, pixel, isUsed: false };
    exits.set(from, [...(exits.get(from) ?? []), { to, side: part }]);
    exits.set(to, [...(exits.get(to) ?? []), { to: from, side: part }]);
  };
  const between = (a: number, b: number, from: number, to: number) => {
    const role = roleBetween(surface, regions, traits, a, b);
    if (!role || (role !== 'outline' && atEdge[a] && atEdge[b])) return;
    put(from, to, role, (depth[a] as number) < (depth[b] as number) ? a : b);
  };
  const corners = side + 1;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const i = y * side + x;
      if (x + 1 < side) between(i, i + 1, y * corners + x + 1, (y + 1) * corners + x + 1);
      if (y + 1 < side) between(i, i + side, (y + 1) * corners + x, (y + 1) * corners + x + 1);
    }
  }
  return exits;
}

function roleBetween(
  surface: Surface,
  regions: readonly Region[],
  { step = 0.035, crease = 0.55 }: LineTraits,
  a: number,
  b: number,
): BorderRole | null {
  const { depth, region, normalX, normalY, normalZ, pixel } = surface;
  const [depthA, depthB] = [depth[a] as number, depth[b] as number];
  const [isA, isB] = [depthA < nothing, depthB < nothing];
  if (!isA && !isB) return null;
  if (isA !== isB) return 'outline';
  const facing = Math.max(0.12, normalZ[a] as number, normalZ[b] as number);
  if (Math.abs(depthA - depthB) > step + (pixel * 2.2) / facing) return 'edge';
  if (region[a] !== region[b]) {
    const [coatA, coatB] = [
      regions[(region[a] as number) - 1]?.coat,
      regions[(region[b] as number) - 1]?.coat,
    ];
    if (coatA === undefined || coatA !== coatB) return 'border';
  }
  const alike =
    (normalX[a] as number) * (normalX[b] as number) +
    (normalY[a] as number) * (normalY[b] as number) +
    (normalZ[a] as number) * (normalZ[b] as number);
  return alike < crease ? 'crease' : null;
}

/** Where the outline is near: another line there would only thicken it. */
function nearNothing({ side, depth }: Surface): Uint8Array {
  const reach = Math.max(1, Math.round(side / 300));
  const near = new Uint8Array(depth.length);
  const isNothing = (x: number, y: number) =>
    x < 0 || y < 0 || x >= side || y >= side || (depth[y * side + x] as number) >= nothing;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      for (let dy = -reach; dy <= reach && !near[y * side + x]; dy += reach) {
        for (let dx = -reach; dx <= reach; dx += reach) if (isNothing(x + dx, y + dy)) near[y * side + x] = 1;
      }
    }
  }
  return near;
}

function followed(exits: Map<number, Exit[]>, corners: number, start: number, first: Exit): FoundLine {
  const at = (corner: number): Point => [corner % corners, Math.floor(corner / corners)];
  const points = [at(start)];
  const pixels = [first.side.pixel];
  const counts = new Map<BorderRole, number>();
  let corner = start;
  let exit = first;
  for (;;) {
    exit.side.isUsed = true;
    counts.set(exit.side.role, (counts.get(exit.side.role) ?? 0) + 1);
    corner = exit.to;
    points.push(at(corner));
    pixels.push(exit.side.pixel);
    if (corner === start) break;
    const next = nextExit(exits, at, points, corner, exit);
    if (!next) break;
    exit = next;
  }
  const isClosed = corner === start;
  return {
    role: roles.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] as BorderRole,
    points,
    pixels,
    isClosed,
    isFreeAtStart: !isClosed && exits.get(start)?.length === 1,
    isFreeAtEnd: !isClosed && exits.get(corner)?.length === 1,
    width: 1,
  };
}

/** Straight on, where lines meet; along the outline, if that is what it is. */
function nextExit(
  exits: Map<number, Exit[]>,
  at: (corner: number) => Point,
  points: readonly Point[],
  corner: number,
  came: Exit,
): Exit | null {
  const all = exits.get(corner) ?? [];
  const open = all.filter(({ side }) => !side.isUsed);
  if (all.length <= 2) return open[0] ?? null;
  const around = came.side.role === 'outline' ? open.filter(({ side }) => side.role === 'outline') : [];
  if (around.length === 1) return around[0] ?? null;
  const end = points[points.length - 1] as Point;
  const before = points[Math.max(0, points.length - 7)] as Point;
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  let [best, straightest]: [Exit | null, number] = [null, 0.25];
  for (const exit of open) {
    const isAlike = exit.side.role === came.side.role || (isSilhouette(exit) && isSilhouette(came));
    const [x, y] = at(lookedAhead(exits, corner, exit));
    const [ux, uy] = [x - end[0], y - end[1]];
    const straight = (ux * dx + uy * dy) / (Math.sqrt((ux * ux + uy * uy) * (dx * dx + dy * dy)) || 1);
    if (isAlike && straight > straightest) [best, straightest] = [exit, straight];
  }
  return best;
}

function isSilhouette({ side }: Exit): boolean {
  return side.role === 'outline' || side.role === 'edge';
}

/** The corner a few sides on. */
function lookedAhead(exits: Map<number, Exit[]>, from: number, exit: Exit): number {
  let [before, corner] = [from, exit.to];
  for (let i = 0; i < 4; i++) {
    const on = (exits.get(corner) ?? []).filter(({ to }) => to !== before);
    if (on.length !== 1) break;
    [before, corner] = [corner, (on[0] as Exit).to];
  }
  return corner;
}
