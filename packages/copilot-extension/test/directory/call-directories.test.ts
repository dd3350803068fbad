import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCallDirectories } from '../../src/directory/call-directories.ts';

const named = (directory: string) => ({ directory, guessed: false });

describe('where the session is', () => {
  let started: string;
  let moved: string;
  let called: string;
  beforeAll(async () => {
    const make = async (name: string) => realpath(await mkdtemp(path.join(tmpdir(), `${name}-`)));
    [started, moved, called] = await Promise.all([make('started'), make('moved'), make('called')]);
  });
  const fresh = () => createCallDirectories(process.platform, started);
  const requested = (toolCallId: string, workingDirectory: unknown) => ({
    type: 'external_tool.requested',
    data: { toolCallId, workingDirectory },
  });
  const change = (cwd: unknown) => ({ type: 'session.context_changed', data: { cwd } });

  it('is where the process was started, as a guess, until something says it [copilot-directory]', async () => {
    expect(await fresh().now()).toStrictEqual({ directory: started, guessed: true });
    expect(await createCallDirectories(process.platform, undefined).now()).toBeUndefined();
  });

  it('is what the event of the call names, for that call alone [copilot-directory]', async () => {
    const directories = fresh();
    directories.onEvent(change(moved));
    directories.onEvent(requested('one', called));
    expect(await directories.ofCall('one')).toStrictEqual(named(called));
    expect(await directories.ofCall('two')).toStrictEqual(named(moved));
  });

  it('is what a call named although it has gone: never an older one [copilot-directory]', async () => {
    const directories = fresh();
    directories.onEvent(change(moved));
    const gone = path.join(called, 'gone');
    directories.onEvent(requested('one', gone));
    expect(await directories.ofCall('one')).toStrictEqual(named(gone));
  });

  it('is the last move that was good, at once after the event [copilot-directory]', async () => {
    const directories = fresh();
    directories.onEvent(change(moved));
    directories.onEvent(change('relative'));
    directories.onEvent(change(path.join(moved, 'gone')));
    directories.onEvent(change(String.raw`C:\elsewhere`));
    directories.onEvent(change(undefined));
    directories.onEvent({ type: 'session.context_changed' });
    expect(await directories.now()).toStrictEqual(named(moved));
  });

  it('is what the runtime says after the join, unless an event came since [copilot-directory]', async () => {
    const asked = fresh();
    await asked.joined(async () => ({ workingDirectory: moved }));
    expect(await asked.now()).toStrictEqual(named(moved));

    const told = fresh();
    await told.joined(async () => {
      told.onEvent(change(called));
      return { workingDirectory: moved };
    });
    expect(await told.now()).toStrictEqual(named(called));
  });

  it('stays a guess when the runtime cannot say [copilot-directory]', async () => {
    const directories = fresh();
    await directories.joined(() => Promise.reject(new Error('No such method.')));
    expect(await directories.now()).toStrictEqual({ directory: started, guessed: true });
  });

  it('is remembered for no more calls than can be under way', async () => {
    const directories = fresh();
    for (let call = 0; call <= 200; call++) directories.onEvent(requested(`${call}`, called));
    expect(await directories.ofCall('0')).toStrictEqual({ directory: started, guessed: true });
    expect(await directories.ofCall('1')).toStrictEqual(named(called));
  });
});
