import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { type HostileRequest, makeHostileRequests } from './hostile-requests.ts'

export type HostileRun = {
  statuses: Record<string, number>
  /** Requests answered with a status of 500 or above. */
  faults: string[]
  /** Valid requests whose connection ended without an answer. */
  unanswered: string[]
  slowest: Slow
  /** How many requests took longer than a second. */
  over: number
  /** The longest time to the last byte of a download; the time to its first byte counts under `slowest`. */
  slowestDownload: Slow
  /** The time of each tenth of the answers, which shows whether earlier requests slow down later ones. */
  tenthsMs: number[]
}
type Slow = { ms: number; request: string }
type Answer = { status: number | undefined; ms: number; downloadedMs?: number }

type Options = {
  port: number
  requests: number
  seed: number
  atOnce?: number
  /** Signs in for half of the requests, repeatedly, because some calls sign out. */
  signIn(): Promise<string>
}

export async function sendHostile(options: Options): Promise<HostileRun> {
  const { port, requests, seed, atOnce = 8, signIn } = options
  const none = { ms: 0, request: '' }
  const run: HostileRun = {
    statuses: {},
    faults: [],
    unanswered: [],
    slowest: none,
    over: 0,
    slowestDownload: none,
    tenthsMs: [],
  }
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const stream = makeHostileRequests(seed)
  const startedAt = performance.now()
  let sent = 0
  let answered = 0
  let cookie = await signIn()
  const sendOn = async () => {
    while (sent++ < requests) {
      const number = sent
      const asked = stream.next().value as HostileRequest
      if (number % betweenSignIns === 0) cookie = await signIn()
      const own = number % 2 === 0 ? addSession(asked, cookie, port) : asked
      note(run, own, isSendable(own.path) ? await send(own, port, agent) : await sendRaw(own, port))
      run.tenthsMs[Math.floor((answered++ * 10) / requests)] = performance.now() - startedAt
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOn))
  agent.destroy()
  run.tenthsMs = run.tenthsMs.map((until, tenth) => until - (run.tenthsMs[tenth - 1] ?? 0))
  return run
}

const betweenSignIns = 200

const addSession = (asked: HostileRequest, cookie: string, port: number): HostileRequest => ({
  ...asked,
  headers: { 'content-type': 'application/json', ...asked.headers, cookie, origin: `http://localhost:${port}` },
})

function note(run: HostileRun, asked: HostileRequest, { status, ms, downloadedMs = 0 }: Answer): void {
  const words = `${asked.method} ${asked.path.slice(0, 200)} ${JSON.stringify(asked.headers).slice(0, 200)} ${asked.body?.slice(0, 100) ?? ''}`
  const kind = String(status ?? 'no answer')
  run.statuses[kind] = (run.statuses[kind] ?? 0) + 1
  if (status === undefined) run.unanswered.push(words)
  if (status !== undefined && status >= 500) run.faults.push(`${status} ${words}`)
  if (ms > 1000) run.over++
  if (ms > run.slowest.ms) run.slowest = { ms, request: words }
  if (downloadedMs > run.slowestDownload.ms) run.slowestDownload = { ms: downloadedMs, request: words }
}

/** Node's client refuses invalid paths. */
const isSendable = (path: string) => /^[\x21-\xff]*$/.test(path)

function send({ method, path, headers, body }: HostileRequest, port: number, agent: Agent): Promise<Answer> {
  const started = performance.now()
  const since = () => performance.now() - started
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const all = { ...headers, ...length }
    const asking = request({ host: '127.0.0.1', port, method, path, headers: all, agent }, (answer) => {
      const { statusCode: status, headers: sent } = answer
      const begunMs = sent['content-disposition']?.startsWith('attachment') ? since() : undefined
      const finish = () => resolve({ status, ms: begunMs ?? since(), downloadedMs: begunMs && since() })
      answer.on('close', finish).resume()
    })
    asking.on('error', () => resolve({ status: undefined, ms: since() }))
    asking.end(body)
  })
}

function sendRaw({ method, path }: HostileRequest, port: number): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1' }, () =>
      socket.end(`${method} ${path} HTTP/1.1\r\nhost: a\r\n\r\n`),
    )
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1', 0, 100)
    })
    socket.on('error', () => {})
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 400), ms: performance.now() - started }),
    )
  })
}
