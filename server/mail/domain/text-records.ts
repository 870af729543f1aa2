import { NODATA, NOTFOUND, Resolver } from 'node:dns'
import { promisify } from 'node:util'

/** `none`: the domain has no such record. `unknown`: the look-up failed, so the record may exist. */
type Looked = { state: 'found'; records: string[] } | { state: 'none' } | { state: 'unknown'; reason: string }
export type LookUp = (name: string) => Promise<Looked>

type Options = { server: string | undefined; timeoutMs?: number }

const reasons: Record<string, string> = {
  ETIMEOUT: 'there was no answer in time',
  ESERVFAIL: 'the domain’s name servers failed',
  EREFUSED: 'the name server refused to answer',
  ECONNREFUSED: 'the name server could not be reached',
  EBADRESP: 'the answer could not be read',
}

/** Looks up TXT records. A record of several strings is one text. */
export function openTextRecords({ server, timeoutMs = 3000 }: Options): LookUp {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  if (server !== undefined) resolver.setServers([server])
  const resolveText = promisify(resolver.resolveTxt.bind(resolver))
  return async (name) => {
    try {
      const records = await resolveText(name)
      return { state: 'found', records: records.map((pieces) => pieces.join('')) }
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (code === NOTFOUND || code === NODATA) return { state: 'none' }
      return { state: 'unknown', reason: reasons[code] ?? `the look-up failed${code && ` (${code})`}` }
    }
  }
}
