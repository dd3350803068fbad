import { describe, expect, it } from 'vitest';
import { statusEdit } from '../../src/advice/status-edit.ts';

describe('statusEdit', () => {
  it.each([
    ['status: proposed', 'status: accepted'],
    ['title: X\nstatus: "proposed"\ndate: 1', "title: X\nstatus: 'accepted'\ndate: 1"],
    ['Status: Proposed', 'Status: Accepted'],
    ['* Status: proposed', '* Status: accepted'],
    ['- status: proposed', '- status: accepted'],
    ['**Status:** Proposed', '**Status:** Accepted'],
    ['**Status**: proposed', '**Status**: **accepted**'],
    ['## Status\n\nProposed\n\n## Context', '## Status\n\nAccepted\n\n## Context'],
    ['## Status\r\n\r\nProposed', '## Status\r\n\r\nAccepted by the team'],
    ['# Status\n> proposed', '# Status\n> accepted'],
    ['### status\n* proposed', '### status\n* accepted'],
    ['Proposed', 'Accepted'],
    [' *Proposed*\n', '**Accepted**.'],
    ['`proposed`', '"accepted"'],
    ['proposed', `${'*'.repeat(32)}accepted`],
  ])('sees %j become %j [advice-status-edit]', (before, after) => {
    expect(statusEdit(before, after)).toEqual({ from: 'proposed', to: 'accepted' });
  });

  it.each(['accepted', 'approved', 'ratified', 'rejected', 'superseded', 'deprecated'])(
    'takes %s for a decision, also where nothing was stated before',
    (to) => {
      expect(statusEdit('status: draft', `status: ${to}`)).toEqual({ from: 'draft', to });
      expect(statusEdit(undefined, `status: ${to}`)).toEqual({ from: undefined, to });
      expect(statusEdit(`status: ${to}`, 'status: proposed')).toEqual({ from: to, to: 'proposed' });
    },
  );

  it('sees a record come back into force that named its successor, as Nygard records do [advice-status-edit]', () => {
    const link = 'Superseded by [2. Use queues](0002-use-queues-for-everything-that-can-wait.md)';
    expect(statusEdit(link, 'Accepted')).toEqual({ from: 'superseded', to: 'accepted' });
    expect(statusEdit('Accepted', `${link}\n`)).toEqual({ from: 'accepted', to: 'superseded' });
    expect(statusEdit('Accepted', `${link}\n\nMore.`)).toBeUndefined();
  });

  it.each([
    ['status: accepted', 'status: accepted'],
    ['status: proposed', 'status: draft'],
    ['status: draft', 'status: proposed'],
    [undefined, 'status: proposed'],
    [undefined, 'status: draft'],
    ['x', 'y'],
    [undefined, undefined],
    ['status: proposed', undefined],
    ['status: proposed', 'status: whatever'],
    ['status: proposed', 'statuses: accepted'],
    ['status: proposed', 'my status: accepted'],
    ['status: proposed', 'The text says accepted, and is too long to be nothing but a status.'],
    ['proposed', `${'*'.repeat(33)}accepted`],
    ['proposed', 'acc*epted'],
    ['proposed', 'acc.epted'],
    ['proposed', '.accepted'],
    ['status: proposed', '## Status quo\n\naccepted'],
    ['status: proposed', '## Status\n\n\n\n\n\naccepted'],
  ])('sees nothing in %j becoming %j', (before, after) => {
    expect(statusEdit(before, after)).toBe(undefined);
  });
});
