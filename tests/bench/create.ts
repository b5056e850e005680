import { benchDevice } from './create/device.ts';

/** `npm run bench create`: what creating costs, on the server and on the device. */
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

await benchDevice(print);
