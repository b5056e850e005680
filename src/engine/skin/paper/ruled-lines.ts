import { quantile } from '#engine/pixels/quantile.ts';
import type { Evened } from './even-light.ts';

/** The sheet is looked at in so many strips across its rules, in each of which a rule is nearly straight. */
const strips = 12;
/** Rules are thinner than this share of the sheet, and farther apart than three times as much. */
const thickest = 0.006;
/** A rule is this much darker than the paper beside it, and no darker than ink. */
const [palest, darkest] = [0.02, 0.55];
/** So many rules that are seen in this share of the strips make ruled paper; fewer are a drawing of lines. */
const leastRules = 6;
const seenAlmostWhole = 0.6;
/** On ruled paper ink may lie over more of a rule. */
const leastSeen = 0.35;
/** From one strip to the next a rule may leave its row by this share of the strip's width. */
const mostSlope = 0.12;

/**
 * Takes the rules of lined or squared paper out of a drawing's darkness, in place. A rule is pale, thin, and seen from
 * side to side; where ink crosses it, the ink is darker, and stays.
 */
export function withoutRules(darkness: Float32Array, { width, height }: Evened, deviation: number): void {
  const across = foundAlong(darkness, { length: width, along: 1, count: height, across: width }, deviation);
  const down = foundAlong(darkness, { length: height, along: width, count: width, across: 1 }, deviation);
  // Only now: those that are gone would leave gaps in those that cross them.
  across();
  down();
}

/** How to walk along rules and across them. */
interface Walk {
  readonly length: number;
  readonly along: number;
  readonly count: number;
  readonly across: number;
}

/** A rule's row in each strip; NaN where it is not seen. */
type Rule = Float32Array;

function seenShare(rule: Rule): number {
  return rule.filter((row) => !Number.isNaN(row)).length / strips;
}

/** Finds the rules that run along a walk, and gives back what takes them away. */
function foundAlong(darkness: Float32Array, walk: Walk, deviation: number): () => void {
  const half = Math.max(1, Math.round((thickest * Math.max(walk.length, walk.count)) / 2));
  const profiles = Array.from({ length: strips }, (_, s) => profileOf(darkness, walk, s));
  const rules = rulesIn(profiles, walk, half);
  if (rules.filter((rule) => seenShare(rule) >= seenAlmostWhole).length < leastRules) return () => undefined;
  const depths = rules.map((rule) => depthOf(darkness, walk, rule));
  const limit = inkOverRule * quantile(Float32Array.from(depths), 0.5) + 3 * deviation;
  return () => {
    for (const rule of rules) takeRule(darkness, walk, rule, half, limit);
  };
}

/** The median darkness of each row of a strip: what ink covers less than half of does not show. */
function profileOf(darkness: Float32Array, { length, along, count, across }: Walk, s: number): Float32Array {
  const [from, to] = [Math.floor((s * length) / strips), Math.floor(((s + 1) * length) / strips)];
  const out = new Float32Array(count);
  const row = new Float32Array(to - from);
  for (let y = 0; y < count; y++) {
    for (let x = from; x < to; x++) row[x - from] = darkness[y * across + x * along] as number;
    out[y] = quantile(row, 0.5);
  }
  return out;
}

function rulesIn(profiles: readonly Float32Array[], { length, count }: Walk, half: number): Rule[] {
  const drift = Math.max(2, Math.ceil((mostSlope * length) / strips));
  const rules: Rule[] = [];
  const middle = strips >> 1;
  // A rule is followed from each of the strips, for a drawing may lie over any of them.
  const isTaken = profiles.map(() => new Uint8Array(count));
  for (const start of [middle, ...profiles.keys()]) {
    for (let y = half; y < count - half; y++) {
      if (isTaken[start]?.[y] === 1 || !isPeak(profiles[start] as Float32Array, y, half)) continue;
      const rule = followed(profiles, start, y, drift, half);
      if (seenShare(rule) < leastSeen) continue;
      rules.push(rule);
      for (const [s, row] of rule.entries()) {
        if (!Number.isNaN(row)) isTaken[s]?.fill(1, Math.max(0, row - 2 * half), row + 2 * half + 1);
      }
    }
  }
  return rules;
}

