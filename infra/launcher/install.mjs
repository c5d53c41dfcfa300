// Runs before anything is installed, on whatever Node (18 or newer) the machine has: plain JavaScript, no packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(
  process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..'),
);
const modules = path.join(root, 'node_modules');
const record = path.join(modules, '.ninety-install');
const platform = `${process.platform}-${process.arch}`;
const lock = path.join(
  tmpdir(),
  `ninety-install-${process.getuid?.() ?? 0}-${digest(root).slice(0, 16)}.lock`,
);
const lockLifeMs = 20 * 60_000;

try {
  await install();
  checkNode();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/**
 * Installs the packages of package-lock.json; does nothing if they are already installed. Reports a failure as one
 * sentence with npm's last lines, and exit code 1.
 */
async function install() {
  const wanted = wantedState();
  if (isInstalled(wanted)) return;
  await takeLock();
  try {
    if (isInstalled(wanted)) return;
    const started = Date.now();
    const stopCounting = count('Installing packages');
    const { code, output } = await npmCi();
    stopCounting();
    if (code !== 0) throw new Error(explain(output));
    mkdirSync(modules, { recursive: true });
    writeFileSync(record, wanted);
    process.stdout.write(`Packages installed  ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Ninety runs on the Node from an npm package; its install script downloads it, and npm may be configured to skip
 * scripts.
 */
function checkNode() {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const major = Number(process.versions.node.split('.')[0]);
  if (!dependencies.node || major >= 24 || existsSync(path.join(modules, 'node', 'bin', 'node'))) return;
  throw new Error(
    `Ninety needs Node 24, and this is Node ${process.versions.node}: npm was told to skip install scripts. ` +
      'Run "npm rebuild node --ignore-scripts=false", or install Node 24.',
  );
}

function wantedState() {
  const file = path.join(root, 'package-lock.json');
  if (!existsSync(file)) throw new Error(`There is no package-lock.json in ${root}: is the clone complete?`);
  return `${digest(readFileSync(file))} ${platform}`;
}

function isInstalled(wanted) {
  if (existsSync(record) && readFileSync(record, 'utf8') === wanted) return true;
  if (!matchesLockFile()) return false;
  writeFileSync(record, wanted);
  return true;
}

/**
 * Whether node_modules matches the lock file, according to npm's own records, for example after a developer's `npm
 * install`.
 */
function matchesLockFile() {
  try {
    const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
    const locked = read('package-lock.json');
    const present = read('node_modules/.package-lock.json');
    return (
      Object.entries(present).every(([name, found]) => isSame(locked[name], found)) &&
      Object.entries(locked).every(([name, entry]) => name === '' || name in present || entry.optional)
    );
  } catch {
    return false;
  }
}

function isSame(one, other) {
  return one?.version === other.version && one.integrity === other.integrity;
}

/** Concurrent starts in the same clone take turns; the lock of a process that has exited is free. */
async function takeLock() {
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
      return;
    } catch (error) {
      if (error?.code !== 'EEXIST') throw new Error(`Cannot write ${lock}`, { cause: error });
    }
    if (!isHeld()) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!waited) process.stdout.write('Another start is installing packages; waiting for it\n');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function isHeld() {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (Date.now() - statSync(lock).mtimeMs > lockLifeMs) return false;
    // The holder creates the file and writes its pid in two steps: an empty file is a lock that is being taken.
    if (holder === 0) return Date.now() - statSync(lock).mtimeMs < 2_000;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error?.code === 'EPERM';
  }
}

function npmCi() {
  const npm = process.env.npm_execpath;
  const [command, first] = npm && /npm-cli\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []];
  // Hides warnings about engines and install scripts, which only matter to developers; errors are forwarded.
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, 'ci', ...flags], {
      cwd: root,
      // Also set in .npmrc, but later versions of npm do not pass it on to install scripts.
      env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function explain(output) {
  const causes = [
    [/ENOSPC/, 'the disk is full'],
    [/EACCES|EPERM/, 'there is no permission to write the files'],
    [/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/, 'the package registry cannot be reached'],
    [/can only install packages when|not in sync/, 'package.json and package-lock.json do not agree'],
    [/ENOENT.*npm|spawn npm/, 'npm was not found'],
  ];
  const cause = causes.find(([pattern]) => pattern.test(output))?.[1] ?? 'npm failed';
  const [said = ''] = output.split(/^npm error (?:Clean install|Usage)/m);
  const tail = said.trimEnd().split('\n').slice(-15).join('\n');
  return `The packages could not be installed: ${cause}. What npm said last:\n${tail}`;
}

/** On a terminal, a line that counts the seconds; elsewhere, one line that names the slow step. */
function count(label) {
  if (!process.stdout.isTTY) {
    process.stdout.write(`${label}, about a minute\n`);
    return () => undefined;
  }
  const started = Date.now();
  const show = () => process.stdout.write(`\r${label} ${Math.round((Date.now() - started) / 1000)} s`);
  const timer = setInterval(show, 1000);
  show();
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\u001b[K');
  };
}

function digest(data) {
  return createHash('sha256').update(data).digest('hex');
}
