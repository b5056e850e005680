import { parseArgs } from 'node:util';
import { measureFilm } from './skin/film.ts';
import { writeMasks } from './skin/masks.ts';
import { measureScreen } from './skin/screen.ts';
import { withSkinPage } from './skin/skin-page.ts';
import { measureTimes } from './skin/times.ts';
import { writeWraps } from './skin/wraps.ts';

/**
 * `npm run bench skin -- --photos DIR --masks DIR [--tap] [--fallback]` writes skin masks and, where
 * mask.png and meta.json lie beside a photo.jpg, scores them;
 * `-- --wrap DIR --out DIR` lays checkerboards around limbs, and `[-- --photo FILE]` measures times.
 * `-- --film [--photo FILE]` plays a film as the browser's camera.
 * `-- --screen` works on the built app's own screen, as a person does.
 */
const { values } = parseArgs({
  options: {
    photos: { type: 'string' },
    masks: { type: 'string' },
    tap: { type: 'boolean', default: false },
    fallback: { type: 'boolean', default: false },
    photo: { type: 'string' },
    film: { type: 'boolean', default: false },
    screen: { type: 'boolean', default: false },
    wrap: { type: 'string' },
    out: { type: 'string' },
  },
});

if (values.screen) await measureScreen();
else if (values.film) await measureFilm(values.photo);
else {
  await withSkinPage(async (page) => {
    const { photos, masks, tap, fallback, wrap, out } = values;
    if (photos && masks) await writeMasks(page, { photos, masks, tap, fallback });
    else if (wrap && out) await writeWraps(page, wrap, out);
    else await measureTimes(page, values.photo);
  });
  if (!values.masks && !values.wrap) await measureFilm(values.photo);
}
