import { once } from 'node:events'
import { Socket } from 'node:net'
import { DatabaseAway } from './away.ts'
import { type Encryption, secure } from './secure.ts'

/** The target, as the driver parsed it. */
export type Target = {
  host: string[]
  port: number[]
  path?: string | false
  target_session_attrs?: string | null
}

/** Settings withheld from the driver, because it would open connections in a way that cannot be cut. */
export type Route = {
  /** The further hosts of the address: while the driver has others, it reports no error. */
  others: { host: string; port: number }[]
  encryption: Encryption
}

/** Takes how many more seconds the connection attempt may take. */
type Renew = (seconds: number) => void

/** All sockets to one database, so that all can be closed together. */
export type Sockets = {
  /** The driver's call for a socket. It never fails: the driver would lose the place in its pool. */
  open(target: Target): Promise<Socket>
  /** Refuses new sockets until they are allowed again. */
  refuse(): void
  allow(): void
  /** Closes every socket immediately, with the queries that wait there, and refuses new ones. */
  cut(): void
  /** Called when a new connection gets no greeting. */
  onSilence(notice: () => void): void
  /** Called when the clients that use these sockets have to be replaced: see client.ts. */
  onWorn(renew: Renew): void
  /** Moves with every sign of life. */
  bytesRead(): number
  /** The deadline of the server's first byte on a new connection. */
  patienceMs: number
  route: Route
}

const plainly: Route = { others: [], encryption: { mode: false, direct: false } }

export function openSockets({ patienceMs, route = plainly }: { patienceMs: number; route?: Route }): Sockets {
  const live = new Set<Socket>()
  const renewals: Renew[] = []
  const notices: (() => void)[] = []
  let refusing = false
  let turn = 0
  const forget = () => {
    for (const socket of live) if (socket.destroyed) live.delete(socket)
  }
  const renew: Renew = (seconds) => {
    for (const renewal of renewals) renewal(seconds)
  }
  const giveUp = (socket: Socket) => {
    for (const notice of notices) notice()
    socket.destroy(new DatabaseAway())
  }
  const open = async (target: Target): Promise<Socket> => {
    forget()
    let error: unknown = new DatabaseAway()
    for (const place of listPlaces(target, sockets.route.others, turn++)) {
      if (refusing) break
      const socket = new Socket().on('error', () => {})
      live.add(socket)
      const patience = { ms: sockets.patienceMs, giveUp, renew }
      try {
        const reached = await reach(socket, place, sockets.route.encryption, patience)
        // Of two nested sockets, the outer one counts.
        live.delete(socket)
        live.add(reached)
        return expectGreeting(reached, patience)
      } catch (failure) {
        error = failure
      }
    }
    return openFailed(refusing ? new DatabaseAway() : error)
  }
  const refuse = () => {
    refusing = true
  }
  const cut = () => {
    refuse()
    forget()
    for (const socket of live) socket.destroy(new DatabaseAway())
    renew(0)
  }
  const allow = () => {
    refusing = false
  }
  const bytesRead = () => [...live].reduce((sum, socket) => sum + socket.bytesRead, 0)
  const onWorn = (renewal: Renew) => void renewals.push(renewal)
  const onSilence = (notice: () => void) => void notices.push(notice)
  const sockets: Sockets = { open, refuse, allow, cut, onSilence, onWorn, bytesRead, patienceMs, route }
  return sockets
}

type Place = { path: string } | { host: string; port: number }

/** The hosts in their order. Where only some will do, each attempt begins with the next, as the driver hangs up on the others. */
function listPlaces(
  { path, host, port, target_session_attrs }: Target,
  others: Route['others'],
  turn: number,
): Place[] {
  if (path) return [{ path }]
  const places = [...host.map((name, at) => ({ host: name, port: port[at] ?? 5432 })), ...others]
  const first = target_session_attrs ? turn % places.length : 0
  return [...places.slice(first), ...places.slice(0, first)]
}

type Patience = { ms: number; giveUp(socket: Socket): void; renew: Renew }

/** Connects, with TLS if the address requires it. */
async function reach(socket: Socket, place: Place, encryption: Encryption, { ms, giveUp }: Patience): Promise<Socket> {
  const timer = setTimeout(giveUp, ms, socket)
  socket.once('end', () => socket.destroy(hungUp()))
  try {
    socket.connect(place)
    await once(socket, 'connect')
    return encryption.mode && 'host' in place ? await secure(socket, encryption, place.host) : socket
  } finally {
    clearTimeout(timer)
  }
}

/** The first byte of a PostgreSQL's answer: about the password, an error, a notice, or the protocol. */
const greetings = 'RENv'

/** Hung up on while it connects, the driver would try again for ever without a word. */
const hungUp = () => new DatabaseAway('CONNECTION_CLOSED', 'The database hung up')

function expectGreeting(socket: Socket, { ms, giveUp, renew }: Patience): Socket {
  hearErrors(socket)
  const before = socket.bytesWritten
  const timer = setTimeout(() => {
    if (socket.bytesWritten > before) return giveUp(socket)
    // Silence is expected while the driver has sent nothing.
    renew(30)
    socket.destroy(new DatabaseAway())
  }, ms)
  socket.once('close', () => clearTimeout(timer))
  socket.once('data', (bytes: Buffer) => {
    clearTimeout(timer)
    if (greetings.includes(String.fromCharCode(bytes[0] ?? 0))) return
    socket.destroy(new DatabaseAway('NOT_POSTGRES', 'What answers is no PostgreSQL'))
  })
  socket.once('end', () => socket.destroy(hungUp()))
  return socket
}

/** The driver may have dropped the socket by then: an unhandled error would end the process. */
function hearErrors(socket: Socket): void {
  socket.on('error', () => {})
  socket.removeAllListeners = (name) => {
    Socket.prototype.removeAllListeners.call(socket, name)
    return socket.on('error', () => {})
  }
}

/** Fails with the driver's first word, which it forgets to forget when it fails before. */
function openFailed(error: unknown): Socket {
  const socket = new Socket()
  socket.write = () => {
    setImmediate(() => socket.destroy(error instanceof Error ? error : new DatabaseAway()))
    return true
  }
  return socket
}
