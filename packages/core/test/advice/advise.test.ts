import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.ts';
import { newLedger } from '../../src/advice/ledger.ts';
import type { AdviceEvent, AdviceReport, Ledger } from '../../src/advice/types.ts';
import { checkReport, decision, explainReport, finding, listed, listReport } from './reports.ts';

const limit = 10_000;
const session = 's1';

/** An event of the one session that these tests are about. */
type Happening = AdviceEvent extends infer Event
  ? Event extends AdviceEvent
    ? Omit<Event, 'session'>
    : never
  : never;
type Step = readonly [event: Happening, report?: AdviceReport | undefined];

/** What is said to each event in turn, the ledger going from one to the next. */
function sayAll(steps: readonly Step[], start: Ledger = newLedger(session)): (string | undefined)[] {
  let ledger = start;
  return steps.map(([event, report]) => {
    // As an adapter keeps it between two hooks.
    const kept = JSON.parse(JSON.stringify(ledger)) as Ledger;
    const advised = advise({ ...event, session }, report, kept, limit);
    ({ ledger } = advised);
    return advised.advice;
  });
}

function sayOne(event: Happening, report?: AdviceReport): string | undefined {
  return sayAll([[event, report]])[0];
}

const read = (path: string, agent?: string): Happening => ({
  kind: 'read',
  path,
  ...(agent === undefined ? {} : { agent }),
});
const edit = (path: string, before?: string, after?: string): Happening => ({
  kind: 'edit',
  path,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

const one = decision('0001');
const two = decision('0002');
const both = checkReport({ 'src/a.ts': [one, two], 'src/b.ts': [one], 'src/c.ts': [] });

describe('advise on a file', () => {
  it('gives the decision’s own sentence, its record and why it governs [advice-contents]', () => {
    expect(sayOne(read('src/a.ts'), both)).toBe(
      [
        'Quoted from this repository’s decision records, which govern src/a.ts:',
        '- 0001 Title of 0001 (docs/adr/0001-title.md): We will do what 0001 says. src/a.ts matches src/**, which this record declares.',
        '- 0002 Title of 0002 (docs/adr/0002-title.md): We will do what 0002 says. src/a.ts matches src/**, which this record declares.',
      ].join('\n'),
    );
  });

  it('reads the report of one path too', () => {
    const report = explainReport('src/a.ts', [one]);
    expect(sayOne(read('src/a.ts'), report)).toContain('We will do what 0001 says.');
    expect(sayOne(read('src/b.ts'), report)).toBe(undefined);
  });

  it('asks for an edit to keep to what governs it', () => {
    expect(sayOne(edit('src/b.ts'), both)).toMatch(
      /^Quoted .*, which govern src\/b\.ts; keep this change to them:\n- 0001 /,
    );
  });

  it('asks for several edits at once to keep to what governs them [advice-patch]', () => {
    const edits = [{ path: 'src/a.ts' }, { path: 'src/b.ts' }, { path: 'src/c.ts' }];
    expect(sayOne({ kind: 'edits', edits }, both)?.split('\n')).toEqual([
      'Quoted from this repository’s decision records, which govern files changed here; keep the change to them:',
      expect.stringMatching(/^- 0001 .* Governs src\/a\.ts, src\/b\.ts\./),
      expect.stringMatching(/^- 0002 /),
    ]);
    expect(sayOne({ kind: 'edits', edits: [{ path: 'src/c.ts' }] }, both)).toBe(undefined);
  });

  it('names each record once for several files that are read at once', () => {
    const said = sayOne({ kind: 'reads', paths: ['src/a.ts', 'src/b.ts'] }, both);
    expect(said?.split('\n')).toEqual([
      'Quoted from this repository’s decision records, which govern files shown here:',
      expect.stringMatching(/^- 0001 .* Governs src\/a\.ts, src\/b\.ts\./),
      expect.stringMatching(/^- 0002 /),
    ]);
  });

  it('names each record once for a prompt that names several files', () => {
    const said = sayOne({ kind: 'prompt', paths: ['src/a.ts', 'src/b.ts'] }, both);
    expect(said?.split('\n')).toEqual([
      'Quoted from this repository’s decision records, which govern files named here:',
      expect.stringMatching(/^- 0001 .*says\. Governs src\/a\.ts, src\/b\.ts\. src\/a\.ts matches/),
      expect.stringMatching(/^- 0002 .*says\. src\/a\.ts matches/),
    ]);
  });

  it('names five files of many', () => {
    const paths = Array.from({ length: 9 }, (_, index) => `src/${index}.ts`);
    const report = checkReport(Object.fromEntries(paths.map((path) => [path, [one]])));
    expect(sayOne({ kind: 'after-check', paths }, report)).toContain(
      'Governs src/0.ts, src/1.ts, src/2.ts, src/3.ts, src/4.ts and 4 more.',
    );
  });

  it('says nothing about a file that nothing governs, or that the event does not name [advice-silent]', () => {
    expect(sayOne(read('src/c.ts'), both)).toBe(undefined);
    expect(sayOne(read('src/d.ts'), both)).toBe(undefined);
    expect(sayOne({ kind: 'prompt', paths: [] }, both)).toBe(undefined);
    expect(sayOne({ kind: 'after-check', paths: ['src/c.ts'] }, both)).toBe(undefined);
  });

  it('says nothing about proposals and history, which govern nothing [advice-silent]', () => {
    const report = checkReport({
      'src/a.ts': [decision('0003', { bucket: 'activeProposals' }), decision('0004', { bucket: 'history' })],
    });
    expect(sayOne(read('src/a.ts'), report)).toBe(undefined);
    expect(sayOne(edit('src/a.ts'), report)).toBe(undefined);
  });

  it('says nothing where the engine had no answer, or answered something else', () => {
    expect(sayOne(read('src/a.ts'))).toBe(undefined);
    expect(sayOne(read('src/a.ts'), listReport([listed('0001')]))).toBe(undefined);
    expect(sayOne({ kind: 'session-start' }, both)).toBe(undefined);
  });
});

describe('advise a second time', () => {
  it('tells a decision once about one file, whatever happens to it [advice-once]', () => {
    const said = sayAll([
      [read('src/b.ts'), both],
      [read('src/b.ts'), both],
      [edit('src/b.ts'), both],
      [{ kind: 'prompt', paths: ['src/b.ts'] }, both],
      [{ kind: 'after-check', paths: ['src/b.ts'] }, both],
    ]);
    expect(said.map((text) => text !== undefined)).toEqual([true, false, false, false, false]);
  });

  it('tells it again about another file, and the rest of what governs that [advice-once]', () => {
    const [, second] = sayAll([
      [read('src/b.ts'), both],
      [{ kind: 'after-check', paths: ['src/a.ts', 'src/b.ts'] }, both],
    ]);
    expect(second).toContain('- 0001 ');
    expect(second).not.toContain('src/b.ts');
    expect(second).toContain('- 0002 ');
  });

  it.each([
    ['its sentence', { summary: 'We will do something else' }],
    ['its title', { title: 'Another title' }],
    ['its status', { effectiveStatus: 'deprecated' }],
  ] as const)('tells it again when %s has changed [advice-once]', (_what, change) => {
    const changed = checkReport({ 'src/b.ts': [decision('0001', change)] });
    const [, second, third] = sayAll([
      [read('src/b.ts'), both],
      [read('src/b.ts'), changed],
      [read('src/b.ts'), changed],
    ]);
    expect(second).toContain('- 0001 ');
    expect(third).toBe(undefined);
  });

  it('begins anew when the context was cleared or compacted [advice-generation]', () => {
    const said = sayAll([
      [read('src/b.ts'), both],
      [{ kind: 'new-context' }],
      [read('src/b.ts'), both],
      [read('src/b.ts'), both],
    ]);
    expect(said.map((text) => text !== undefined)).toEqual([true, false, true, false]);
  });

  it('tells a sub-agent what the main agent knows, and the other way round [advice-sub-agent]', () => {
    const said = sayAll([
      [read('src/b.ts'), both],
      [{ kind: 'sub-agent-start', agent: 'x' }],
      [read('src/b.ts', 'x'), both],
      [read('src/b.ts', 'x'), both],
      [read('src/b.ts', 'never announced'), both],
      [read('src/a.ts', 'x'), both],
      [read('src/a.ts'), both],
      [{ kind: 'new-context' }],
      [read('src/b.ts', 'x'), both],
      [{ kind: 'sub-agent-start', agent: 'x' }],
      [read('src/b.ts', 'x'), both],
    ]);
    expect(said.map((text) => (text === undefined ? '-' : '+')).join('')).toBe('+-+-+++---+');
  });

  it('begins anew in another session [advice-once]', () => {
    const first = advise({ kind: 'read', path: 'src/b.ts', session }, both, newLedger(session), limit);
    const other = advise({ kind: 'read', path: 'src/b.ts', session: 's2' }, both, first.ledger, limit);
    expect(other.advice).toBe(first.advice);
    expect(other.ledger.session).toBe('s2');
    expect(other.ledger.agents.map(({ keys }) => keys.length)).toEqual([1]);
  });

  it('changes neither event, report nor ledger [advice-pure]', () => {
    const freeze = <T>(value: T): T => {
      if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
      return value;
    };
    const event = freeze({ kind: 'after-check', paths: ['src/a.ts'], session } as const);
    const report = freeze(checkReport({ 'src/a.ts': [one, two] }));
    const ledger = freeze(newLedger(session));
    const first = advise(event, report, ledger, limit);
    expect(advise(event, report, ledger, limit)).toEqual(first);
    expect(ledger).toEqual({ session, agents: [] });
    expect(advise(event, report, freeze(first.ledger), limit)).toStrictEqual({ ledger: first.ledger });
  });
});

describe('advise at the end of a turn', () => {
  const broken = checkReport(
    { 'docs/adr/0009-x.md': [], 'src/a.ts': [one] },
    {
      changedRecords: ['docs/adr/0009-x.md'],
      findings: [
        finding('docs/adr/0009-x.md', 'The status is no known one'),
        finding('docs/adr/0009-x.md', 'This is only a warning', 'warn'),
        finding('docs/adr/0001-title.md', 'This record was not changed'),
      ],
    },
  );
  const event: Happening = { kind: 'after-check', paths: ['docs/adr/0009-x.md', 'src/a.ts'] };

  it('tells the errors of changed records before what governs changed files', () => {
    expect(sayOne(event, broken)?.split('\n')).toEqual([
      'docs/adr/0009-x.md: The status is no known one.',
      'Quoted from this repository’s decision records, which govern files that changed; hold the changes against them:',
      expect.stringMatching(/^- 0001 /),
    ]);
  });

  it('tells them once [advice-once]', () => {
    const [, second] = sayAll([
      [event, broken],
      [event, broken],
    ]);
    expect(second).toBe(undefined);
  });

  it('tells another one later [advice-once]', () => {
    const other = { ...broken, findings: [finding('docs/adr/0009-x.md', 'The id is missing')] };
    const [, second] = sayAll([
      [event, broken],
      [event, other],
    ]);
    expect(second).toBe('docs/adr/0009-x.md: The id is missing.');
  });

  it('tells them only then', () => {
    expect(sayOne({ kind: 'prompt', paths: ['docs/adr/0009-x.md'] }, broken)).toBe(undefined);
    expect(sayOne(event, explainReport('docs/adr/0009-x.md', []))).toBe(undefined);
  });
});

describe('advise on a record’s status', () => {
  const report = checkReport({ 'docs/adr/0009-x.md': [] }, { changedRecords: ['docs/adr/0009-x.md'] });

  it('speaks to a direct edit of it, once [advice-status-edit]', () => {
    const [first, second, third] = sayAll([
      [edit('docs/adr/0009-x.md', 'status: proposed', 'status: accepted'), report],
      [edit('docs/adr/0009-x.md', 'status: proposed', 'status: accepted'), report],
      [edit('docs/adr/0009-x.md', 'status: accepted', 'status: deprecated'), report],
    ]);
    expect(first).toBe(
      'docs/adr/0009-x.md: its status goes from proposed to accepted. That decides for the team: leave it so only ' +
        'where the user has asked for exactly this, and say that you did it.',
    );
    expect(second).toBe(undefined);
    expect(third).toContain('goes from accepted to deprecated');
  });

  it('speaks to each of several records that are changed at once [advice-status-edit]', () => {
    const record = { path: 'docs/adr/0009-x.md', before: 'status: proposed', after: 'status: accepted' };
    const other = { path: 'README.md', before: 'status: proposed', after: 'status: accepted' };
    const said = sayOne({ kind: 'edits', edits: [other, record] }, report);
    expect(said).toMatch(/^docs\/adr\/0009-x\.md: its status goes from proposed to accepted\./);
    expect(said).not.toContain('README.md');
  });

  it('speaks to a new record that is accepted already [advice-status-edit]', () => {
    expect(sayOne(edit('docs/adr/0009-x.md', undefined, '---\nstatus: accepted\n---\n'), report)).toContain(
      'its status becomes accepted.',
    );
  });

  it('says nothing of other edits, other files and other reports [advice-silent]', () => {
    expect(sayOne(edit('docs/adr/0009-x.md', 'text', 'other text'), report)).toBe(undefined);
    expect(sayOne(edit('docs/adr/0009-x.md'), report)).toBe(undefined);
    expect(sayOne(edit('README.md', 'status: proposed', 'status: accepted'), report)).toBe(undefined);
    const explained = explainReport('docs/adr/0009-x.md', []);
    expect(sayOne(edit('docs/adr/0009-x.md', 'status: proposed', 'status: accepted'), explained)).toBe(
      undefined,
    );
  });

  it('says it before what governs the record', () => {
    const governed = checkReport({ 'docs/adr/0009-x.md': [one] }, { changedRecords: ['docs/adr/0009-x.md'] });
    expect(sayOne(edit('docs/adr/0009-x.md', 'Proposed', 'Accepted'), governed)?.split('\n')).toEqual([
      expect.stringContaining('goes from proposed to accepted'),
      expect.stringContaining('which govern docs/adr/0009-x.md'),
      expect.stringMatching(/^- 0001 /),
    ]);
  });
});
