import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepSettings, keptSettings, readSettings, usualSettings } from '../src/index.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'settings-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => path.join(folder, 'settings.json');

describe('the settings', () => {
  it('are as usual where nothing, or nothing that can be, is written [claude-trust]', () => {
    for (const written of [{}, { corpus: 7, mode: 'HOLD', recordCommands: '', afterCheck: null }]) {
      expect(readSettings(written)).toEqual(usualSettings);
    }
  });

  it('are read back as the server left them, by the user alone [claude-trust]', () => {
    const settings = readSettings({
      corpus: 'decisions',
      mode: 'hold',
      recordCommands: 'deny',
      afterCheck: 'off',
    });
    keepSettings(folder, settings);
    expect(keptSettings(folder)).toEqual(settings);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const { mtimeMs } = statSync(file());
    keepSettings(folder, settings);
    expect(statSync(file()).mtimeMs).toBe(mtimeMs);
  });

  it('are as usual where what was left is damaged or missing [claude-trust]', () => {
    for (const text of ['', '{"mode":"ho', 'null', '[]', '"hold"']) {
      writeFileSync(file(), text);
      expect(keptSettings(folder)).toEqual(usualSettings);
    }
    expect(keptSettings(path.join(folder, 'none'))).toEqual(usualSettings);
    expect(keptSettings(undefined)).toEqual(usualSettings);
  });
});
