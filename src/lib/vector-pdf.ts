/** A page in cm, upright. */
export type PageCm = readonly [width: number, height: number];

/**
 * An SVG file of our own engine as a PDF: the same lines and areas at the same size, in the middle of a page, each
 * layer one that a viewer can show or hide. jspdf writes no layers, and this SVG is nothing but paths.
 *
 * @param svg in millimetres, paths of M, l, h and z in named groups
 * @throws RangeError when it is larger than the page, TypeError when it is no such SVG
 */
export async function vectorPdfOf(svg: string, [pageWidth, pageHeight]: PageCm): Promise<Blob> {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  if (!width || !height) throw new TypeError('an SVG without a size');
  if (width > pageWidth * 10 || height > pageHeight * 10) throw new RangeError('larger than its page');
  const layers = [...svg.matchAll(/<g id="(\w+)">(.*?)<\/g>/gs)].map(([, name = '', paths = '']) => ({
    name,
    paths: [...paths.matchAll(/<path ([^>]*) d="([^"]*)"\/>/g)].map(([, look = '', data = '']) => ({
      look: lookOf(look),
      data: operatorsOf(data),
    })),
  }));
  const opacities = [...new Set(layers.flatMap(({ paths }) => paths.map(({ look }) => look.opacity)))];
  const [left, top] = [(pageWidth * 10 - width) / 2, (pageHeight * 10 + height) / 2];
  // From millimetres downwards to points upwards.
  const frame = `${pt} 0 0 -${pt} ${left * pt} ${top * pt} cm 1 J 1 j`;
  const content = layers.map(({ paths }, i) =>
    [
      `/OC /L${i} BDC`,
      ...paths.map(
        ({ look, data }) => `/G${opacities.indexOf(look.opacity)} gs ${look.set} ${data}${look.paint}`,
      ),
      'EMC',
    ].join('\n'),
  );
  const stream = await deflated([frame, ...content].join('\n'));
  const layerAt = (i: number) => `${firstLayer + i} 0 R`;
  const all = layers.map((_, i) => layerAt(i)).join(' ');
  return fileOf([
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [${all}] /D << /Order [${all}] /ON [${all}] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    [
      `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /MediaBox [0 0 ${pageWidth * 10 * pt} ${pageHeight * 10 * pt}]`,
      `/Resources << /Properties << ${layers.map((_, i) => `/L${i} ${layerAt(i)}`).join(' ')} >>`,
      `/ExtGState << ${opacities.map((opacity, i) => `/G${i} << /ca ${opacity} >>`).join(' ')} >> >> >>`,
    ].join(' '),
    [`<< /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`, stream, '\nendstream'],
    ...layers.map(({ name }) => `<< /Type /OCG /Name (${name}) >>`),
  ]);
}

/** Points in a millimetre. */
const pt = 72 / 25.4;
/** The number of the object that is the first layer. */
const firstLayer = 5;

interface PathLook {
  /** Sets colour and width. */
  readonly set: string;
  /** Paints what was said before. */
  readonly paint: string;
  readonly opacity: string;
}

function lookOf(attributes: string): PathLook {
  const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
  const opacity = of('fill-opacity') ?? '1';
  const stroke = of('stroke');
  if (stroke) return { set: `${colorOf(stroke)} RG ${of('stroke-width')} w`, paint: 'S', opacity };
  return {
    set: `${colorOf(of('fill') ?? '#000000')} rg`,
    paint: of('fill-rule') === 'evenodd' ? 'f*' : 'f',
    opacity,
  };
}

/** @param hex '#rrggbb' */
function colorOf(hex: string): string {
  return [1, 3, 5]
    .map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)))
    .join(' ');
}

/** The path from place to place instead of by steps; a step of nothing is a dot. */
function operatorsOf(data: string): string {
  let [x, y] = [0, 0];
  let operators = '';
  for (const [, command = '', numbers = ''] of data.matchAll(/([Mlhz])([^Mlhz]*)/g)) {
    if (command === 'z') {
      operators += 'h ';
      continue;
    }
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const step = command === 'h' ? 1 : 2;
    for (let i = 0; i < values.length; i += step) {
      const [across, down] = [values[i] as number, step === 1 ? 0 : (values[i + 1] as number)];
      const isStart = command === 'M' && i === 0;
      [x, y] = command === 'M' && isStart ? [across, down] : [x + across, y + down];
      operators += `${hundredths(x)} ${hundredths(y)} ${isStart ? 'm' : 'l'} `;
    }
  }
  return operators;
}

/** Steps were rounded to hundredths: their sums are, too. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

type Part = string | Uint8Array<ArrayBuffer>;

/** Objects numbered from 1, the first of them the catalog, and the table of where each lies. */
function fileOf(objects: readonly (Part | readonly Part[])[]): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const put = (part: Part) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  put('%PDF-1.7\n');
  const places = objects.map((object, i) => {
    const place = length;
    put(`${i + 1} 0 obj\n`);
    for (const part of Array.isArray(object) ? (object as readonly Part[]) : [object as Part]) put(part);
    put('\nendobj\n');
    return place;
  });
  const table = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  put(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
