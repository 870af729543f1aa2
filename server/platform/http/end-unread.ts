import type { MiddlewareHandler } from 'hono'

/** Nobody reads the body of an answer to HEAD: what it comes from is let go at once. */
export const endUnread: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.req.method === 'HEAD') await context.res.body?.cancel()
}
