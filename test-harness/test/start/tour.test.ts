import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { repositoryRoot } from '../../src/source/tracked.ts';

const decision = 'Everything that is charged is written to the ledger first.';
const record = `---
id: "0001"
title: Write to the ledger first
status: accepted
date: 2026-01-31
deciders: ["@mira"]
affects:
  - { type: path, pattern: "src/billing/**" }
---

## Decision

${decision}
`;

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** As npm does it: from the repository, with the directory of the person in INIT_CWD. */
function start(args: readonly string[], from = repositoryRoot): Promise<Ran> {
  return new Promise((resolve) => {
    const env = { ...process.env, INIT_CWD: from, NO_COLOR: '1' };
    const child = spawn(process.execPath, [path.join(repositoryRoot, 'scripts/start.mjs'), ...args], {
      cwd: repositoryRoot,
      env,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'precedent-tour-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

describe('npm start', () => {
  it('shows for this repository what governs what, in the decisions’ own words, and why [start-main-job]', async () => {
    const ran = await start([]);
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(
      /Are the records sound\? {2}adr_lint\n {4}\d+ records in docs\/adr, no errors\n/,
    );
    expect(ran.stdout).toMatch(
      /What must I know before I edit \S+\? {2}adr_explain\n\n {4}\d{4} {2}accepted {2}\S/,
    );
    expect(ran.stdout).toMatch(/\n {6}why {5}Its scope `/);
    expect(ran.stdout).toMatch(/\n {6}record {2}docs\/adr\/\d{4}-/);
    expect(ran.stdout).toMatch(/Which decisions .+\? {2}adr_check/);
  });

  it('answers for the folder it is given, from where the person stands [start-folder]', async () => {
    write({ 'docs/adr/0001-ledger.md': record, 'src/billing/charge.ts': '', 'src/other.ts': '' });
    const ran = await start([path.basename(folder)], path.dirname(folder));
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.stdout).toContain(`Decisions for ${folder}`);
    expect(ran.stdout).toContain(`What must I know before I edit src/billing/charge.ts?  adr_explain

    0001  accepted  Write to the ledger first
      ${decision}
      why     Its scope \`src/billing/**\` covers src/billing/charge.ts.
      record  docs/adr/0001-ledger.md
`);
    expect(readdirSync(folder).sort()).toEqual(['docs', 'src']);
  });

  it('says which records are broken, and that an empty answer is no permission', async () => {
    const unscoped = record.replace(/affects:\n.*\n/, '').replace('"0001"', '"0003"');
    write({
      'docs/adr/0001-ledger.md': record,
      'docs/adr/0002-broken.md': record.replace('accepted', 'agreed'),
      'docs/adr/0003-everywhere.md': unscoped,
      'src/billing/charge.ts': '',
    });
    const { code, stdout } = await start([folder]);
    expect(code).toBe(0);
    expect(stdout).toContain('3 records in docs/adr, 1 error\n    - docs/adr/0002-broken.md: ');
    expect(stdout).toContain('1 record could not be read, so a decision may be missing.');
    expect(stdout).toContain('1 of 2 live decisions declare no scope and may apply as well.');
  });

  it('says in a folder without records that there are none and how to begin, and ends well [start-no-records]', async () => {
    write({ 'src/a.ts': '', '.git/HEAD': 'ref: refs/heads/main\n' });
    const { code, stdout } = await start([folder]);
    expect(code).toBe(0);
    expect(stdout).toContain('No folder of decision records was found.');
    expect(stdout).toContain('To begin, write one decision, for example docs/adr/0001-use-postgres.md:');
  });

  it('says how to begin where the folder of records is empty [start-no-records]', async () => {
    write({ 'docs/adr/.keep': '' });
    const { code, stdout } = await start([folder]);
    expect(code).toBe(0);
    expect(stdout).toContain('0 records in docs/adr, no errors\n\nTo begin, write one decision');
  });

  it('gives each host lines that name the server that is there [start-main-job]', async () => {
    write({ 'docs/adr/0001-ledger.md': record });
    const { stdout } = await start([folder]);
    const server = path.join(repositoryRoot, 'packages/mcp-server/dist/server.mjs');
    expect(existsSync(server)).toBe(true);
    const configured = stdout.split('\n').filter((line) => line.trim().startsWith('{'));
    expect(configured.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        servers: {
          precedent: { type: 'stdio', command: 'node', args: [server, '--cwd', '${workspaceFolder}'] },
        },
      },
      { mcpServers: { precedent: { command: 'node', args: [server, '--cwd', '${workspaceFolder}'] } } },
      { mcp: { precedent: { type: 'local', command: ['node', server] } } },
    ]);
    expect(stdout).toContain(`codex mcp add precedent -- node ${server}\n`);
    expect(stdout).toContain(`claude mcp add precedent -- node ${server}\n`);
    const plugin = path.join(path.dirname(server), '../../../apps/claude-plugin/dist');
    expect(stdout).toContain(`claude --plugin-dir ${plugin}\n`);
  });

  it('refuses a folder that is not there in one line, before it does anything else', async () => {
    const ran = await start([path.join(folder, 'gone')]);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^There is no folder ".*gone"\. Type: npm start, or: .*\n$/);
  });
});
