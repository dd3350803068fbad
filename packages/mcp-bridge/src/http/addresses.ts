import { BlockList, isIP } from 'node:net';

function blocks(...nets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, net.includes(':') ? 'ipv6' : 'ipv4');
  return list;
}

const loopback = blocks(['127.0.0.0', 8], ['::1', 128]);

/** Everything that is not a public unicast address, by IANA's special-purpose registries. */
const inward = blocks(
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
);

export type Reach = 'loopback' | 'inward' | 'public';

/** Where an IP address leads; an IPv4 address written as IPv6 counts as what it is. Anything else is `inward`. */
export function reachOf(address: string): Reach {
  const family = isIP(address);
  if (family === 0) return 'inward';
  const kind = family === 6 ? 'ipv6' : 'ipv4';
  if (loopback.check(address, kind)) return 'loopback';
  return inward.check(address, kind) ? 'inward' : 'public';
}
