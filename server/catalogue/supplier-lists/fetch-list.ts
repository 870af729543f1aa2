import { maxSheetBytes } from '../../../contract/body-limits.ts'
import { type Fetched, fetchPublic } from '../../platform/fetch-public.ts'
import { Problem } from '../../platform/problem.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { digestFile } from '../import/import-file.ts'
import { writeSignIn } from './list-secret.ts'
import type { Fetch, List } from './list-step.ts'

type Known = Pick<Fetch, 'secret' | 'etag' | 'digest'>
export type Arrival = { bytes: Buffer; fileName: string; etag: string | null; digest: string }

/** The timeout is long, because a server may generate the list on request. */
const timeoutMs = 120_000

/** Fetches a list; undefined if it is the same as the last one. */
export async function fetchList(
  { box, internalHosts }: { box: SecretBox; internalHosts: string[] },
  list: List,
  known: Known,
): Promise<Arrival | undefined> {
  const signIn = writeSignIn(box, list, known.secret)
  if (!signIn) throw new Problem(422, 'The list could not be fetched', 'Please type the password again.')
  const fetched = await fetchPublic(list.address, {
    accept: '*/*',
    maxBytes: maxSheetBytes,
    internalHosts,
    timeoutMs,
    headers: { ...signIn, ...(known.etag !== null && { 'if-none-match': known.etag }) },
  })
  if (fetched.status === 304) return undefined
  const digest = digestFile(fetched.body)
  if (digest === known.digest) return undefined
  return { bytes: fetched.body, fileName: nameFile(list.address, fetched), etag: fetched.headers.etag ?? null, digest }
}

/** The file name from the server of the list, or else the last part of its address. */
function nameFile(address: string, { headers }: Fetched): string {
  const given = /filename="?([^";]+)"?/i.exec(headers['content-disposition'] ?? '')?.[1]
  const last = decodePath(new URL(address).pathname.split('/').at(-1) ?? '')
  return given ?? (last || 'list.csv')
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
