import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../../../../test-harness/src/repositories/empty-directory.ts';
import { plainReader, type PlainFile } from '../../src/paths/plain-reader.ts';

function textOf(file: PlainFile | undefined): string | undefined {
  if (file === undefined) return undefined;
  const text = Array.from(file.pieces(), (piece) => piece.toString()).join('');
  file.close();
  return text;
}

describe('plainReader', () => {
  it('opens regular files and nothing else', () => {
    const root = emptyDirectory();
    mkdirSync(path.join(root, 'folder'));
    writeFileSync(path.join(root, 'folder/file'), 'text');
    symlinkSync('folder', path.join(root, 'linked-folder'));
    symlinkSync('folder/file', path.join(root, 'linked-file'));
    execFileSync('mkfifo', [path.join(root, 'pipe')]);
    const reader = plainReader(root);
    expect(textOf(reader.open('folder/file'))).toBe('text');
    const others = ['folder', 'linked-file', 'linked-folder/file', 'pipe', 'gone', 'folder/file/below'];
    expect(others.filter((name) => reader.open(name) !== undefined)).toEqual([]);
  });

  it('reads where a link points, but not behind a linked folder', () => {
    const root = emptyDirectory();
    mkdirSync(path.join(root, 'folder'));
    symlinkSync('../gone', path.join(root, 'folder/link'));
    symlinkSync('folder', path.join(root, 'linked-folder'));
    const reader = plainReader(root);
    expect(reader.link('folder/link')?.toString()).toBe('../gone');
    expect(reader.link('linked-folder/link')).toBeUndefined();
    expect(reader.link('folder')).toBeUndefined();
  });

  it('reads a large file whole, and no further than it was when it was opened', () => {
    const root = emptyDirectory();
    const text = 'abcdefg\n'.repeat(100_000);
    writeFileSync(path.join(root, 'file'), text);
    const file = plainReader(root).open('file');
    appendFileSync(path.join(root, 'file'), 'more');
    expect(textOf(file)).toBe(text);
  });
});
