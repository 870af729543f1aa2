import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect, it } from 'vitest'

it('closes in reverse order on a signal, and exits well', async () => {
  const child = start("onStop(async () => console.log('a')); onStop(async () => console.log('b')); console.log('up')")
  await child.said('up')
  child.process.kill('SIGTERM')
  expect(await child.ended).toEqual({ code: 0, output: 'up\nb\na\n' })
})

it('treats the signals of one Ctrl-C as one', async () => {
  const child = start("onStop(async () => { console.log('stopping'); await never() }); console.log('up')")
  await child.said('up')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.process.kill(signal)
  await child.said('stopping')
  child.process.send('finish')
  expect(await child.ended).toEqual({ code: 0, output: 'up\nstopping\n' })
})

it('exits at once on a later second signal', async () => {
  const child = start("onStop(async () => { console.log('stopping'); await never() }); console.log('up')")
  await child.said('up')
  child.process.kill('SIGINT')
  const again = setInterval(() => child.process.kill('SIGINT'), 50)
  expect(await child.ended).toMatchObject({ code: 1 })
  clearInterval(again)
})

it('closes what is open and opens no more when it is stopped while opening', async () => {
  const child = start(`
    onStop(async () => console.log('a closed'))
    console.log('opening')
    await new Promise((resolve) => process.once('SIGTERM', resolve))
    onStop(async () => console.log('b closed'))
    console.log('c opened')`)
  await child.said('opening')
  child.process.kill('SIGTERM')
  expect(await child.ended).toEqual({ code: 0, output: 'opening\nb closed\na closed\n' })
})

it('prints only the reason not to start, and closes what is open', async () => {
  const child = start("onStop(async () => console.log('closed')); throw new StartError('The sky is shut.')")
  expect(await child.ended).toEqual({ code: 1, output: expect.stringMatching(/^The sky is shut\.\nclosed\n$/) })
})

it('names a full disk, however deep the cause', async () => {
  const child = start("throw new Error('query failed', { cause: Object.assign(new Error(), { code: '53100' }) })")
  expect(await child.ended).toEqual({ code: 1, output: 'The disk is full; make room and start again.\n' })
})

it('names an outage of the database', async () => {
  const child = start(
    "throw new Error('query failed', { cause: Object.assign(new Error(), { code: 'CONNECTION_CLOSED' }) })",
  )
  const sentence = 'The database went away in the middle of this; please try again.\n'
  expect(await child.ended).toEqual({ code: 1, output: sentence })
})

it('shows the stack of an unexpected error', async () => {
  const child = start("throw new TypeError('bug')")
  expect(await child.ended).toEqual({ code: 1, output: expect.stringMatching(/TypeError: bug\n +at /) })
})

/** A process that opens the given parts; `never()` waits for the test. */
function start(opening: string) {
  const program = `
    const { runUntilStopped } = await import(${JSON.stringify(join(import.meta.dirname, 'lifecycle.ts'))})
    const { StartError } = await import(${JSON.stringify(join(import.meta.dirname, 'start-error.ts'))})
    const never = () => new Promise((resolve) => process.once('message', resolve))
    const idle = setInterval(() => {}, 1000)
    await runUntilStopped(async (onStop) => { ${opening} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', `console.error = console.log; ${program}`], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  }) as ChildProcessByStdio<null, Readable, null>
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const said = async (word: string) => {
    while (!output.includes(word)) await new Promise((resolve) => child.stdout.once('data', resolve))
  }
  const ended = new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
  return { process: child, said, ended }
}
