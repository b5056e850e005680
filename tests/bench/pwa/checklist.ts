import { readFile } from 'node:fs/promises';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type?: string;
  readonly purpose?: string;
}
type Manifest = Readonly<Record<string, unknown>> & { readonly icons?: readonly Icon[] };
type Check = readonly [name: string, isMet: boolean];

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;
const isTrimmed = (value: unknown) => isText(value) && value.trim() === value;
const isColor = (value: unknown) => /^#([\da-f]{6}|[\da-f]{3})$/i.test(String(value));
const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

/** What PWABuilder's report counts, in its four groups, asked of a built app. */
export async function checklist(dist: string): Promise<Readonly<Record<string, readonly Check[]>>> {
  const manifest: Manifest = JSON.parse(await readFile(`${dist}/manifest.webmanifest`, 'utf8'));
  const worker = await readFile(`${dist}/sw.js`, 'utf8');
  const has = (name: string): Check => [name, manifest[name] !== undefined];
  const icons = manifest.icons ?? [];
  const withPurpose = (purpose: string) => icons.some((icon) => icon.purpose?.split(' ').includes(purpose));
  const isLargePng = ({ sizes, type, src }: Icon) =>
    Number.parseInt(sizes, 10) >= 512 && (type === 'image/png' || src.endsWith('.png'));
  return {
    required: [
      ['name', isText(manifest.name)],
      ['name without spaces around it', isTrimmed(manifest.name)],
      ['short_name of three letters or more', isText(manifest.short_name) && manifest.short_name.length > 2],
      ['short_name without spaces around it', isTrimmed(manifest.short_name)],
      ['icons', icons.length > 0],
      ['a PNG icon of 512×512', icons.some(isLargePng)],
      ['no icon both any and maskable', !icons.some(({ purpose }) => purpose === 'any maskable')],
      ['icons have types', icons.every(({ type }) => isText(type))],
      ['icons have sizes', icons.every(({ sizes }) => /^(any|(\d+x\d+)( \d+x\d+)*)$/.test(sizes))],
      ['start_url', isText(manifest.start_url)],
      ['start_url within scope', String(manifest.start_url).startsWith(String(manifest.scope))],
      ['a service worker', worker.includes('addEventListener')],
    ],
    recommended: [
      ['an icon with purpose any', withPurpose('any')],
      ['a maskable icon', withPurpose('maskable')],
      ['display', ['fullscreen', 'standalone', 'minimal-ui'].includes(String(manifest.display))],
      ['background_color in hex', isColor(manifest.background_color)],
      ['theme_color in hex', isColor(manifest.theme_color)],
      ['screenshots', isFilled(manifest.screenshots)],
      ['shortcuts', isFilled(manifest.shortcuts)],
      ['categories', isFilled(manifest.categories)],
      ['display_override', isFilled(manifest.display_override)],
      ...['description', 'id', 'orientation', 'lang', 'dir', 'launch_handler', 'handle_links'].map(has),
    ],
    optional: [
      ...['scope', 'share_target', 'file_handlers', 'protocol_handlers', 'scope_extensions'].map(has),
      ...['related_applications', 'prefer_related_applications', 'iarc_rating_id'].map(has),
      ...['edge_side_panel', 'note_taking', 'widgets'].map(has),
    ],
    features: [
      ...['shortcuts', 'file_handlers', 'launch_handler', 'protocol_handlers', 'share_target'].map(has),
      ...['widgets', 'edge_side_panel', 'note_taking'].map(has),
      [
        'window controls overlay',
        JSON.stringify(manifest.display_override).includes('window-controls-overlay'),
      ],
      ['tabbed', JSON.stringify(manifest.display_override).includes('tabbed')],
      ['periodic sync', worker.includes('"periodicsync"') || worker.includes('`periodicsync`')],
      ['background sync', /["`']sync["`']/.test(worker)],
      ['push', /["`']push["`']/.test(worker)],
      ['offline', worker.includes('index.html')],
    ],
  };
}
