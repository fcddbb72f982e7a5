import ipaddr from 'ipaddr.js';

/** `address:port` and `[address]:port`, as some proxies write them. */
const WITH_PORT = /^\[(?<v6>.+)\](?::\d+)?$|^(?<v4>\d+\.\d+\.\d+\.\d+):\d+$/;

/**
 * The network that an address belongs to, for limits: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * a household or a phone has all of those. Text that is not an address is returned as it is.
 */
export function placeOfAddress(text: string): string {
  const { v4, v6 } = WITH_PORT.exec(text.trim())?.groups ?? {};
  const plain = v4 ?? v6 ?? text.trim();
  if (!ipaddr.isValid(plain)) return plain;
  const address = ipaddr.process(plain);
  if (address.kind() === 'ipv4') return address.toString();
  const { parts } = address as ipaddr.IPv6;
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
