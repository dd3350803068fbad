import { describe, expect, it } from 'vitest';
import { longestShim, shimTarget } from '../../src/engine/windows-shim.ts';

const npmCmd = (line: string, program = 'node'): string =>
  [
    '@ECHO off',
    'GOTO start',
    ':find_dp0',
    'SET dp0=%~dp0',
    'EXIT /b',
    ':start',
    'SETLOCAL',
    'CALL :find_dp0',
    '',
    `IF EXIST "%dp0%\\${program}.exe" (`,
    `  SET "_prog=%dp0%\\${program}.exe"`,
    ') ELSE (',
    `  SET "_prog=${program}"`,
    '  SET PATHEXT=%PATHEXT:;.JS;=;%',
    ')',
    '',
    line,
    '',
  ].join('\r\n');

const npmLine = String.raw`endLocal & goto #_undefined_# 2>NUL || title %COMSPEC% & "%_prog%"  "%dp0%\node_modules\@x\cli\adr.js" %*`;

const olderCmd = [
  String.raw`@IF EXIST "%~dp0\node.exe" (`,
  String.raw`  "%~dp0\node.exe"  "%~dp0\..\adr\bin\adr.mjs" %*`,
  ') ELSE (',
  '  @SETLOCAL',
  '  @SET PATHEXT=%PATHEXT:;.JS;=;%',
  String.raw`  node  "%~dp0\..\adr\bin\adr.mjs" %*`,
  ')',
].join('\r\n');

const powershell = (target: string, flag = ''): string =>
  [
    '#!/usr/bin/env pwsh',
    '$basedir=Split-Path $MyInvocation.MyCommand.Definition -Parent',
    '$exe=""',
    'if (Test-Path "$basedir/node$exe") {',
    '  if ($MyInvocation.ExpectingInput) {',
    `    $input | & "$basedir/node$exe" ${flag} "$basedir/${target}" $args`,
    '  } else {',
    `    & "$basedir/node$exe" ${flag} "$basedir/${target}" $args`,
    '  }',
    '} else {',
    `  & "node$exe" ${flag} "$basedir/${target}" $args`,
    '}',
    'exit $ret',
  ].join('\n');

describe('a Windows shim [cli-windows-shims]', () => {
  it.each([
    ['npm’s .cmd', npmCmd(npmLine), String.raw`node_modules\@x\cli\adr.js`],
    ['the older .cmd', olderCmd, String.raw`..\adr\bin\adr.mjs`],
    ['the .ps1', powershell('node_modules/adr/bin/adr'), String.raw`node_modules\adr\bin\adr`],
    ['one line', String.raw`@node "%~dp0\adr.js" %*`, 'adr.js'],
    ['one line without the backslash', '@node "%~dp0adr.js" %*', 'adr.js'],
    ['spaces behind the arguments', '@node "%~dp0adr.js"  %*  ', 'adr.js'],
    ['Node beside it, the older way', String.raw`"%~dp0\node.exe"  "%~dp0\adr.js" %*`, 'adr.js'],
    ['Node beside it, the newer way', String.raw`  @  "%dp0%\node.exe" "%dp0%\adr.js" %*`, 'adr.js'],
    [
      'a program set without quotes',
      ['SET _prog=node', String.raw`"%_prog%" "%dp0%\adr.js" %*`].join('\n'),
      'adr.js',
    ],
    [
      'a program set with its ending',
      ['set  "_prog=node.exe" ', String.raw`"%_prog%" "%dp0%\adr.js" %*`].join('\n'),
      'adr.js',
    ],
    ['one line of PowerShell', '& "node$exe" "$basedir/a/adr.js" $args', String.raw`a\adr.js`],
    ['PowerShell with other spaces', '  $input|&"node$exe"  "C:/x/adr.js"  $args ', String.raw`C:\x\adr.js`],
    [
      'an absolute script',
      String.raw`@node.exe "C:\Program Files\x y\adr.js" %*`,
      String.raw`C:\Program Files\x y\adr.js`,
    ],
    ['a script whose name has & and ^', String.raw`@node "%~dp0\a&b^c.js" %*`, 'a&b^c.js'],
  ])('names the script that Node starts: %s', (_, text, target) => {
    expect(shimTarget(text)).toBe(target);
  });

  it.each([
    ['is empty', ''],
    ['starts nothing', '@ECHO off\r\n'],
    ['starts another interpreter', npmCmd(npmLine, '/bin/sh')],
    ['starts a program', String.raw`@"%~dp0\adr.exe" %*`],
    ['gives Node a flag', npmCmd(npmLine.replace('"%_prog%" ', '"%_prog%" --require x'))],
    ['gives Node a flag in PowerShell', powershell('adr.js', '--no-warnings')],
    ['starts two scripts', `${olderCmd}\r\n${String.raw`node "%~dp0\other.js" %*`}`],
    ['starts a second program', `${olderCmd}\r\n${String.raw`"%~dp0\evil.exe" %*`}`],
    ['has a variable in the name', '@node "%~dp0\\%EVIL%.js" %*'],
    ['has a variable in the name, in PowerShell', powershell('$evil.js')],
    ['puts arguments of its own before the caller’s', String.raw`@node "%~dp0\adr.js" --config x %*`],
    ['calls through another program', String.raw`@cmd /c node "%~dp0\adr.js" %*`],
    [
      'sets another program whose name begins alike',
      ['SET "_prog=nodejs-like"', String.raw`"%_prog%" "%dp0%\adr.js" %*`].join('\n'),
    ],
    ['starts Node only after something else', String.raw`evil.exe node "%~dp0\adr.js" %*`],
    ['starts something else in PowerShell first', 'evil & "node$exe" "$basedir/adr.js" $args'],
    ['is too long to be one', `${olderCmd}\r\n${' '.repeat(longestShim)}`],
    ['is a shell script', '#!/bin/sh\nexec node "$basedir/adr.js" "$@"\n'],
  ])('is refused when it %s', (_, text) => {
    expect(shimTarget(text)).toBeUndefined();
  });
});
