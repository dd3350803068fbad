import { describe, expect, it } from 'vitest';
import { configureSession } from '../src/index.ts';

describe('configureSession', () => {
  it('touches neither field without a policy’s lists [policy-configure]', () => {
    expect(configureSession({ model: 'm' }, { clientMode: 'copilot-cli' })).toStrictEqual({ model: 'm' });
  });

  it.each([
    [['builtin:a', 'builtin:b', 'custom:*', 'mcp:*'], undefined],
    [['custom:*', 'mcp:*'], undefined],
    [undefined, ['builtin:*']],
    [undefined, []],
    [['mcp:*'], ['mcp:x']],
  ])(
    'writes %j and %j exactly, the same for create and resume [policy-configure] [policy-resume-same]',
    (availableTools, excludedTools) => {
      const policy = {
        clientMode: 'copilot-cli' as const,
        ...(availableTools ? { availableTools } : {}),
        ...(excludedTools ? { excludedTools } : {}),
      };
      const { clientMode: _mode, ...lists } = policy;
      const create = configureSession({ sessionId: 's', tools: [1] }, policy);
      expect(create).toStrictEqual({ sessionId: 's', tools: [1], ...lists });
      expect(configureSession({ sessionId: 's', tools: [1] }, policy)).toStrictEqual(create);
    },
  );

  it('gives each configuration its own arrays', () => {
    const policy = { clientMode: 'copilot-cli' as const, availableTools: ['mcp:*'] };
    const first = configureSession({}, policy);
    first.availableTools?.push('builtin:*');
    expect(configureSession({}, policy).availableTools).toStrictEqual(['mcp:*']);
  });

  it('refuses a configuration that names tools itself [policy-configure]', () => {
    expect(() => configureSession({ availableTools: ['builtin:*'] }, { clientMode: 'copilot-cli' })).toThrow(
      /policy does that/,
    );
    expect(() => configureSession({ excludedTools: [] }, { clientMode: 'copilot-cli' })).toThrow(
      /policy does that/,
    );
  });
});
