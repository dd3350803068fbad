import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Status } from '../../src/report.ts';
import { readStatement } from '../../src/status/statement.ts';

/** Spellings by what they mean, one a line. */
const spellings: Readonly<Record<Status, string>> = {
  accepted: `
    Accepted
    ACCEPTED
    **Accepted**
    accepted.
    Accepted (lazy consensus)
    Accepted & implemented
    ACCEPTED Not Implemented
    Accepted, amended by [0018](0018-x.md)
    Accepted in part; the part about drivers superseded by ADR-16
    Partially superseded by ADR 7
    2020-01-01: Accepted
    Accepted on 2020-01-01 by the team
    Implemented
    Partially Implemented
    Approved
    Adopted
    Agreed
    We have decided to do it
    Active
    Provisional
    :white_check_mark: Approved
    ✅ Accepted
    ✅
    ![Accepted](https://img.example/badge/status-accepted-green)
    ![](https://img.example/badge/status-accepted-green)
    Proposed → Accepted
    Proposed | **Accepted** | Deprecated
    ~~Proposed~~ **Accepted**
    Accepted. Supersedes ADR-3
    Accepted; not yet implemented
    Принято
    принято на первом этапе, дополнено позже
    Утверждено
    Прийнято
    Akzeptiert
    Angenommen (2026-10-09)
    beschlossen
    Teilweise ersetzt durch ADR-10
    accepté (2026-10-10)
    acceptée, 2 octobre 2026.
    Adopté
    aceptada e implementada
    Aprobado
    Aceito
    accettata, non ancora implementata
    przyjęte (do rewizji)
    Zatwierdzone
    geaccepteerd
    Vedtatt
    godkjent 2026-08-30
    Godkänd
    Hyväksytty
    Kabul edildi
    Elfogadva
    Đã chấp nhận
    Diterima
    已接受
    已採納
    已接受（其中 ui 部分被 ADR-0005 取代）
    採用 (Accepted)
    承認済み
    승인됨
    채택
    Tomada
    Em uso
    en uso
    已被 ADR 0017 补充
    采用，候选与正式的两次重开都已通过。替代 ADR 2
    采用，候选方案在两次评审里都已被拒绝，草案仍在讨论中。
    採用。以前の案は二回の会議の後で却下された。別の草案は廃止
    Accepted — the code is in. A run (a → b → table 7) is slow, and the rest is pending`,
  proposed: `
    Proposed
    PROPOSED Implemented
    Proposed, not yet accepted
    Not yet accepted
    Under review
    Needs review
    In discussion
    Pending approval
    LAST CALL
    OPEN
    Deferred
    On hold
    Proposed/Accepted
    <Proposed>
    Предложено
    Vorgeschlagen
    proposé
    Propuesto
    en revisión
    Proposto
    Zaproponowane
    voorgesteld
    Foreslått
    Planeada
    planificado
    Planejado
    Geplant
    planifié
    未承認
    提案中
    讨论中
    제안됨`,
  draft: `
    Draft
    WIP
    Work in progress
    In Progress
    Draft (not accepted)
    Черновик
    Entwurf
    Brouillon
    Borrador
    Rascunho
    Bozza
    草案
    초안`,
  rejected: `
    Rejected
    Declined
    Not accepted
    Not approved
    Withdrawn
    Dead
    ABANDONED in favor of ADR-050
    Won't do
    ❌
    Отклонено
    Abgelehnt
    Rejeté
    Rechazado
    Odrzucone
    Afgewezen
    不採用
    却下
    已拒绝
    거부됨`,
  deprecated: `
    Deprecated
    Deprecated in favour of ADR 12
    Obsolete
    Retired
    No longer valid
    no longer accepted
    Archived
    Устарело
    Veraltet
    Obsoleto
    Przestarzałe
    非推奨
    已弃用
    폐기`,
  superseded: `
    Superseded
    Superseded by [16. Use it](0016-use-it.md)
    Superceded by [16. Use it](0016-use-it.md)
    ~~accepted~~ superseded
    ~~Accepted~~ Superseded by [ADR 16](https://code.example/o/r/blob/main/docs/adr/0016-x.md)
    Accepted, superseded by ADR-16
    Accepted (superseded by ADR-16)
    Accepted but superseded by 16
    This decision has been superseded by ADR 5
    Replaced by ADR 12
    Rejected (superseded by 12)
    Superseded by a runtime that came later
    Ersetzt durch ADR 26
    remplacé par l'ADR 7
    Sustituida por ADR-3
    Zastąpione przez ADR-3
    Заменено на ADR-5
    被 ADR-0005 取代
    ADR-0012 に置き換え
    대체됨`,
  unknown: `
    BLOCKED on the encoder
    Supersedes ADR-3
    Not Implemented
    To be seen`,
};

const rows = (Object.keys(spellings) as Status[]).flatMap((status) =>
  spellings[status]
    .split('\n')
    .map((spelling) => spelling.trim())
    .filter((spelling) => spelling !== '')
    .map((spelling) => [spelling, status] as const),
);

describe('a status as written', () => {
  it.each(rows)('%s means %s [own-status-words]', (spelling, status) => {
    expect(readStatement(spelling).status).toBe(status);
  });

  it.each([
    ['Accepeted', 'accepted'],
    ['Acepted', 'accepted'],
    ['Aproved', 'accepted'],
    ['Propsed', 'proposed'],
    ['Rejcted', 'rejected'],
    ['Depreciated', 'deprecated'],
    ['Superseeded', 'superseded'],
    ['Supersed by 4', 'superseded'],
  ])('%s is a slip for %s [own-status-words]', (spelling, status) => {
    expect(readStatement(spelling).status).toBe(status);
  });

  it('says that it had to guess', () => {
    expect(readStatement('Accepeted').how).toBe('typo');
    expect(readStatement('Accepted').how).toBe('stated');
  });

  it.each([
    '{proposed | rejected | accepted | deprecated | … | superseded by [ADR-0005](0005-example.md)}',
    '[Proposed, Active, Superseded, Retired]',
    'Proposed | Accepted',
    'proposed, accepted, rejected or superseded',
    'What is the status, such as proposed, accepted, rejected, deprecated, superseded, etc.?',
    '{{ adr_status }}',
    '{status}',
    '[status]',
    'N/A',
    'TBD',
    '-',
    '',
    '[ ]',
  ])('%s is what a template offers, and no status [own-status-placeholder]', (text) => {
    expect(readStatement(text)).toEqual({ status: 'unknown', how: 'placeholder' });
  });

  it('is one of the seven for any text, the same each time', () => {
    const word = fc.constantFrom(
      ...rows.map(([spelling]) => spelling),
      '|',
      '/',
      ' → ',
      '(',
      'not ',
      'no longer ',
      '2026-01-01',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (any) => {
        const reading = readStatement(any);
        expect(Object.keys(spellings)).toContain(reading.status);
        expect(readStatement(any)).toEqual(reading);
        expect(reading.how === 'stated' || reading.how === 'typo' || reading.status === 'unknown').toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
