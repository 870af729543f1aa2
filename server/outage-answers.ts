import type { Context } from 'hono'
import { isForData } from '../app/router/data-address.ts'
import type { Send } from '../contract/client.ts'
import { writePage } from './platform/html.ts'
import { allowStyle } from './platform/http/security-headers.ts'
import { databaseUnavailable, isDatabaseUnavailable } from './platform/outage/unavailable.ts'
import type { Outage } from './platform/outage/watch.ts'
import { Problem } from './platform/problem.ts'

/** Whether something failed because the database is unavailable. Libraries hide the cause, so the database is checked as well. */
export const isFromOutage = async (error: unknown, outage: Outage): Promise<boolean> =>
  !(error instanceof Problem) && (isDatabaseUnavailable(error) || !(await outage.check()))

/** Sends a page's calls, and remembers whether one of them failed because the database is unavailable. */
export function noticeOutage(send: Send, outage: Outage): { send: Send; metOutage(): boolean } {
  let hasMet = false
  const noticing: Send = async (...sent) => {
    try {
      return await send(...sent)
    } catch (error) {
      hasMet ||= await isFromOutage(error, outage)
      throw error
    }
  }
  return { send: noticing, metOutage: () => hasMet }
}

/** Answers that the database is unavailable: as JSON to programs, as a page to people. */
export function answerOutage(context: Context): Response {
  const { status, body, headers } = databaseUnavailable()
  const answerHeaders = { ...headers, 'cache-control': 'no-store' }
  const { path } = context.req
  if (/^\/(api|media|readyz)\b/.test(path) || isForData(path)) {
    return context.json(body, { status: status as 503, headers: answerHeaders })
  }
  return context.html(page, { status: status as 503, headers: { ...answerHeaders, 'content-security-policy': policy } })
}

const style = `
  body { font: 18px/1.6 system-ui, sans-serif; max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem; color: #23201c; background: #faf7f1 }
  h1 { font: 500 2rem/1.2 Georgia, serif }
  a { color: #24483a }`
const policy = allowStyle(style)

const page = writePage({
  title: 'Back in a moment',
  style,
  body: `<h1>Back in a moment</h1>
<p>We cannot show this page just now. Please try again in a minute.</p>
<p><a href="">Try again</a></p>`,
})
