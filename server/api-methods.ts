import type { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { notFound, Problem } from './platform/problem.ts'
import type { Bindings } from './serve.ts'

/**
 * Answers a request that matches no route: its path is unknown, or its method is wrong. For the API this is mounted
 * before the pages, which answer any path; for everything else at the end.
 */
export function mountUnanswered(app: Hono<Bindings>, at: '/api/*' | '*'): void {
  const methods = new TrieRouter<string>()
  for (const { method, path } of app.routes) {
    if (method !== 'ALL' && path.startsWith('/api') === (at === '/api/*')) methods.add('ANY', path, method)
  }
  app.all(at, ({ req, body }) => {
    const [found] = methods.match('ANY', req.path)
    if (found.length === 0) throw notFound('call')
    const allow = listMethods(found.map(([method]) => method))
    if (req.method === 'OPTIONS') return body(null, 204, { allow })
    throw new Problem(405, 'Not allowed', `This address answers ${allow} only.`, undefined, { allow })
  })
}

/** GET implies HEAD. */
const listMethods = (taken: string[]) =>
  [...new Set([...taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)), 'OPTIONS'])].join(', ')
