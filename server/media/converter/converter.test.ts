import { execFile, spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, it, vi } from 'vitest'
import { drawing, paint, plain } from '../../../tests/support/files/sample-pictures.ts'
import { waitFor } from '../../../tests/support/runner/wait-for.ts'
import { openPictureConverter, type PictureConverter } from './converter.ts'

const converters: PictureConverter[] = []
const open = (options?: Parameters<typeof openPictureConverter>[0]) => {
  const converter = openPictureConverter(options)
  converters.push(converter)
  return converter
}
afterEach(async () => {
  for (const converter of converters.splice(0)) converter.close()
  await waitFor(async () => expect(await listChildren()).toEqual([]))
})

const onLinux = it.skipIf(process.platform !== 'linux')

async function listChildren(parent = process.pid): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return pids.filter((_, place) => parents[place]?.split(') ').at(-1)?.split(' ')[1] === String(parent)).map(Number)
}

/** A process's CPU time in hundredths of a second; 0 after its end. */
async function readCpu(pid: number): Promise<number> {
  const facts = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(facts.split(') ').at(-1)?.split(' ')[11] ?? 0)
}

/** A short drawing that keeps the renderer busy for minutes. */
const hard = '<feTurbulence numOctaves="8" baseFrequency=".9"/><feMorphology radius="9" operator="dilate"/>'.repeat(400)
const bomb = drawing(`<filter id="f">${hard}</filter><rect filter="url(#f)" width="30" height="20"/>`)

it('aborts slow work, reports it, and continues with the next', async () => {
  const converter = open({ timeoutMs: 3000 })
  const bombed = converter.convert(bomb)
  const next = converter.convert(await paint().jpeg().toBuffer())
  await expect(bombed).rejects.toMatchObject({ status: 422, body: { title: 'The picture could not be read' } })
  expect(await next).toMatchObject({ width: 640, height: 480 })
})

it('allows an expensive drawing a few seconds', async () => {
  const converter = open({ drawingTimeoutMs: 2000 })
  const bombed = converter.convert(bomb)
  await expect(bombed).rejects.toMatchObject({ status: 422, body: { title: 'The picture could not be read' } })
  expect(await converter.convert(drawing())).toMatchObject({ width: 1280 })
})

it('generates sizes during a long upload', async () => {
  const converter = open()
  const bombed = converter.convert(bomb).catch(() => 'given up')
  const sized = converter.resize(await paint().webp().toBuffer(), 320, 'webp').then(() => 'made')
  expect(await Promise.race([bombed, sized])).toBe('made')
})

it('encodes an AVIF with the configured effort', async () => {
  const photograph = await paint().webp().toBuffer()
  const make = (avifEffort?: number) => open({ avifEffort }).resize(photograph, 160, 'avif')
  const [usual, quick] = await Promise.all([make(), make(0)])
  expect(quick.equals(usual)).toBe(false)
  expect(await make(3)).toEqual(usual)
})

onLinux('survives its processes', async () => {
  const converter = open()
  const bombed = converter.convert(bomb)
  const victim = await waitFor(async () => (await listChildren())[0] ?? expect.fail('no process yet'))
  process.kill(victim, 'SIGKILL')
  await expect(bombed).rejects.toMatchObject({ status: 422 })
  expect(await converter.convert(await plain('teal').png().toBuffer())).toMatchObject({ width: 40 })
})

onLinux('has no process when there is nothing to do', async () => {
  const converter = open({ idleMs: 50 })
  await converter.convert(await plain('teal').png().toBuffer())
  await converter.resize(await plain('teal').webp().toBuffer(), 20, 'webp')
  await waitFor(async () => expect(await listChildren()).toEqual([]))
  expect(await converter.convert(await plain('teal').png().toBuffer())).toMatchObject({ width: 40 })
})

onLinux('lets pages go first', async () => {
  const converter = open()
  await converter.resize(await plain('teal').webp().toBuffer(), 20, 'webp')
  const [worker] = await listChildren()
  expect(getPriority(worker)).toBeGreaterThan(getPriority())
})

onLinux('knows none of the secrets of the shop', async () => {
  vi.stubEnv('SESSION_SECRET', 'this must not get about')
  const converter = open()
  await converter.convert(await plain('teal').png().toBuffer())
  const [worker] = await listChildren()
  expect(await readFile(`/proc/${worker}/environ`, 'utf8')).not.toContain('this must not get about')
})

onLinux('leaves at once when the shop is killed, even in the middle of a picture', async () => {
  const script = `
    const { openPictureConverter } = await import(${JSON.stringify(join(import.meta.dirname, 'converter.ts'))})
    openPictureConverter().convert(Buffer.from(${JSON.stringify(bomb.toString())}))
  `
  const shop = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const pid = shop.pid ?? expect.fail('not started')
  const worker = await waitFor(async () => (await listChildren(pid))[0] ?? expect.fail('no process yet'))
  await waitFor(async () => expect(await readCpu(worker)).toBeGreaterThan(50))
  shop.kill('SIGKILL')
  await waitFor(async () => expect(await readCpu(worker)).toBe(0))
})

it('keeps the shop’s process alive until no work is left', async () => {
  const script = `
    const { openPictureConverter } = await import(${JSON.stringify(join(import.meta.dirname, 'converter.ts'))})
    const { width } = await openPictureConverter().convert(Buffer.from(${JSON.stringify(drawing().toString())}))
    console.log('drawn', width)
  `
  const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { timeout: 15_000 })
  expect(ended.stdout).toBe('drawn 1280\n')
})
