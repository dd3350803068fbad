import { describe, expect, it } from 'vitest';
import { plant } from '../support/corpus.ts';
import { engine, reportOf } from '../support/engine.ts';
import { nygard } from '../support/own.ts';

const newer = nygard('7. The newer one');

async function standing(name: string, older: string, other = newer): Promise<string> {
  const at = plant({ [name]: older, '0007-newer.md': other });
  const { records } = reportOf(await engine.list(at));
  const found = records.find(({ recordPath }) => recordPath === `docs/adr/${name}`);
  return `${found?.status} ${found?.effectiveStatus} ${found?.supersededByPath ?? '.'}`;
}

const withFields = (...lines: readonly string[]): string =>
  `# 3. The older one\n\n${lines.join('\n')}\n\n## Decision\n\nWe do it.\n`;

describe('a record that says it is in force', () => {
  it.each([
    ['accepted', ['- **Status:** Accepted', '- **Superseded by:** ADR-0007 (partial)']],
    ['accepted', ['- **Status:** Accepted', '- **Superseded by:** ADR-7 for the path rule; ADR-8 for sets']],
    ['accepted', ['- **Status:** Accepted', '- **Superseded by:** ADR-0007 (for the "one language" framing']],
    ['accepted', ['- **Status:** Accepted', '- **Superseded by:** [7](0007-newer.md), §2 only']],
    ['accepted', ['**Status:** Accepted, 2026-01-02; the platform store superseded by [7](0007-newer.md)']],
    [
      'accepted',
      ['| Estado | **Aceptado** (el §5 fue **superado por [ADR-7](0007-newer.md)**) |', '|---|---|'],
    ],
    ['proposed', ['- Statut : Proposé — **partiellement remplacé par [ADR-7](0007-newer.md)**']],
  ])('stays %s where a part of it went: %j', async (status, lines) => {
    expect(await standing('0003-older.md', withFields(...lines))).toBe(`${status} ${status} .`);
  });

  it.each([
    [['- **Status:** Accepted', '- **Superseded by:** ADR-0007']],
    [['- **Status:** Accepted', '- **Superseded by:** [Only the sections we need](0007-newer.md)']],
    [['**Status:** Accepted; superseded by [7](0007-newer.md)']],
    [['**Status:** Accepted in 2020, but the decision was superseded by [7](0007-newer.md)']],
  ])('is over where the whole of it went: %j', async (lines) => {
    expect(await standing('0003-older.md', withFields(...lines))).toMatch(
      / superseded docs\/adr\/0007-newer\.md$/,
    );
  });
});

describe('a record that says it is superseded', () => {
  it.each([
    ['for a purpose', 'Superseded by ADR-0007 for personal devices.'],
    ['on a day', 'Superseded by ADR-0007 (2026-10-03). It was never used.'],
    ['on a day, as a label says', 'Superseded by ADR-0007, 2026-10-03'],
    ['by a link without words', 'Superseded by [](0007-newer.md)'],
  ])('names its successor %s', async (_, text) => {
    expect(await standing('0003-older.md', nygard('3. The older one', text))).toBe(
      'superseded superseded docs/adr/0007-newer.md',
    );
  });

  it('means the record it links first, and no other that is linked in the reasons', async () => {
    const text =
      'Replaced by [7](0007-newer.md) — the server was set up anew and what we have is one program now ([8](0008-other.md)).';
    const at = plant({
      '0003-older.md': nygard('3. The older one', text),
      '0007-newer.md': newer,
      '0008-other.md': nygard('8. Another one'),
    });
    const { findings } = reportOf(await engine.lint(at, []));
    const oneSided = findings.filter(({ rule }) => rule === 'supersession-one-sided');
    expect(oneSided.map(({ message }) => /0007|0008/.exec(message)?.[0])).toEqual(['0007']);
  });

  it('may name its successor below another heading', async () => {
    const text =
      '# The older one\n\n- Status: Superseded\n\n## Context\n\nSuperseded by `0007-newer.md`.\n\nIt was so.\n';
    expect(await standing('0003-older.md', text)).toBe('superseded superseded docs/adr/0007-newer.md');
  });
});

describe('a record that another one names', () => {
  it.each([
    'ADR-0003 §3 (the "deferred" lock) in full',
    'ADR-0003 (the sounds) — **for music only**; the effects stay.',
    'ADR-0003 (partial — the approach)',
    'ADR-0003 delivery details; its main decision remains accepted',
    'the details of [ADR-0003](0003-older.md)',
    'the one-window shape in [ADR-0003](0003-older.md)',
  ])('stays in force where the other takes only a part of it: %s', async (text) => {
    const other = `# 7. The newer one\n\n- **Status:** Accepted\n- **Supersedes:** ${text}\n\n## Decision\n\nWe do it.\n`;
    expect(await standing('0003-older.md', nygard('3. The older one'), other)).toBe('accepted accepted .');
  });

  it.each([
    [
      'in its status',
      nygard('7. The newer one', 'Accepted, supersedes the role aspects of [ADR-3](0003-older.md).'),
    ],
    [
      'in a section of its own',
      '# 7. The newer one\n\n## Status\n\nAccepted\n\n## Supersedes\n\nADR-0003 — specifically the rule on line 31.\n',
    ],
    [
      'in German',
      '# 7. Der neue\n\n**Stand:** angenommen\n**Löst ab:** die Zeile am Rand aus ADR 0003 («3. The older one»)\n\n## Entscheidung\n\nWir tun es.\n',
    ],
    [
      'in French',
      '# 7. Le nouveau\n\n- Statut : accepté\n- Remplace : le cache de l’ADR-0003\n\n## Décision\n\nOui.\n',
    ],
    [
      'in Chinese',
      '# ADR-0007：新的\n\n- 状态：已接受\n- 局部取代：ADR-0003 的语料\n\n## 决定\n\n我们这样做。\n',
    ],
  ])('stays in force where the other says so %s', async (_, other) => {
    expect(await standing('0003-older.md', nygard('3. The older one'), other)).toBe('accepted accepted .');
  });

  it.each([
    'ADR-0003 (who owns what)',
    'the previous decision in [ADR-0003](0003-older.md)',
    '[the parts in ADR-0003](0003-older.md)',
    'la décision de l’ADR-0003',
  ])('is superseded where the other says more than its name: %s', async (text) => {
    const other = `# 7. The newer one\n\n- **Status:** Accepted\n- **Supersedes:** ${text}\n- **Amends:** ADR-0001\n\n## Decision\n\nWe do it.\n`;
    expect(await standing('0003-older.md', nygard('3. The older one'), other)).toBe(
      'accepted superseded docs/adr/0007-newer.md',
    );
  });
});
