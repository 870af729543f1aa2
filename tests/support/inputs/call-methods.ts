import { bookingCalls } from '../../../contract/booking-calls.ts'
import type { Call } from '../../../contract/call.ts'
import { calls } from '../../../contract/calls.ts'
import { reportCalls } from '../../../contract/report-calls.ts'
import { downloads, signInCalls, staffCalls, uploads } from '../../../contract/staff/calls.ts'

const everyCall = [calls, bookingCalls, reportCalls, signInCalls, staffCalls, uploads, downloads].flatMap((table) =>
  Object.values<Call>(table),
)
const asPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\/:\w+(\??)/g, '(?:/[^/]+)$1')}$`)
const others = [
  '/',
  '/find-us',
  '/nothing',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/media/x',
  '/admin',
  '/admin/preview/product/x',
]
const otherPaths = {
  '/api/captcha/challenge': ['GET'],
  '/api/auth/sign-in/email': ['POST'],
  '/api': ['GET'],
  ...Object.fromEntries(others.map((path) => [path, ['GET']])),
}

/** The methods that each path of the shop accepts. */
export function listMethods(): Record<string, string[]> {
  const takenAt = (path: string) =>
    everyCall.filter((call) => asPattern(call.path).test(path)).map(({ method }) => method as string)
  const paths = new Set(everyCall.map(({ path }) => path.replace(/:\w+\??/g, 'x')))
  return { ...Object.fromEntries([...paths].map((path) => [path, takenAt(path)])), ...otherPaths }
}
