import { benchCreations } from './create/creations.ts';
import { benchDevice } from './create/device.ts';

/** `npm run bench create`: what creating costs, on the device, and what is looked at after. `-- creations` is that part alone. */
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const parts = { device: benchDevice, creations: benchCreations };
const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench(print);
}
