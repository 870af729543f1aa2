import { randomUUID } from 'node:crypto'
import { access, copyFile, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { openPrivateFolder } from '../private-folder.ts'
import { explainFileError } from '../start-error.ts'
import { checkKey } from './key.ts'
import { explainDisk } from './refusals.ts'
import type { Range, Storage, Stored } from './store.ts'

export async function openFolder(folder: string): Promise<Storage> {
  const drafts = join(folder, '.drafts')
  await prepareFolder(folder, drafts)
  const place = (key: string) => join(folder, checkKey(key))
  const writeDraft = (target: string, write: (draft: string) => Promise<void>) =>
    explainDisk(writeAtomically(target, write, join(drafts, randomUUID())))
  return {
    write: (key, bytes) => writeDraft(place(key), (draft) => writeDurably(draft, bytes)),
    writeFile: (key, path) => writeDraft(place(key), (draft) => copyDurably(path, draft)),
    read: (key) => explainDisk(orMissing(readFile(place(key)))),
    stream: (key, range) => explainDisk(streamFile(place(key), range)),
    exists: async (key) => (await explainDisk(orMissing(access(place(key)).then(() => true)))) ?? false,
    remove: (key) => explainDisk(rm(place(key), { force: true })),
    list: (key) => explainDisk(listFiles(folder, place(key))),
  }
}

async function prepareFolder(folder: string, drafts: string): Promise<void> {
  try {
    await openPrivateFolder(folder)
    await mkdir(drafts, { recursive: true })
    await sweepDrafts(drafts)
    await removeEmptyFolders(folder)
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

/** Removes empty folders, which files that are stored for a while leave behind, such as those of imports. */
async function removeEmptyFolders(folder: string): Promise<void> {
  // The system removes no folder that has something in it.
  for (const outer of await listFolders(folder))
    for (const inner of await listFolders(outer)) await rmdir(inner).catch(() => {})
}

async function listFolders(folder: string): Promise<string[]> {
  // Perhaps another process has removed it, or it is closed, as the folder of lost files on a disk is.
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
}

async function listFiles(folder: string, inside: string): Promise<Stored[]> {
  const entries = (await orMissing(readdir(inside, { recursive: true, withFileTypes: true }))) ?? []
  const stored: Stored[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const found = entry.isFile() && (await orMissing(stat(path)))
    if (found) stored.push({ key: relative(folder, path), writtenAt: found.mtime })
  }
  return stored
}

/** Written under another name and then renamed, so that neither a crash nor a full disk leaves half a file. */
async function writeAtomically(target: string, write: (draft: string) => Promise<void>, draft: string): Promise<void> {
  try {
    await write(draft)
    const made = await moveInto(draft, target)
    await syncFolder(dirname(target))
    if (made) await syncFolder(dirname(made))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

/** Returns the outermost folder that it made. Another process that starts may remove the folder while it is empty. */
async function moveInto(draft: string, target: string): Promise<string | undefined> {
  const move = async () => {
    const made = await mkdir(dirname(target), { recursive: true })
    await rename(draft, target)
    return { made }
  }
  return ((await orMissing(move())) ?? (await move())).made
}

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
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
