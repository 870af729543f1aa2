import type { BoundCall, Caller } from './serve.ts'

const anonymous: Caller = { address: '', headers: new Headers() }

/**
 * Caches answers that depend on the content alone, one for each content version: settings and menus are on every page,
 * and validating them each time would cost more than the page's own data. Not for calls that depend on the client.
 */
export function cacheAnswers(calls: BoundCall[], version: () => number): BoundCall[] {
  const kept = new Map<string, Promise<unknown>>()
  let keptVersion = Number.NaN
  const keep = ({ name, answer }: BoundCall): Promise<unknown> => {
    if (keptVersion !== version()) kept.clear()
    keptVersion = version()
    const known = kept.get(name)
    if (known) return known
    const made = answer({}, anonymous)
    kept.set(name, made)
    made.catch(() => kept.get(name) === made && kept.delete(name))
    return made
  }
  return calls.map((bound) => {
    if (!dependsOnContentAlone(bound)) return bound
    return { ...bound, answer: (input, caller) => (isEmpty(input) ? keep(bound) : bound.answer(input, caller)) }
  })
}

const dependsOnContentAlone = ({ name, call }: BoundCall) =>
  call.method === 'GET' && !call.path.includes(':') && name !== 'login'

const isEmpty = (input: unknown) => typeof input === 'object' && input !== null && Object.keys(input).length === 0
