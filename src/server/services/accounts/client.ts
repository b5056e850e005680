import type { Language } from '#contract/language.ts';

/** What somebody uses to call; null where it is not known. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Where a call comes from, and in which language it wants to be answered. */
export interface Client {
  address: string;
  device: Device;
  language: Language;
}
