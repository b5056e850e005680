import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';

/** The longest that an address may be written, with a zone or a port. */
const maxLength = 64;
/** Of calls that come from no socket. */
export const unknownAddress = 'unknown';
/** What one connection gets of IPv6, so that nobody is 2^64 callers. */
const ipv6Network = 64;

/**
 * Where a call comes from, as calls are counted: an IPv4 address, or a network of IPv6. Behind trusted proxies it is
 * what the outermost of them saw; whatever the caller wrote into the header itself stands further left and is not
 * believed. What is no address counts as the proxy's own.
 */
export function clientAddress(c: HonoContext, { trustedProxies }: Pick<Config, 'trustedProxies'>): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',');
  const reported = trustedProxies > 0 ? countedAddress(forwarded.at(-trustedProxies)) : undefined;
  // Calls that come from no socket, as in tests, have no address.
  const seen = () => (c.env?.incoming ? countedAddress(getConnInfo(c).remote.address) : undefined);
  return reported ?? seen() ?? unknownAddress;
}

function countedAddress(text = ''): string | undefined {
  const address = text.length <= maxLength && withoutPort(text.trim());
  if (!address || !ipaddr.isValid(address)) return undefined;
  // What comes through a socket for both kinds says IPv4 in the words of IPv6.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ipv6Network}`)}/${ipv6Network}`;
}

/** Some proxies add the port: 192.0.2.1:8080, [2001:db8::1]:8080. */
function withoutPort(text: string): string {
  const [, address = text] = /^\[([^\]]*)\](?::\d+)?$|^([^:]+):\d+$/.exec(text)?.filter(Boolean) ?? [];
  return address;
}
