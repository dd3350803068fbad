import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Fault } from '../codes/fault.ts';
import { reachOf } from './addresses.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Every address of a name; a test puts its own in the place of the system's. */
export type ResolveHost = (hostname: string) => Promise<readonly ResolvedAddress[]>;

export const systemResolve: ResolveHost = (hostname) => lookup(hostname, { all: true });

/**
 * Resolves for one connection and judges what it will connect to, so that no second answer can differ: every address
 * of a public name must be public, and every address of `localhost` must be loopback.
 */
export function guardedLookup(resolve: ResolveHost, wanted: 'loopback' | 'public'): LookupFunction {
  return (hostname, options, callback) => {
    const answer = async (): Promise<readonly ResolvedAddress[]> => {
      const addresses = await resolve(hostname);
      if (addresses.length === 0) throw new Fault('connection-failed');
      if (addresses.some(({ address }) => reachOf(address) !== wanted)) throw new Fault('address-refused');
      return addresses;
    };
    callbackify(answer)((error, addresses) => {
      const [first] = error ? [] : addresses;
      if (error) callback(error, '');
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first?.address ?? '', first?.family);
    });
  };
}
