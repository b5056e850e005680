import type { Rgb } from '../paint/palette.ts';
import type { Shape, Vectors } from './vectors.ts';
import { vectorBlack, vectorLayers } from './vectors.ts';

/** An SVG file as large on paper as the drawing is; a user unit is a millimetre, a layer is a group with its name as its id. */
export function svgOf({ width, height, unitMm, layers }: Vectors, title: string): string {
  const [across, down] = [width, height].map((length) => number(Math.round(length * unitMm * 100)));
  const groups = vectorLayers
    .filter((name) => layers[name].length > 0)
    .map((name) => `<g id="${name}">${pathsOf(layers[name], unitMm)}</g>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}mm" height="${down}mm" viewBox="0 0 ${across} ${down}">`,
    `<title>${escaped(title)}</title>`,
    ...groups,
    '</svg>\n',
  ].join('\n');
}

/** Shapes that look alike and follow each other share a path: an editor can still take it apart. */
function pathsOf(shapes: readonly Shape[], unitMm: number): string {
  const paths: string[] = [];
  let look = '';
  let data = '';
  const end = () => {
    if (data) paths.push(`<path ${look} d="${data}"/>`);
    data = '';
  };
  for (const shape of shapes) {
    const its = lookOf(shape, unitMm);
    // Lines and areas stay apart, so that each can be picked; dots by the thousand do not.
    if (its !== look || shape.kind !== 'dot') end();
    look = its;
    data += dataOf(shape, unitMm);
  }
  end();
  return paths.join('\n');
}

function lookOf(shape: Shape, unitMm: number): string {
  if (shape.kind === 'area') {
    const opacity = shape.opacity < 1 ? ` fill-opacity="${shape.opacity}"` : '';
    return `fill="${hex(shape.color)}"${opacity}${shape.rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}`;
  }
  const width = number(Math.round(shape.width * unitMm * 100));
  return `fill="none" stroke="${hex(vectorBlack)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
}

/** A shape as the data of a path, in millimetres. */
export function dataOf(shape: Shape, unitMm: number): string {
  if (shape.kind === 'dot') return `${pathOf([shape.at], unitMm)}h0`;
  if (shape.kind === 'line') return pathOf(shape.points, unitMm) + (shape.isClosed ? 'z' : '');
  return shape.rings.map((ring) => `${pathOf(ring, unitMm)}z`).join('');
}

/** Steps from point to point in hundredths of a millimetre, each from where rounding has left the one before. */
function pathOf(points: readonly (readonly [number, number, ...number[]])[], unitMm: number): string {
  let [atX, atY] = [0, 0];
  let path = '';
  let command = 'M';
  points.forEach(([px, py], i) => {
    const [x, y] = [Math.round(px * unitMm * 100), Math.round(py * unitMm * 100)];
    if (i > 0 && x === atX && y === atY) return;
    const [across, down] = [number(x - atX), number(y - atY)];
    const separator = down.startsWith('-') ? '' : ' ';
    path += `${command || (across.startsWith('-') ? '' : ' ')}${across}${separator}${down}`;
    command = command === 'M' ? 'l' : '';
    [atX, atY] = [x, y];
  });
  return path;
}

/** Hundredths as a decimal number without what can be left out. */
function number(hundredths: number): string {
  return String(hundredths / 100).replace(/^(-?)0\./, '$1.');
}

function hex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Neither markup nor what XML forbids: prompts may hold any character. */
function escaped(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (mark) => marks[mark] as string);
}