function depthAt(profile: Float32Array, y: number, half: number): number {
  const beside = Math.max(
    profile[Math.max(0, y - 3 * half)] as number,
    profile[Math.min(profile.length - 1, y + 3 * half)] as number,
  );
  return (profile[y] as number) - beside;
}

function isPeak(profile: Float32Array, y: number, half: number): boolean {
  const here = profile[y] as number;
  const depth = depthAt(profile, y, half);
  if (depth < palest || here > darkest) return false;
  for (let k = 1; k <= half; k++) {
    if ((profile[y - k] ?? 0) > here || (profile[y + k] ?? 0) >= here) return false;
  }
  return true;
}

/** Goes on from strip to strip, to the nearest peak that lies where the rule is heading. */
function followed(
  profiles: readonly Float32Array[],
  start: number,
  y: number,
  drift: number,
  half: number,
): Rule {
  const rows = new Float32Array(strips).fill(Number.NaN);
  rows[start] = y;
  for (const by of [1, -1]) {
    let last = y;
    let slope: number | undefined;
    let skipped = 1;
    for (let s = start + by; s >= 0 && s < strips; s += by, skipped++) {
      const expected = Math.round(last + (slope ?? 0) * skipped);
      const found = nearestPeak(
        profiles[s] as Float32Array,
        expected,
        slope === undefined ? drift : half + 1,
        half,
      );
      if (found === undefined) continue;
      slope = (found - last) / skipped;
      last = found;
      skipped = 0;
      rows[s] = found;
    }
  }
  return rows;
}

function nearestPeak(profile: Float32Array, y: number, reach: number, half: number): number | undefined {
  for (let k = 0; k <= reach; k++) {
    for (const at of k === 0 ? [y] : [y - k, y + k]) {
      if (at >= 0 && at < profile.length && isPeak(profile, at, half)) return at;
    }
  }
  return undefined;
}

/** What is so much darker than most of a rule is ink that crosses it. */
const inkOverRule = 1.4;

/** How dark a rule is almost everywhere; it may be as thin as a pixel, and then varies along its way. */
function depthOf(darkness: Float32Array, { length, along, across, count }: Walk, rule: Rule): number {
  const depths = new Float32Array(length);
  for (const [x, row] of rowsAlong(rule, length).entries()) {
    for (let y = Math.max(0, row - 1); y <= Math.min(count - 1, row + 1); y++) {
      depths[x] = Math.max(depths[x] as number, darkness[y * across + x * along] as number);
    }
  }
  return quantile(depths, 0.8);
}

function takeRule(
  darkness: Float32Array,
  { length, along, count, across }: Walk,
  rule: Rule,
  half: number,
  limit: number,
): void {
  for (const [x, row] of rowsAlong(rule, length).entries()) {
    for (let y = Math.max(0, row - 2 * half); y <= Math.min(count - 1, row + 2 * half); y++) {
      const i = y * across + x * along;
      if ((darkness[i] as number) < limit) darkness[i] = 0;
    }
  }
}

/** The rule's row at each place along it, straight on between the strips' middles and beyond the last. */
function rowsAlong(rule: Rule, length: number): number[] {
  const known = [...rule.keys()].filter((s) => !Number.isNaN(rule[s] as number));
  return Array.from({ length }, (_, x) => {
    const at = ((x + 0.5) * strips) / length - 0.5;
    const found = known.findIndex((s) => s >= at);
    const after = Math.max(1, found < 0 ? known.length - 1 : found);
    const [one, other] = [known[after - 1] as number, known[after] as number];
    const [from, to] = [rule[one] as number, rule[other] as number];
    return Math.round(from + ((to - from) * (at - one)) / (other - one));
  });
}
