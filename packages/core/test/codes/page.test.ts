import { expect, it } from 'vitest';
import { failure } from '../../src/codes/failure.ts';
import { renderFailureCodesPage } from '../../src/codes/page.ts';
import { failureCodes, type FailureCode } from '../../src/codes/table.ts';

it('is the reference page of failure codes; `vitest -u` writes it anew [outcome-one-table]', async () => {
  await expect(renderFailureCodesPage()).toMatchFileSnapshot('../../../../docs/reference/failure-codes.md');
});

it.each(Object.keys(failureCodes) as FailureCode[])(
  'gives %s one fixed text [outcome-fixed-texts]',
  (code) => {
    const { message, next } = failureCodes[code];
    expect(failure(code)).toStrictEqual({ ok: false, code, message: `${message} ${next}` });
    expect(failure(code, 'More.', 3)).toStrictEqual({
      ok: false,
      code,
      message: `${message} ${next} More.`,
      exitCode: 3,
    });
    expect(`${message} ${next}`).toMatch(/^\S[^\n]*\.$/u);
  },
);
