import { type Context, type Env, Hono } from 'hono'
import { endUnread } from './end-unread.ts'

/** Routes that are loaded by the first request for them. The routes that delegate to them handle their errors. */
export function createLazyRoutes<Bound extends Env>(): Hono<Bound> {
  const app = new Hono<Bound>()
  app.onError((error) => {
    throw error
  })
  // Cancels the body of a response to HEAD here, because the response leaves these routes without it.
  app.use(endUnread)
  return app
}

/** Delegates requests to routes that are loaded on demand. */
export const answerBy =
  <Bound extends Env>(open: () => Promise<Hono<Bound>>) =>
  async ({ req, env }: Context<Bound>): Promise<Response> =>
    (await open()).fetch(req.raw, env)
