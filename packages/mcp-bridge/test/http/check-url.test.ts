import { describe, expect, it } from 'vitest';
import { reachOf } from '../../src/http/addresses.ts';
import { checkUrl } from '../../src/http/check-url.ts';

describe('an address', () => {
  it.each([
    ['https://example.com/mcp', false],
    ['https://example.com:8443/a?b=c', false],
    ['https://8.8.8.8/', false],
    ['https://127.0.0.1.nip.io/', false],
    ['http://localhost:3000/mcp', true],
    ['http://127.0.0.1:1/', true],
    ['http://127.1/', true],
    ['http://2130706433/', true],
    ['http://0x7f.1/', true],
    ['http://0177.0.0.1/', true],
    ['http://ⓛocalhost/', true],
    ['http://１２７.0.0.1/', true],
    ['http://[::1]:80/', true],
    ['http://[::ffff:127.0.0.1]/', true],
    ['https://localhost/', true],
  ])('%s is taken; loopback: %j [bridge-url]', (text, loopback) => {
    expect(checkUrl(text)).toMatchObject({ ok: true, loopback });
  });

  it.each([
    ['http://example.com/', 'not-https'],
    ['http://localhost.example.com/', 'not-https'],
    ['http://127.0.0.1.nip.io/', 'not-https'],
    ['http://127.0.0.1.example.com/', 'not-https'],
    ['http://localhost./', 'trailing-dot'],
    ['https://example.com./', 'trailing-dot'],
    ['http://127.0.0.1@example.com/', 'userinfo'],
    ['https://user:secret@example.com/', 'userinfo'],
    ['https://@example.com/', 'userinfo'],
    ['http://0.0.0.0/', 'private-address'],
    ['https://0/', 'private-address'],
    ['https://10.0.0.1/', 'private-address'],
    ['https://192.168.1.1/', 'private-address'],
    ['https://172.31.255.255/', 'private-address'],
    ['https://169.254.169.254/latest', 'private-address'],
    ['https://[fd00::1]/', 'private-address'],
    ['https://[fe80::1]/', 'private-address'],
    ['https://[::]/', 'private-address'],
    ['https://[::ffff:10.0.0.1]/', 'private-address'],
    ['https://[64:ff9b::a00:1]/', 'private-address'],
    ['https://example.com/#x', 'fragment'],
    ['ftp://example.com/', 'unreadable'],
    ['file:///etc/passwd', 'unreadable'],
    ['https:example.com', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://exam ple.com/', 'odd-character'],
    ['https://example.com\\@evil.example/', 'odd-character'],
    ['https://example.com/\n', 'odd-character'],
    [`https://example.com/${'x'.repeat(2048)}`, 'too-long'],
  ])('%s is refused: %s [bridge-url]', (text, rule) => {
    expect(checkUrl(text)).toEqual({ ok: false, rule });
  });

  it.each([
    ['93.184.216.34', 'public'],
    ['2606:4700::1111', 'public'],
    ['127.255.255.254', 'loopback'],
    ['::ffff:7f00:1', 'loopback'],
    ['100.64.1.1', 'inward'],
    ['255.255.255.255', 'inward'],
    ['::127.0.0.1', 'inward'],
    ['2002:7f00:1::', 'inward'],
    ['ff02::1', 'inward'],
    ['not an address', 'inward'],
  ])('as %s leads %s [bridge-dns]', (address, reach) => {
    expect(reachOf(address)).toBe(reach);
  });
});
