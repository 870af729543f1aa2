import { readFile } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { checkKey } from './key.ts'
import { storageBroken, storageFull } from './refusals.ts'
import type { Range, Storage, Stored } from './store.ts'

type Ask = (method: string, path: string, init?: RequestInit) => Promise<Response>

export async function openBucket(config: S3Config): Promise<Storage> {
  const ask = speakS3(config)
  await checkBucket(ask, config)
  const place = (key: string) => `/${checkKey(key)}`
  return {
    write: (key, bytes, type) => write(ask, place(key), bytes, type),
    // The hash is sent first, and a failed upload is retried, so the file is held in memory for that time.
    writeFile: async (key, path, type) => write(ask, place(key), await readFile(path), type),
    read: (key) => read(ask, place(key)),
    stream: (key, range) => stream(ask, place(key), range),
    exists: (key) => exists(ask, place(key)),
    remove: (key) => remove(ask, place(key)),
    list: (folder) => list(ask, checkKey(folder)),
  }
}

function speakS3({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config): Ask {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 4 })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  return (method, path, init) => client.fetch(base + path, { ...init, method }).catch(throwBroken)
}

function throwBroken(error: unknown): never {
  throw storageBroken(error)
}

const misconfigured: Record<string, string> = {
  NoSuchBucket: 'it has no such bucket',
  InvalidAccessKeyId: 'it does not know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the one that belongs to S3_ACCESS_KEY_ID',
  AccessDenied: 'S3_ACCESS_KEY_ID may not read and list it',
}

/** Reports a wrong setting at the start, not with the first picture: requests a missing key, and expects just a 404. */
async function checkBucket(ask: Ask, { endpoint, bucket }: S3Config): Promise<void> {
  const fail = (why: string) => new StartError(`The bucket ${bucket} at ${endpoint} can't be used: ${why}.`)
  const answer = await ask('GET', '/nothing', { signal: AbortSignal.timeout(30_000) }).catch(() => {
    throw fail('nothing answers there')
  })
  const code = readCode(await answer.text())
  if (!answer.ok && code !== 'NoSuchKey')
    throw fail(misconfigured[code] ?? `it says ${answer.status} ${code || answer.statusText}`)
}

async function write(ask: Ask, path: string, bytes: Uint8Array, type: string): Promise<void> {
  const body = new Uint8Array(bytes)
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('hex')
  const headers = { 'content-type': type, 'x-amz-content-sha256': hash }
  const answer = await ask('PUT', path, { body, headers, signal: AbortSignal.timeout(120_000) })
  if (!answer.ok) throw (await explain('write', path, answer)).problem
  await answer.body?.cancel()
}

async function read(ask: Ask, path: string): Promise<Buffer | undefined> {
  const answer = await ask('GET', path, { signal: AbortSignal.timeout(60_000) })
  if (!(await isThere('read', path, answer))) return undefined
  return Buffer.from(await answer.arrayBuffer().catch(throwBroken))
}

async function stream(ask: Ask, path: string, range?: Range): Promise<ReadableStream<Uint8Array> | undefined> {
  const headers = range && { range: `bytes=${range.start}-${range.end}` }
  const answer = await ask('GET', path, { headers })
  return (await isThere('read', path, answer)) ? (answer.body ?? undefined) : undefined
}

async function exists(ask: Ask, path: string): Promise<boolean> {
  return isThere('find', path, await ask('HEAD', path, { signal: AbortSignal.timeout(30_000) }))
}

async function remove(ask: Ask, path: string): Promise<void> {
  const answer = await ask('DELETE', path, { signal: AbortSignal.timeout(30_000) })
  if (await isThere('remove', path, answer)) await answer.body?.cancel()
}

/** In pages, of a thousand keys each. */
async function list(ask: Ask, folder: string): Promise<Stored[]> {
  const stored: Stored[] = []
  for (let next: string | undefined = ''; next !== undefined; ) {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix: `${folder}/`,
      ...(next && { 'continuation-token': next }),
    })
    const answer = await ask('GET', `?${query}`, { signal: AbortSignal.timeout(60_000) })
    if (!answer.ok) throw (await explain('list', folder, answer)).problem
    const page = await answer.text().catch(throwBroken)
    for (const [, key = '', writtenAt = ''] of page.matchAll(entry))
      stored.push({ key, writtenAt: new Date(writtenAt) })
    next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
  }
  return stored
}

/** A key has no letters that XML would write in another way. */
const entry = /<Contents>.*?<Key>([^<]+)<\/Key>.*?<LastModified>([^<]+)<\/LastModified>/gs

async function isThere(action: string, path: string, answer: Response): Promise<boolean> {
  if (answer.ok) return true
  const refusal = await explain(action, path, answer)
  // A missing bucket says nothing about this key.
  if (answer.status !== 404 || refusal.code === 'NoSuchBucket') throw refusal.problem
  return false
}

/** The codes of full storage: MinIO's, that of its quota, and Ceph's. Other services are known by the status 507. */
const full = /StorageFull|QuotaExceeded|InsufficientStorage/

async function explain(action: string, path: string, answer: Response) {
  const { status, statusText } = answer
  const code = readCode(await answer.text().catch(() => ''))
  const words = `The bucket would not ${action} ${path}: ${status} ${code || statusText}.`
  const cause = Object.assign(new Error(words), { status, code })
  return { code, problem: status === 507 || full.test(code) ? storageFull('storage', cause) : storageBroken(cause) }
}

const readCode = (xml: string) => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? ''
