import Bowser from 'bowser';
import type { Device } from '../services/accounts/client.ts';

/** Far longer than any browser's own; what is longer was made up. */
const maxLength = 500;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** What a User-Agent header says. Only names that the library knows are taken over, and never the caller's words. */
export function readDevice(userAgent: string | undefined): Device {
  if (!userAgent || userAgent.length > maxLength) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: known(browsers, browser.name), system: known(systems, os.name) };
}

const known = (names: Set<string>, name = ''): string | null =>
  names.has(name) ? name.replace(/ for Android$/, '') : null;
