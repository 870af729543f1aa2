import type { Context, Hono } from 'hono'
import { writePage } from './platform/html.ts'
import { unframed } from './platform/http/security-headers.ts'
import type { Bindings } from './serve.ts'

type Previews = {
  isStaff(headers: Headers): Promise<boolean>
  /** Renders the page with its hidden records. */
  render(context: Context<Bindings>): Promise<Response>
}

/** Pages as shoppers will see them, for staff only; everybody else gets a 404. */
export function mountPreviews(app: Hono<Bindings>, { isStaff, render }: Previews): void {
  app.get('/admin/preview/:kind{product|store|range|sale|brand|page}/*', async (context) => {
    const page = (await isStaff(context.req.raw.headers)) ? await render(context) : undefined
    // The page redirects home where the record does not exist; a preview sends 404 instead.
    if (page?.status !== 200) return context.html(nothingHere, 404, { 'x-robots-tag': 'noindex' })
    page.headers.set('x-robots-tag', 'noindex')
    return page
  })
  app.get('/admin/preview', async (context) => {
    if (!(await isStaff(context.req.raw.headers))) return context.html(nothingHere, 404, { 'x-robots-tag': 'noindex' })
    return allowFrame(await render(context))
  })
}

/** The home page is shown in a frame beside the form of the shop's look. */
function allowFrame(page: Response): Response {
  const policy = page.headers.get('content-security-policy') ?? unframed
  page.headers.set('content-security-policy', policy.replace(unframed, "frame-ancestors 'self'"))
  page.headers.set('x-frame-options', 'SAMEORIGIN')
  page.headers.set('x-robots-tag', 'noindex')
  return page
}

const nothingHere = writePage({
  title: 'There is nothing here',
  body: `<h1>There is nothing here</h1>
<p>Staff see previews here <a href="/admin/sign-in">once they have signed in</a>.</p>`,
})
