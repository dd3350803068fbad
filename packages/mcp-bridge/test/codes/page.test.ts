import { describe, expect, it } from 'vitest';
import { renderBridgeCodesPage } from '../../src/codes/page.ts';
import { bridgeCodes, textOfCode } from '../../src/codes/table.ts';

describe('the page of codes', () => {
  it('is generated from the table [bridge-fixed-texts]', async () => {
    await expect(renderBridgeCodesPage()).toMatchFileSnapshot('../../../../docs/reference/bridge-codes.md');
  });

  it('has sentences that end, and texts without a place for anything else', () => {
    for (const [code, { message, next }] of Object.entries(bridgeCodes)) {
      expect([message.endsWith('.'), next.endsWith('.')]).toEqual([true, true]);
      expect(textOfCode(code as keyof typeof bridgeCodes)).toBe(`${code}: ${message} ${next}`);
    }
  });
});
