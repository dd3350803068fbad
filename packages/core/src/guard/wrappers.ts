import type { Wrapper } from './wrapper.ts';

const packageRun: Wrapper = { valued: '-p --package -w --workspace', script: '-c --call' };
const scriptRun: Wrapper = { valued: '-w --workspace --prefix' };
const privileges: Wrapper = {
  valued: '-u --user -g --group -h --host -p --prompt -C -r --role -t --type -T -U -D --chdir -R --chroot',
};
const container: Wrapper = {
  valued:
    '-v --volume -w --workdir -e --env --env-file -u --user --name --network --net -p --publish --mount -h ' +
    '--hostname --platform -m --memory -l --label --add-host --pull --entrypoint --index --gpus --cpus',
  operands: 1,
};
const containers: Wrapper = {
  valued: '-H --host --context -f --file -p --project-name --profile',
  strict: true,
  subcommands: {
    run: container,
    exec: container,
    container: { strict: true, subcommands: { run: container, exec: container } },
    compose: {
      valued: '-f --file -p --project-name --profile',
      strict: true,
      subcommands: { run: container, exec: container },
    },
  },
};
const behindDashes: Wrapper = {
  strict: true,
  subcommands: {
    exec: { rest: 'behind-dashes' },
    run: { rest: 'behind-dashes' },
    x: { rest: 'behind-dashes' },
  },
};
const run: Wrapper = { valued: '-n --name -p --prefix -e --environment --with --python --extra --group' };
const runs: Wrapper = { strict: true, subcommands: { run, exec: run } };

