import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPacer } from '../../src/corpus/pacer.ts';
import { createTreeReader } from '../../src/markers/open.ts';
import { scanFile } from '../../src/markers/scan-file.ts';
import { MAX_SCANNED, scanFiles, summariseScan } from '../../src/markers/scan-files.ts';
import { subjectOf, subjectsOf } from '../../src/match/subject.ts';
import { plant } from '../support/corpus.ts';
import { withoutRoot } from '../support/without-root.ts';

const marker = '// @adr 0001\n';
const scan = (root: string, file: string) => scanFile(createTreeReader(root), subjectOf(root, file));
const state = (root: string, file: string) => scan(root, file).markers.state;

describe('scanning one file', () => {
  it('reads the markers at its top and says how much was read', () => {
    const { root } = plant({ 'src/a.ts': marker });
    expect(scan(root, 'src/a.ts')).toEqual({
      path: 'src/a.ts',
      markers: {
        state: 'scanned',
        windowBytes: 8192,
        scannedBytes: 13,
        fileBytes: 13,
        truncated: false,
        declared: [{ ref: '0001', line: 1 }],
      },
    });
  });

  it('reads no more than the window', () => {
    const line = `// ${'x'.repeat(96)}\n`;
    const { root } = plant({ 'src/a.ts': `${line.repeat(82)}${marker}` });
    expect(scan(root, 'src/a.ts').markers).toMatchObject({
      scannedBytes: 8100,
      fileBytes: 8213,
      truncated: true,
      declared: [],
    });
  });

  it('ignores a byte order mark and bytes that are not UTF-8', () => {
    const { root } = plant({
      'src/bom.ts': `\uFEFF${marker}`,
      'src/latin.ts': Buffer.concat([Buffer.from([0x2f, 0x2f, 0xe9, 0x0a]), Buffer.from(marker)]),
    });
    expect(scan(root, 'src/bom.ts').markers.declared).toEqual([{ ref: '0001', line: 1 }]);
    expect(scan(root, 'src/latin.ts').markers.declared).toEqual([{ ref: '0001', line: 2 }]);
  });

  it('finds nothing where nothing is', () => {
    const { root } = plant({ 'src/a.ts': marker });
    expect(
      ['b.ts', 'src/b.ts', 'lib/a/b.ts', 'src/a.ts/b.ts', 'src/a.ts/b/c.ts'].map((file) => state(root, file)),
    ).toEqual(Array.from({ length: 5 }, () => 'absent'));
  });

  it('does not read a folder', () => {
    const { root } = plant({ 'src/a.ts': marker });
    expect([state(root, 'src'), state(root, 'src/'), state(root, '.')]).toEqual(
      Array.from({ length: 3 }, () => 'unreadable'),
    );
  });

  it('follows no symbolic link, neither as the file nor as a folder above it', () => {
    const { root } = plant({ 'src/a.ts': marker, 'src/deep/b.ts': marker });
    symlinkSync('a.ts', path.join(root, 'src/link.ts'));
    symlinkSync('src', path.join(root, 'srclink'));
    symlinkSync('gone.ts', path.join(root, 'src/dangling.ts'));
    const files = ['src/link.ts', 'srclink/a.ts', 'srclink/deep/b.ts', 'src/dangling.ts'];
    expect(files.map((file) => state(root, file))).toEqual(Array.from({ length: 4 }, () => 'unreadable'));
  });

  it('reads nothing outside the root, not even through a link inside it', () => {
    const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
    writeFileSync(path.join(outside, 'secret.ts'), '// @adr 9999\n');
    const { root } = plant({ 'src/a.ts': marker });
    symlinkSync(outside, path.join(root, 'out'));
    const relative = path.relative(root, path.join(outside, 'secret.ts'));
    const scans = ['out/secret.ts', relative, path.join(outside, 'secret.ts'), '', 'a\0b'].map((file) =>
      scan(root, file),
    );
    expect(scans.map(({ markers }) => markers.state)).toEqual([
      'unreadable',
      'out-of-tree',
      'out-of-tree',
      'out-of-tree',
      'out-of-tree',
    ]);
    expect(JSON.stringify(scans)).not.toContain('9999');
  });

  it('never waits for a FIFO and opens no device', () => {
    const { root } = plant({});
    execFileSync('mkfifo', [path.join(root, 'pipe.ts')]);
    expect(state(root, 'pipe.ts')).toBe('unreadable');
    expect(scanFile(createTreeReader('/dev'), subjectOf('/dev', 'zero')).markers.state).toBe('unreadable');
  });

  it('says that a file is unreadable which permissions close', async () => {
    const { root } = plant({ 'src/a.ts': marker, 'closed/a.ts': marker });
    chmodSync(path.join(root, 'src/a.ts'), 0);
    chmodSync(path.join(root, 'closed'), 0);
    const states = await withoutRoot(root, () =>
      Promise.resolve([state(root, 'src/a.ts'), state(root, 'closed/a.ts')]),
    );
    chmodSync(path.join(root, 'closed'), 0o755);
    expect(states).toEqual(['unreadable', 'unreadable']);
  });

  it('takes a backslash for a separator only where no file has it in its name', () => {
    const { root } = plant({ 'src/a.ts': marker, 'src/b.ts': '' });
    expect(scan(root, 'src\\a.ts')).toMatchObject({ path: 'src/a.ts', markers: { state: 'scanned' } });
    writeFileSync(path.join(root, 'src\\b.ts'), marker);
    expect(scan(root, 'src\\b.ts')).toMatchObject({
      path: 'src\\b.ts',
      markers: { declared: [{ ref: '0001' }] },
    });
    expect(scan(root, 'src\\c.ts')).toMatchObject({ path: 'src\\c.ts', markers: { state: 'absent' } });
  });
});

