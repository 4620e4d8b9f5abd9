import { describe, expect, test } from 'vitest';
import { shellCommand } from './shell-command.ts';

describe('a command', () => {
  test.each([
    ['$ ls -la', 'ls -la'],
    ['me@host:~/app$ make all', 'make all'],
    ['PS C:\\Work> Get-Item x', 'Get-Item x'],
    ['> npm test', 'npm test'],
    ['❯ npm test', 'npm test'],
    ['➜ npm test', 'npm test'],
    ['% npm test', 'npm test'],
    ['  $  npm test  ', 'npm test'],
    ['npm test', 'npm test'],
    ['  make', 'make'],
    ['NODE_ENV=test npm test', 'NODE_ENV=test npm test'],
    ['./run.sh now', './run.sh now'],
    ['/start.sh x', '/start.sh x'],
    ['../run.sh', '../run.sh'],
    ['./scripts/run.sh now', './scripts/run.sh now'],
    ['/usr/bin/env node', '/usr/bin/env node'],
    ['npm test # all of it', 'npm test'],
    ['npm test  #  all # of it', 'npm test'],
    ['echo a#b', 'echo a#b'],
    ['cd x', 'cd x'],
    ['npm  test', 'npm  test'],
    ['ls a/#b', 'ls a/#b'],
    ['curl http://a.example', 'curl http://a.example'],
    ['apt-get update', 'apt-get update'],
  ])('in a shell block: %j', (line, command) => {
    const found = shellCommand(line, 'shell');
    expect(found).toMatchObject({ kind: 'command', text: command, weight: 9 });
    expect(line.slice(found?.start, found?.end)).toBe(command);
  });

  test.each([
    '# start',
    '  // start',
    ':: start',
    'rem start',
    'REM x',
    'Done in 3 s',
    '42 passed',
    '✓ all good',
    '',
    '$ ',
    '$ ab',
    'a b',
    '    at x.ts:1'.padStart(30),
    '- item one',
  ])('is none in a shell block: %j', (line) => {
    expect(shellCommand(line, 'shell')).toBeUndefined();
  });

  test.each([
    ['$ npm test', 'npm test'],
    ['  $ ./run.sh', './run.sh'],
    ['$  ls -l', 'ls -l'],
    ['$ pwd', 'pwd'],
    ['$ ~/run.sh # now', '~/run.sh'],
  ])('in prose: %j', (line, command) => {
    const found = shellCommand(line, 'prose');
    expect(found?.text).toBe(command);
    expect(line.slice(found?.start, found?.end)).toBe(command);
  });

  test.each(['npm test', '> npm test', '$ 40 it costs', '$40 npm', 'it is $ npm test', '$npm test', '$ NPM'])(
    'is none in prose: %j',
    (line) => {
      expect(shellCommand(line, 'prose')).toBeUndefined();
      expect(shellCommand(line, 'code')).toBeUndefined();
    },
  );

  test('has at most 400 characters', () => {
    expect(shellCommand(`ls ${'x'.repeat(397)}`, 'shell')?.text).toHaveLength(400);
    expect(shellCommand(`ls ${'x'.repeat(398)}`, 'shell')).toBeUndefined();
  });
});
