import type { Point } from '../../../geometry/point.ts';
import { curve } from './curves.ts';
import type { Drawing } from './drawing.ts';
import { press } from './drawing.ts';
import type { HeadForm } from './head-form.ts';

const throatFrom: Point = [476, 640];

/** A strong neck in the open collar of a coat. */
export function drawManBust(drawing: Drawing, form: HeadForm): void {
  const throat = curve([throatFrom, [470, 700], [462, 760], [440, 830], [500, 950]]);
  const nape = curve([
    [700, 470],
    [704, 580],
    [716, 680],
    [742, 750],
    [590, 950],
  ]);
  const beneathJaw = form.curve([
    [4, 106, 70],
    [34, 100, 58],
    [54, 80, 26],
    [62, 46, 0],
  ]);
  drawing.area(
    [...throat, ...nape.toReversed(), form.at([0, 60, 40])],
    'skin',
    { edge: beneathJaw, depth: 110, strength: 1, solid: 0.16 },
    { edge: nape, depth: 70, strength: 0.7 },
  );
  drawing.line(
    curve([
      [668, 600],
      [640, 700],
      [590, 790],
      [556, 850],
    ]),
    0.6,
    press.out,
  );
  drawing.line(
    curve([
      [500, 700],
      [490, 716],
      [494, 736],
    ]),
    0.5,
    press.both,
  );
  drawing.line(
    curve([
      [470, 850],
      [510, 866],
      [540, 858],
    ]),
    0.5,
    press.both,
  );
  drawing.line(throat, 1);
  drawing.line(nape, 1);
  drawCoat(drawing);
}

function drawCoat(drawing: Drawing): void {
  const far = drawing.area(
    [
      ...curve([
        [452, 730],
        [404, 770],
        [330, 806],
        [262, 850],
        [236, 924],
      ]),
      ...curve([
        [236, 924],
        [330, 948],
        [470, 956],
        [540, 956],
      ]),
      ...curve([
        [540, 956],
        [500, 900],
        [466, 830],
        [452, 730],
      ]),
    ],
    'cloth',
    {
      edge: curve([
        [452, 760],
        [400, 800],
        [330, 850],
      ]),
      depth: 50,
      strength: 0.8,
    },
  );
  drawing.outline(far, 1);
  const near = drawing.area(
    [
      ...curve([
        [724, 672],
        [770, 730],
        [850, 786],
        [902, 850],
        [922, 924],
      ]),
      ...curve([
        [922, 924],
        [800, 950],
        [640, 958],
        [540, 956],
      ]),
      ...curve([
        [540, 956],
        [600, 880],
        [668, 790],
        [724, 672],
      ]),
    ],
    'cloth',
    {
      edge: curve([
        [740, 700],
        [800, 800],
        [820, 950],
      ]),
      depth: 120,
      strength: 0.9,
      solid: 0.1,
    },
  );
  drawing.outline(near, 1);
  const lapel = (points: readonly Point[]) => {
    const ring = curve(points);
    drawing.outline(
      drawing.area(ring, 'lapel', {
        edge: ring.slice(0, Math.floor(ring.length / 2)),
        depth: 30,
        strength: 0.8,
      }),
      0.95,
    );
  };
  lapel([
    [454, 716],
    [424, 760],
    [384, 800],
    [396, 840],
    [380, 862],
    [452, 912],
    [538, 956],
    [494, 880],
    [464, 810],
    [454, 716],
  ]);
  lapel([
    [728, 660],
    [752, 730],
    [788, 782],
    [762, 826],
    [778, 852],
    [670, 914],
    [540, 958],
    [604, 870],
    [672, 786],
    [728, 660],
  ]);
  drawing.line(
    curve([
      [320, 850],
      [340, 890],
      [346, 936],
    ]),
    0.5,
    press.out,
  );
  drawing.line(
    curve([
      [830, 830],
      [822, 880],
      [828, 934],
    ]),
    0.5,
    press.out,
  );
  drawing.line(
    curve([
      [790, 800],
      [800, 850],
      [790, 900],
    ]),
    0.4,
    press.out,
  );
}