describe('scanning many files', () => {
  const run = (root: string, files: readonly string[], signal?: AbortSignal) =>
    scanFiles(createTreeReader(root), subjectsOf(root, files), createPacer(signal));

  it('counts and names each state', async () => {
    const { root } = plant({ 'src/a.ts': marker, 'src/long.ts': marker.repeat(1000) });
    mkdirSync(path.join(root, 'lib'));
    const files = ['src/a.ts', 'src/long.ts', 'lib', 'gone.ts', '../out.ts', '/etc/hostname'];
    const scans = await run(root, files);
    expect(summariseScan(subjectsOf(root, files), scans ?? [])).toEqual({
      totalCandidates: 6,
      limit: 3000,
      counts: { scanned: 2, absent: 1, unreadable: 1, 'out-of-tree': 2, truncated: 1, skipped: 0 },
      absentPaths: ['gone.ts'],
      unreadablePaths: ['lib'],
      outOfTreePaths: ['../out.ts', '/etc/hostname'],
      truncatedPaths: ['src/long.ts'],
      skippedPaths: [],
    });
  });

  it('stops after 3000 and names the rest', async () => {
    const { root } = plant({});
    const files = Array.from({ length: MAX_SCANNED + 2 }, (_, at) => `f${String(at).padStart(5, '0')}`);
    const scans = await run(root, files);
    const { counts, skippedPaths } = summariseScan(subjectsOf(root, files), scans ?? []);
    expect(counts).toMatchObject({ absent: 3000, skipped: 2 });
    expect(skippedPaths).toEqual(['f03000', 'f03001']);
  });

  it('gives up when it is told to', async () => {
    const { root } = plant({ 'src/a.ts': marker });
    const controller = new AbortController();
    const scans = run(
      root,
      Array.from({ length: 3000 }, (_, at) => `src/${at}/a.ts`),
      controller.signal,
    );
    controller.abort();
    expect(await scans).toBeUndefined();
  });
});
