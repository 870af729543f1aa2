import { hash } from 'node:crypto'
import type { Logger } from '../../platform/log.ts'
import type { IsBreached } from './new-password.ts'

type Options = { rangeUrl: string; log: Logger; timeoutMs?: number }

/**
 * Looks passwords up in a service of leaked ones, to which only the first five digits of their SHA-1 are sent. If the service
 * does not answer, the new password is accepted.
 */
export function openBreaches({ rangeUrl, log, timeoutMs = 3000 }: Options): IsBreached {
  return async (password) => {
    const digest = hash('sha1', password, 'hex').toUpperCase()
    try {
      const lines = await readRange(`${rangeUrl}${digest.slice(0, 5)}`, timeoutMs)
      return lines.some((line) => isListed(line, digest.slice(5)))
    } catch (err) {
      log.warn({ reason: explain(err) }, 'leaked passwords could not be looked up; the password was accepted')
      return false
    }
  }
}

async function readRange(url: string, timeoutMs: number): Promise<string[]> {
  const headers = { 'add-padding': 'true', 'user-agent': 'showroom' }
  const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`the service answered ${answer.status}`)
  return (await answer.text()).split(/\r?\n/)
}

/** Ignores lines with a count of 0, which the service adds as padding. */
function isListed(line: string, rest: string): boolean {
  const [suffix, count] = line.split(':')
  return suffix === rest && Number(count) > 0
}

/** Never logs the requested address: it ends in part of the digest. */
function explain(err: unknown): string {
  if (!(err instanceof Error)) return 'unknown'
  const cause = err.cause instanceof Error && 'code' in err.cause ? ` (${err.cause.code})` : ''
  return `${err.message}${cause}`
}
