import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waitFor } from '../tests/support/runner/wait-for.ts'

/** A tiny project with the real scripts, and stubs of programs that only record their calls. */
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'showroom-commands-'))
  const scripts = readdirSync(import.meta.dirname).filter((name) => /\.(mjs|json)$/.test(name))
  for (const name of scripts) cpSync(join(import.meta.dirname, name), join(root, 'scripts', name))
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{}')
  write('app/root.tsx', 'one')
  write('server.ts', "process.on('SIGTERM', () => process.exit(7)); console.log('open'); setInterval(() => {}, 1000)")
  write('npm-cli.js', fakeNpm)
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const fakeNpm = `
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
appendFileSync('calls', 'npm ' + process.argv.slice(2, 4).join(' ') + '\\n')
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/.bin', { recursive: true })
mkdirSync('node_modules/node/bin', { recursive: true })
for (const place of ['node/bin', '.bin']) symlinkSync(process.execPath, 'node_modules/' + place + '/node')
for (const name of ['react-router', 'vite', 'biome', 'tsc', 'vitest', 'playwright']) {
  const program = '#!/bin/sh\\necho "' + name + ' $1" >> calls\\nmkdir -p build/shop test-results\\ncp server.ts build/shop/server.js\\n[ -f do-' + name + ' ] && . ./do-' + name + '\\nexit 0\\n'
  writeFileSync('node_modules/.bin/' + name, program, { mode: 0o755 })
}`

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

function takeCalls(): string[] {
  const file = join(root, 'calls')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  rmSync(file, { force: true })
  return lines
}

type Command = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

function command(name: string, more: Record<string, string> = {}): Command {
  const env = { ...more, PATH: process.env.PATH, npm_execpath: join(root, 'npm-cli.js'), CHROMIUM_PATH: '/bin/true' }
  const child = spawn(process.execPath, [join(root, 'scripts', `${name}.mjs`)], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return { child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) }
}

async function startAndStop(): Promise<{ code: number | null; calls: string[] }> {
  const start = command('start')
  await waitFor(() => expect(start.output()).toContain('open'))
  start.child.kill('SIGTERM')
  return { code: await start.ended, calls: takeCalls() }
}

describe('start', () => {
  it('installs and builds once, then only after changes, and passes on signals and the exit code', async () => {
    expect(await startAndStop()).toEqual({
      code: 7,
      calls: ['npm install --no-save', 'react-router build', 'vite build'],
    })
    expect((await startAndStop()).calls).toEqual([])
    write('app/root.tsx', 'two')
    expect((await startAndStop()).calls).toEqual(['react-router build', 'vite build'])
    write('server/app.ts', 'two')
    expect((await startAndStop()).calls).toEqual(['vite build'])
    write('package-lock.json', '{ "name": "showroom" }')
    expect((await startAndStop()).calls).toEqual(['npm install --no-save', 'react-router build', 'vite build'])
  })

  it('shows the build’s output when it fails, and builds again next time', async () => {
    write('do-react-router', 'echo "line 3: no such thing"; exit 3')
    const start = command('start')
    expect(await start.ended).toBe(3)
    expect(start.output()).toContain('line 3: no such thing\nreact-router build failed; its output is above.')
    rmSync(join(root, 'do-react-router'))
    takeCalls()
    expect((await startAndStop()).calls).toEqual(['react-router build', 'vite build'])
  })

  it('refuses to install or build while another command does', async () => {
    // The first command's build waits for the test.
    write('do-react-router', 'mkfifo gate; read line < gate')
    const first = command('start')
    await waitFor(() => expect(first.output()).toContain('Building'))
    const second = command('start')
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      'Another command is installing or building here just now; wait until it is done and start again.\n',
    )
    write('gate', 'go on\n')
    await waitFor(() => expect(first.output()).toContain('open'))
    first.child.kill('SIGTERM')
    await first.ended
  })
})

describe('test', () => {
  const units = (passed: number, failed: number) =>
    `echo '{ "numPassedTests": ${passed}, "numFailedTests": ${failed} }' > test-results/unit.json`
  const journeys = (expected: number, unexpected: number) =>
    `echo '{ "stats": { "expected": ${expected}, "unexpected": ${unexpected} } }' > test-results/journeys.json`

  beforeEach(() => {
    for (const script of ['check-imports.ts', 'packages.ts']) write(`scripts/${script}`, '')
  })

  it('runs everything in order and adds up the tests', async () => {
    write('do-vitest', units(5, 0))
    write('do-playwright', journeys(2, 0))
    const test = command('test')
    expect(await test.ended).toBe(0)
    expect(test.output()).toMatch(/\n7 passed, 0 failed\n$/)
    const calls = takeCalls()
    const isBuild = (call: string) => call.endsWith(' build')
    expect(calls.filter((call) => !isBuild(call))).toEqual([
      ...['npm install --no-save', 'biome check', 'react-router typegen', 'tsc --noEmit'],
      ...['vitest run', 'playwright test'],
    ])
    // Runs in parallel with the checks, and ends before the first test.
    expect(calls.slice(1, calls.indexOf('vitest run')).filter(isBuild)).toEqual(['react-router build', 'vite build'])
  })

  it('runs the files in the requested order, or the units in a random one that it prints', async () => {
    write('do-vitest', `echo "units $SHUFFLE"; ${units(5, 0)}`)
    write('do-playwright', `echo "journeys $*"; ${journeys(2, 0)}`)
    const asked = command('test', { SHUFFLE: '7' })
    expect(await asked.ended).toBe(0)
    expect(asked.output()).toMatch(/SHUFFLE=7\n.*units 7\n.*journeys test --shuffle=7\n/s)
    const test = command('test')
    expect(await test.ended).toBe(0)
    expect(test.output()).toMatch(/SHUFFLE=(\d+)\n.*units \1\n.*journeys test\n/s)
  })

  it.each([
    ['a test', `${units(5, 2)}; exit 1`, '5 passed, 2 failed'],
    ['a file that can’t be read', `${units(5, 0)}; exit 1`, '5 passed, 1 failed'],
    ['the runner itself', 'exit 9', '0 passed, 1 failed'],
  ])('stops at failing unit tests: %s', async (_, program, summary) => {
    write('do-vitest', program)
    const test = command('test')
    expect(await test.ended).toBe(program.endsWith('9') ? 9 : 1)
    expect(test.output().endsWith(`\n${summary}\n`)).toBe(true)
    expect(takeCalls()).not.toContain('playwright test')
  })

  it('counts failing journeys', async () => {
    write('do-vitest', units(5, 0))
    write('do-playwright', `${journeys(1, 3)}; exit 1`)
    const test = command('test')
    expect(await test.ended).toBe(1)
    expect(test.output()).toMatch(/\n6 passed, 3 failed\n$/)
  })

  it('stops at the first check that fails, with its code', async () => {
    write('do-tsc', 'exit 2')
    const test = command('test')
    expect(await test.ended).toBe(2)
    expect(test.output()).toMatch(/\ntsc --noEmit --checkers 2 failed; its output is above\.\n$/)
    expect(takeCalls()).not.toContain('vitest run')
  })
})
