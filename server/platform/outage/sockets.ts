import { once } from 'node:events'
import { Socket } from 'node:net'
import { checkRole, listPlaces, type Place, passOver, type Route, routePlainly, type Target } from './route.ts'
import { type Encryption, secure } from './secure.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Called with the number of seconds for which the connection attempt may continue. */
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
  onReplace(renew: Renew): void
  /** When the database last ended or refused a connection, by `performance.now()`. */
  lostAt(): number
  /** Increases with each byte from the database, which shows that it is alive. */
  bytesRead(): number
  /** The deadline of the server's first byte on a new connection. */
  timeoutMs: number
  route: Route
}

export function openSockets({ timeoutMs, route = routePlainly() }: { timeoutMs: number; route?: Route }): Sockets {
  const live = new Set<Socket>()
  const renewals: Renew[] = []
  const notices: (() => void)[] = []
  let isRefusing = false
  let lostAt = Number.NEGATIVE_INFINITY
  const noteLoss = () => {
    lostAt = performance.now()
  }
  const forget = () => {
    for (const socket of live) if (socket.destroyed) live.delete(socket)
  }
  const renew: Renew = (seconds) => {
    for (const renewal of renewals) renewal(seconds)
  }
  const open = async (target: Target): Promise<Socket> => {
    forget()
    const { route } = sockets
    const places = listPlaces(target, route)
    let error: unknown = new DatabaseUnavailable()
    for (const [at, place] of places.entries()) {
      if (isRefusing) break
      const socket = new Socket().on('error', () => {})
      live.add(socket)
      const giveUp = (silent: Socket) => {
        // Only silence of the last host counts: one host says nothing about the others.
        if (at === places.length - 1) for (const notice of notices) notice()
        silent.destroy(new DatabaseUnavailable())
      }
      const limit = { ms: sockets.timeoutMs, giveUp, renew }
      try {
        const reached = await reach(socket, place, route.encryption, limit)
        // A TLS socket wraps the plain one and takes its place in the set.
        live.delete(socket)
        live.add(reached)
        for (const loss of ['end', 'error']) reached.once(loss, noteLoss)
        if (route.role) checkRole(reached, place.number, route, places.length)
        return expectGreeting(reached, limit)
      } catch (failure) {
        error = failure
        passOver(route, place.number, places.length)
      }
    }
    noteLoss()
    return openFailed(isRefusing ? new DatabaseUnavailable() : error)
  }
  const refuse = () => {
    isRefusing = true
  }
  const cut = () => {
    refuse()
    forget()
    for (const socket of live) socket.destroy(new DatabaseUnavailable())
    renew(0)
  }
  const allow = () => {
    isRefusing = false
  }
  const bytesRead = () => [...live].reduce((sum, socket) => sum + socket.bytesRead, 0)
  const onReplace = (renewal: Renew) => void renewals.push(renewal)
  const onSilence = (notice: () => void) => void notices.push(notice)
  const sockets: Sockets = {
    open,
    refuse,
    allow,
    cut,
    onSilence,
    onReplace,
    lostAt: () => lostAt,
    bytesRead,
    timeoutMs,
    route,
  }
  return sockets
}

type TimeLimit = { ms: number; giveUp(socket: Socket): void; renew: Renew }

/** Connects, with TLS if the address requires it. */
async function reach(socket: Socket, place: Place, encryption: Encryption, { ms, giveUp }: TimeLimit): Promise<Socket> {
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

/** Without this error the driver would retry for ever, and silently, when the server closes a new connection. */
const hungUp = () => new DatabaseUnavailable('CONNECTION_CLOSED', 'The database hung up')

function expectGreeting(socket: Socket, { ms, giveUp, renew }: TimeLimit): Socket {
  ignoreErrors(socket)
  const before = socket.bytesWritten
  const timer = setTimeout(() => {
    if (socket.bytesWritten > before) return giveUp(socket)
    // Silence is expected while the driver has sent nothing.
    renew(30)
    socket.destroy(new DatabaseUnavailable())
  }, ms)
  socket.once('close', () => clearTimeout(timer))
  socket.once('data', (bytes: Buffer) => {
    clearTimeout(timer)
    if (greetings.includes(String.fromCharCode(bytes[0] ?? 0))) return
    socket.destroy(new DatabaseUnavailable('NOT_POSTGRES', 'The server is not PostgreSQL'))
  })
  socket.once('end', () => socket.destroy(hungUp()))
  return socket
}

/** The driver may have dropped the socket by then: an unhandled error would end the process. */
function ignoreErrors(socket: Socket): void {
  socket.on('error', () => {})
  socket.removeAllListeners = (name) => {
    Socket.prototype.removeAllListeners.call(socket, name)
    return socket.on('error', () => {})
  }
}

/** A socket that fails at the driver's first write. If it failed earlier, the driver would not discard that write. */
function openFailed(error: unknown): Socket {
  const socket = new Socket()
  socket.write = () => {
    setImmediate(() => socket.destroy(error instanceof Error ? error : new DatabaseUnavailable()))
    return true
  }
  return socket
}