/** By the name of the program; what is not here starts nothing that the guard follows. */
export const wrappers: Readonly<Record<string, Wrapper>> = {
  // Run as, with, within, or for a while.
  env: { valued: '-u --unset -C --chdir', script: '-S --split-string' },
  sudo: privileges,
  doas: privileges,
  gsudo: privileges,
  su: { script: '-c --command', anywhere: true },
  runuser: { valued: '-u --user', script: '-c --command', anywhere: true },
  pkexec: { valued: '--user' },
  'systemd-run': { valued: '-p --property -u --unit -M --machine -E --setenv' },
  timeout: { valued: '-k --kill-after -s --signal', operands: 1 },
  gtimeout: { valued: '-k --kill-after -s --signal', operands: 1 },
  nice: { valued: '-n --adjustment' },
  ionice: { valued: '-c --class -n --classdata' },
  taskset: { operands: 1 },
  chroot: { operands: 1 },
  nohup: {},
  setsid: {},
  disown: {},
  unbuffer: {},
  chronic: {},
  winpty: {},
  rlwrap: {},
  caffeinate: { valued: '-t -w' },
  stdbuf: { valued: '-i -o -e --input --output --error' },
  strace: { valued: '-o -e -p -s' },
  flock: { valued: '-w --timeout -E', operands: 1, script: '-c --command' },
  script: { script: '-c -qc --command', anywhere: true },
  'xvfb-run': { valued: '-n -s --server-args' },
  time: { valued: '-f --format -o --output' },
  command: { idle: '-v -V' },
  builtin: {},
  exec: { valued: '-a' },
  noglob: {},
  nocorrect: {},
  arch: {},
  busybox: {},
  wsl: { valued: '-d --distribution -u --user --cd' },
  // Run for each, again, later, or elsewhere.
  xargs: { valued: '-I -n -P -L -d -s -a -E --max-args --max-procs --delimiter --arg-file --replace' },
  parallel: { valued: '-j --jobs -a --arg-file', rest: 'script' },
  watch: { valued: '-n --interval', rest: 'script' },
  entr: {},
  watchexec: { valued: '-w --watch -e --exts -i --ignore' },
  alias: { rest: 'definitions' },
  trap: { rest: 'each-script' },
  eval: { rest: 'script' },
  ssh: { valued: '-b -c -D -E -e -F -I -i -J -L -l -m -O -o -p -Q -R -S -W -w', operands: 1, rest: 'script' },
  tmux: { rest: 'each-script' },
  screen: { rest: 'each-script' },
  concurrently: { valued: '-n --names -c --prefix-colors', rest: 'each-script' },
  nodemon: { valued: '-w --watch -e --ext', script: '-x --exec', anywhere: true },
  // Package managers and runtimes.
  npx: packageRun,
  npm: {
    valued: '--prefix -w --workspace -C',
    strict: true,
    subcommands: { exec: packageRun, x: packageRun, run: scriptRun, 'run-script': scriptRun },
  },
  pnpm: { valued: '-C --dir -F --filter', subcommands: { exec: { script: '-c' }, dlx: packageRun, run: {} } },
  pnpx: packageRun,
  yarn: {
    valued: '--cwd',
    subcommands: {
      run: {},
      exec: {},
      dlx: packageRun,
      workspace: { operands: 1, subcommands: { run: {}, exec: {} } },
    },
  },
  bun: { valued: '--cwd', subcommands: { run: {}, x: packageRun } },
  bunx: packageRun,
  deno: {
    valued: '-c --config',
    strict: true,
    subcommands: { run: { valued: '-c --config' }, x: {}, task: {} },
  },
  corepack: {},
  node: {
    valued: '-r --require --import --loader -C --conditions --env-file',
    idle: '--test -e --eval -p --print -c --check',
  },
  tsx: { idle: '--test -e --eval -p --print' },
  'ts-node': {},
  lerna: behindDashes,
  uv: runs,
  uvx: { valued: '--from --with --python -p' },
  conda: runs,
  mamba: runs,
  micromamba: runs,
  hatch: runs,
  pdm: runs,
  rye: runs,
  pixi: runs,
  poetry: runs,
  pipenv: runs,
  pipx: runs,
  bundle: runs,
  rbenv: runs,
  // Environments.
  mise: behindDashes,
  rtx: behindDashes,
  devbox: behindDashes,
  op: behindDashes,
  doppler: behindDashes,
  'aws-vault': behindDashes,
  dotenv: { valued: '-e -v -c' },
  'env-cmd': { valued: '-f --file -e --environments -r --rc-file' },
  dotenvx: { strict: true, subcommands: { run: { valued: '-f --env-file' } } },
  'cross-env': {},
  direnv: { strict: true, subcommands: { exec: { operands: 1 } } },
  asdf: runs,
  volta: { strict: true, subcommands: { run: { valued: '--node --npm --pnpm --yarn' } } },
  fnm: { strict: true, subcommands: { exec: { valued: '--using' } } },
  nvm: { strict: true, subcommands: { exec: { operands: 1 } } },
  nix: { strict: true, subcommands: { develop: { rest: 'behind-c' }, shell: { rest: 'behind-c' } } },
  'nix-shell': { script: '--run --command', anywhere: true },
  docker: containers,
  podman: containers,
  nerdctl: containers,
  'docker-compose': containers,
  kubectl: {
    valued: '-n --namespace --context',
    strict: true,
    subcommands: { exec: { rest: 'behind-dashes' } },
  },
  git: {
    valued: '-C -c --git-dir --work-tree',
    strict: true,
    subcommands: {
      submodule: { strict: true, subcommands: { foreach: { rest: 'script' } } },
      bisect: { strict: true, subcommands: { run: {} } },
      rebase: { script: '-x --exec', rest: 'each-script' },
    },
  },
};

/** The same for PowerShell and cmd; names in lower case. */
export const windowsWrappers: Readonly<Record<string, Wrapper>> = {
  start: {},
  call: {},
  'invoke-expression': { rest: 'script' },
  iex: { rest: 'script' },
  'start-process': { valued: '-WorkingDirectory -WindowStyle -Verb -RedirectStandardOutput', rest: 'script' },
  saps: { valued: '-WorkingDirectory -WindowStyle -Verb', rest: 'script' },
};
