import { readFileSync } from 'node:fs';

const packageFile = new URL('../../package.json', import.meta.url);

/** The version of the product that is running. */
export const productVersion: string = JSON.parse(readFileSync(packageFile, 'utf8')).version;
