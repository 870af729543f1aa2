import { Socket } from 'node:net'
import { DatabaseAway } from './away.ts'

/** Where to, as the driver has parsed it. */
export type Target = {
  host: string[]
  port: number[]
  path?: string | false
  ssl?: unknown
  target_session_attrs?: string | null
}

/** Takes how many seconds what is under way may still take. */
type Renew = (seconds: number) => void

/** All sockets to one database, so that they can be given up together. */
export type Sockets = {
  /** What the driver calls for a socket. It never fails: the driver would lose the place in its pool. */
  open(target: Target): Promise<Socket>
  /** Refuses new sockets until they are allowed again. */
  refuse(): void
  allow(): void
  /** Ends every socket at once, with what waits for an answer there, and refuses new ones. */
  cut(): void
  /** Told when a new connection is not greeted. */
  onSilence(notice: () => void): void
  /** Told when the clients that use these sockets have to be exchanged: see client.ts. */
  onWorn(renew: Renew): void
  /** Moves with every sign of life. */
  bytesRead(): number
  /** How long the server may take for its first word on a new connection. */
  patienceMs: number
  /** The further hosts of the address; the driver knows the first, as it tells nobody of an error while it has others. */
  others: { host: string; port: number }[]
}

export function openSockets({ patienceMs, others = [] }: Pick<Sockets, 'patienceMs'> & Partial<Sockets>): Sockets {
  const live = new Set<Socket>()
  const renewals: Renew[] = []
  const notices: (() => void)[] = []
  let refusing = false
  let turn = 0
  const forget = () => {
    // A listener for it would not do: for TLS the driver removes them all.
    for (const socket of live) if (socket.destroyed) live.delete(socket)
  }
  const renew: Renew = (seconds) => {
    for (const renewal of renewals) renewal(seconds)
  }
  const giveUp = (socket: Socket) => {
    // Not the server's fault when the driver has not said anything either.
    if (!socket.connecting && socket.bytesWritten === 0) renew(30)
    else for (const notice of notices) notice()
    socket.destroy(new DatabaseAway())
  }
  const open = async (target: Target): Promise<Socket> => {
    forget()
    let error: Error = new DatabaseAway()
    for (const place of listPlaces(target, sockets.others, turn++)) {
      if (refusing) break
      const socket = new Socket()
      live.add(socket)
      const failure = await connect(socket, place, { giveUp, ms: sockets.patienceMs })
      if (!failure) return expectGreeting(socket, Boolean(target.ssl), { giveUp, ms: sockets.patienceMs })
      error = failure
    }
    return openFailed(refusing ? new DatabaseAway() : error)
  }
  const refuse = () => {
    refusing = true
  }
  const cut = () => {
    refuse()
    forget()
    for (const socket of live) socket.destroy(socket.listenerCount('error') > 0 ? new DatabaseAway() : undefined)
    renew(0)
  }
  const allow = () => {
    refusing = false
  }
  const bytesRead = () => [...live].reduce((sum, socket) => sum + socket.bytesRead, 0)
  const onWorn = (renewal: Renew) => void renewals.push(renewal)
  const onSilence = (notice: () => void) => void notices.push(notice)
  const sockets: Sockets = { open, refuse, allow, cut, onSilence, onWorn, bytesRead, patienceMs, others }
  return sockets
}

type Place = { path: string } | { host: string; port: number }

/** The hosts in their order. Where only some will do, each attempt begins with the next, as the driver hangs up on the others. */
function listPlaces(
  { path, host, port, target_session_attrs }: Target,
  others: Sockets['others'],
  turn: number,
): Place[] {
  if (path) return [{ path }]
  const places = [...host.map((name, at) => ({ host: name, port: port[at] ?? 5432 })), ...others]
  const first = target_session_attrs ? turn % places.length : 0
  return [...places.slice(first), ...places.slice(0, first)]
}

type Patience = { ms: number; giveUp(socket: Socket): void }

function connect(socket: Socket, place: Place, { ms, giveUp }: Patience): Promise<Error | undefined> {
  const { promise, resolve } = Promise.withResolvers<Error | undefined>()
  const timer = setTimeout(giveUp, ms, socket)
  socket.once('error', resolve).once('close', () => resolve(new DatabaseAway()))
  socket.connect(place, () => resolve(undefined))
  // The driver names the host to check in a certificate by this.
  if ('host' in place) Object.assign(socket, place)
  return promise.finally(() => clearTimeout(timer))
}

/** The first bytes of a PostgreSQL: asked for TLS, then otherwise. */
const greetings = { tls: 'SNE', plain: 'RENv' }

function expectGreeting(socket: Socket, tls: boolean, { ms, giveUp }: Patience): Socket {
  const timer = setTimeout(giveUp, ms, socket)
  socket.once('close', () => clearTimeout(timer))
  socket.once('data', (bytes: Buffer) => {
    clearTimeout(timer)
    const known = greetings[tls ? 'tls' : 'plain'].includes(String.fromCharCode(bytes[0] ?? 0))
    if (!known) socket.destroy(new DatabaseAway('NOT_POSTGRES', 'What answers is no PostgreSQL'))
  })
  // Hung up on while it connects, the driver would try again for ever without a word.
  socket.once('end', () => socket.destroy(new DatabaseAway('CONNECTION_CLOSED', 'The database hung up')))
  return socket
}

/** Fails with the driver's first word, which it forgets to forget when it fails before. */
function openFailed(error: Error): Socket {
  const socket = new Socket()
  socket.write = () => {
    setImmediate(() => socket.destroy(error))
    return true
  }
  return socket
}
