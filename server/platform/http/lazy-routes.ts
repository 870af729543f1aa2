import { type Context, type Env, Hono } from 'hono'
import { endUnread } from './end-unread.ts'

/** Routes that are loaded when they are first asked for. Failures are left to the routes that hand requests over. */
export function createLazyRoutes<Bound extends Env>(): Hono<Bound> {
  const app = new Hono<Bound>()
  app.onError((error) => {
    throw error
  })
  // An answer to HEAD has lost its body when it leaves these routes.
  app.use(endUnread)
  return app
}

/** Hands requests over to them. */
export const answerBy =
  <Bound extends Env>(open: () => Promise<Hono<Bound>>) =>
  async ({ req, env }: Context<Bound>): Promise<Response> =>
    (await open()).fetch(req.raw, env)
