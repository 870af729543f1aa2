import { randomUUID } from 'node:crypto'
import { access, copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Problem } from '../problem.ts'
import { explainFileError } from '../start-error.ts'
import { checkKey } from './key.ts'
import type { Range, Storage } from './store.ts'

export async function openFolder(folder: string): Promise<Storage> {
  const drafts = join(folder, '.drafts')
  await prepareFolder(folder, drafts)
  const place = (key: string) => join(folder, checkKey(key))
  return {
    write: (key, bytes) => writeWhole(place(key), (draft) => writeDurably(draft, bytes), join(drafts, randomUUID())),
    writeFile: (key, path) => writeWhole(place(key), (draft) => copyDurably(path, draft), join(drafts, randomUUID())),
    read: (key) => orMissing(readFile(place(key))),
    stream: (key, range) => streamFile(place(key), range),
    exists: async (key) => (await orMissing(access(place(key)).then(() => true))) ?? false,
    remove: (key) => rm(place(key), { force: true }),
  }
}

async function prepareFolder(folder: string, drafts: string): Promise<void> {
  try {
    await mkdir(drafts, { recursive: true })
    await sweepDrafts(drafts)
  } catch (error) {
    throw explainFileError(error, folder)
  }
}

/** Removes drafts that a crash left behind. Another process may be writing now, so only old ones are removed. */
async function sweepDrafts(drafts: string): Promise<void> {
  const longAgo = Date.now() - 60 * 60 * 1000
  for (const name of await readdir(drafts)) {
    const draft = join(drafts, name)
    const found = await orMissing(stat(draft))
    if (found && found.mtimeMs < longAgo) await rm(draft, { force: true })
  }
}

/** Written under another name and then renamed, so that neither a crash nor a full disk leaves half a file. */
async function writeWhole(target: string, write: (draft: string) => Promise<void>, draft: string): Promise<void> {
  try {
    await write(draft)
    const made = await mkdir(dirname(target), { recursive: true })
    await rename(draft, target)
    await syncFolder(dirname(target))
    if (made) await syncFolder(dirname(made))
  } catch (error) {
    await rm(draft, { force: true })
    throw isCode(error, 'ENOSPC', 'EDQUOT') ? diskFull : error
  }
}

const diskFull = new Problem(
  507,
  'The disk is full',
  "It can't be kept because the shop's disk is full. Make room there, then try again.",
)

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function copyDurably(from: string, path: string): Promise<void> {
  await copyFile(from, path)
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function streamFile(path: string, range?: Range): Promise<ReadableStream<Uint8Array> | undefined> {
  const file = await orMissing(open(path))
  return file && (Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>)
}

async function orMissing<Value>(found: Promise<Value>): Promise<Value | undefined> {
  try {
    return await found
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
