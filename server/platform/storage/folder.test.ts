import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { waitFor } from '../../../tests/support/runner/wait-for.ts'
import { openFolder } from './folder.ts'

const home = await mkdtemp(join(tmpdir(), 'showroom-folder-'))
afterAll(() => rm(home, { recursive: true }))

const program = join(import.meta.dirname, 'folder.ts')
const megabyte = 1024 * 1024

it('shows no half-written file, however often the process is killed', async () => {
  const folder = join(home, 'killed')
  await openFolder(folder)
  while ((await halfDrafts(folder)) === 0) await killWhileWriting(folder)

  const storage = await openFolder(folder)
  const visible = await readdir(join(folder, 'pictures'))
  expect(visible).not.toEqual([])
  for (const name of visible) expect(isWhole(name, await storage.read(`pictures/${name}`))).toBe(true)
})

const size = 24 * megabyte
const isWhole = (name: string, kept: Buffer | undefined) => kept?.equals(Buffer.alloc(size, 1 + Number(name)))

async function killWhileWriting(folder: string): Promise<void> {
  const script = `
    const { openFolder } = await import(${JSON.stringify(program)})
    const storage = await openFolder(${JSON.stringify(folder)})
    for (let n = 0; ; n++) await storage.write('pictures/' + n % 5, Buffer.alloc(${size}, 1 + n % 5), 'image/webp')
  `
  const writer = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const ended = new Promise((resolve) => writer.once('exit', resolve))
  const half = async () => expect(await halfDrafts(folder)).toBeGreaterThan(0)
  const kept = async () => expect(await readdir(join(folder, 'pictures'))).not.toEqual([])
  await waitFor(kept, { interval: 1 })
  await waitFor(half, { interval: 1 })
  writer.kill('SIGKILL')
  await ended
}

async function halfDrafts(folder: string): Promise<number> {
  const drafts = join(folder, '.drafts')
  const sizes = (await readdir(drafts)).map((name) =>
    stat(join(drafts, name)).then(
      (found) => found.size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).filter((written) => written > 0 && written < size).length
}

it('keeps one whole result of many concurrent writes', async () => {
  const storage = await openFolder(join(home, 'raced'))
  const versions = Array.from({ length: 8 }, (_, place) => Buffer.alloc(200_000, place))
  await Promise.all(versions.map((bytes) => storage.write('pictures/raced', bytes, 'image/webp')))
  const kept = await storage.read('pictures/raced')
  expect(versions.some((bytes) => kept?.equals(bytes))).toBe(true)
})

it('removes old drafts, but none in use', async () => {
  const drafts = join(home, 'swept', '.drafts')
  await mkdir(drafts, { recursive: true })
  await writeFile(join(drafts, 'old'), 'half')
  await utimes(join(drafts, 'old'), 0, 0)
  await writeFile(join(drafts, 'new'), 'half')
  await openFolder(join(home, 'swept'))
  expect(await readdir(drafts)).toEqual(['new'])
})

it('removes folders that are empty', async () => {
  const folder = join(home, 'emptied')
  const storage = await openFolder(folder)
  for (const uuid of ['one', 'two']) await storage.write(`imports/${uuid}/sheet`, Buffer.from('x'), 'text/csv')
  await storage.remove('imports/one/sheet')
  await openFolder(folder)
  expect(await readdir(join(folder, 'imports'))).toEqual(['two'])
})

it('lets nobody else look into its folder, also where an earlier version did', async () => {
  const folder = join(home, 'open')
  await mkdir(folder, { mode: 0o755 })
  await openFolder(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

it('explains in one sentence that its folder is not a folder', async () => {
  await writeFile(join(home, 'file'), '')
  const failure = openFolder(join(home, 'file'))
  await expect(failure).rejects.toHaveProperty('name', 'StartError')
  await expect(failure).rejects.toThrow('has to be a folder')
})

const namespaces = [['--mount'], ['--user', '--map-root-user', '--mount']].find(
  (flags) => spawnSync('unshare', [...flags, 'mount', '-t', 'tmpfs', 'tmpfs', home]).status === 0,
)

it.skipIf(!namespaces)('refuses a write on a full disk, and leaves nothing behind', async () => {
  const disk = join(home, 'disk')
  await mkdir(disk)
  const script = `
    const { openFolder } = await import(${JSON.stringify(program)})
    const { readdir } = await import('node:fs/promises')
    const storage = await openFolder(${JSON.stringify(disk)})
    await storage.write('pictures/small', Buffer.alloc(1000, 1), 'image/webp')
    const refusal = await storage.write('pictures/big', Buffer.alloc(${4 * megabyte}, 1), 'image/webp').catch((e) => e)
    console.log(JSON.stringify({
      status: refusal?.status,
      body: refusal?.body,
      drafts: await readdir(${JSON.stringify(join(disk, '.drafts'))}),
      small: (await storage.read('pictures/small'))?.length,
      big: await storage.exists('pictures/big'),
    }))
  `
  const mount = `mount -t tmpfs -o size=1m tmpfs "$1" && shift && exec "$@"`
  const inside = ['sh', '-c', mount, 'sh', disk, process.execPath, '--input-type=module', '-e', script]
  const report = JSON.parse(execFileSync('unshare', [...(namespaces ?? []), ...inside], { encoding: 'utf8' }))
  expect(report).toMatchObject({
    status: 507,
    body: { title: 'The disk is full' },
    drafts: [],
    small: 1000,
    big: false,
  })
})
