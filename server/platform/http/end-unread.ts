import type { MiddlewareHandler } from 'hono'

/** An answer to HEAD has no body, so the source of the body is cancelled immediately. */
export const endUnread: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.req.method === 'HEAD') await context.res.body?.cancel()
}
