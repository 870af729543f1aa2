import { randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOnce } from '../make-once.ts'
import { openPrivateFolder } from '../private-folder.ts'
import { Problem } from '../problem.ts'
import { explainDisk } from '../storage/refusals.ts'
import { announcedLength, findSource, type Sent } from './bodies.ts'
import { type BodyLimit, collect } from './collect.ts'

/** An uploaded file, on disk until its handler is done. */
export type Arrival = { path: string; read(): Promise<Buffer>; start(bytes: number): Promise<Buffer> }

export type Arrivals = {
  /** Receives a file onto disk, passes its path on, and deletes it. */
  receive<Result>(
    sent: Sent,
    limit: BodyLimit,
    refuse: (maxBytes: number) => Problem,
    use: (file: Arrival) => Promise<Result>,
  ): Promise<Result>
}

/** The limit for all files in the folder. */
const maxBytes = 1024 * 1024 * 1024
const longAgoMs = 60 * 60 * 1000

const tooMany = () =>
  new Problem(503, 'Too much at once', 'Others are uploading files too. Please try again in a moment.', undefined, {
    'retry-after': '10',
  })

export function openArrivals(folder: string): Arrivals {
  let held = 0
  const prepare = makeOnce(() => explainDisk(sweep(folder)))
  // The next upload retries and reports the failure: a shop that cannot write here may never receive a file.
  prepare().catch(() => {})
  return {
    receive: async (sent, limit, refuse, use) => {
      if (announcedLength(sent) > limit.maxBytes) throw refuse(limit.maxBytes)
      await prepare()
      const path = join(folder, randomUUID())
      let size = 0
      try {
        const file = await explainDisk(open(path, 'wx', 0o600))
        try {
          await receiveInto(file, sent, limit, refuse, (bytes) => {
            if (held + bytes > maxBytes) throw tooMany()
            held += bytes
            size += bytes
          })
        } finally {
          await file.close()
        }
        return await use(describeArrival(path))
      } finally {
        held -= size
        await rm(path, { force: true })
      }
    },
  }
}

async function receiveInto(
  file: FileHandle,
  sent: Sent,
  limit: BodyLimit,
  refuse: (maxBytes: number) => Problem,
  reserve: (bytes: number) => void,
): Promise<void> {
  const source = findSource(sent)
  if (!source) return
  await collect(source, limit, refuse, async (piece) => {
    reserve(piece.length)
    await explainDisk(file.writeFile(piece))
  })
}

export const describeArrival = (path: string): Arrival => ({
  path,
  read: () => readFile(path),
  start: (bytes) => readStart(path, bytes),
})

async function readStart(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Removes files that a crash left behind. Another process may be receiving now, so only old ones are removed. */
async function sweep(folder: string): Promise<void> {
  await openPrivateFolder(folder)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - longAgoMs) await rm(path, { force: true, recursive: true })
  }
}
