import type { Context as HonoContext } from 'hono';
import { accepts } from 'hono/accepts';
import { type Language, languages } from '#contract/language.ts';
import type { Config } from '../config.ts';
import type { Client } from '../services/accounts/client.ts';
import { clientAddress } from './client-address.ts';
import { readDevice } from './device.ts';

export function clientOf(c: HonoContext, config: Config): Client {
  return {
    address: clientAddress(c, config),
    device: readDevice(c.req.header('user-agent')),
    language: languageOf(c),
  };
}

/** The language that a caller asks for: our own pages name theirs, everything else what its browser is set to. */
export function languageOf(c: HonoContext): Language {
  const found = accepts(c, {
    header: 'Accept-Language',
    supports: [...languages],
    default: 'en',
    match: (wanted, { default: otherwise }) => {
      const byWish = wanted.toSorted((a, b) => b.q - a.q).map(({ type }) => type.slice(0, 2).toLowerCase());
      return byWish.find((tag) => (languages as readonly string[]).includes(tag)) ?? otherwise;
    },
  });
  return found as Language;
}
