import type { Socket } from 'node:net'
import type { Encryption } from './secure.ts'

/** The target, as the driver parsed it. */
export type Target = { host: string[]; port: number[]; path?: string | false }

/** The role that a host must have; absent: any host that answers. */
export type Role = 'primary' | 'standby'

/** Settings withheld from the driver, because it would open connections in a way that cannot be cut. */
export type Route = {
  /** The further hosts of the address. The driver gets only one host, because with several it reports no error. */
  others: { host: string; port: number }[]
  encryption: Encryption
  role: Role | undefined
  /** The host to try first: the last one that was suitable. All sockets to one database share it. */
  first: number
}

export const routePlainly = (): Route => ({
  others: [],
  encryption: { mode: false, direct: false },
  role: undefined,
  first: 0,
})

export type Place = ({ path: string } | { host: string; port: number }) & { number: number }

/** The hosts of the address in their order, from the one to try first. */
export function listPlaces({ path, host, port }: Target, { others, first }: Route): Place[] {
  if (path) return [{ path, number: 0 }]
  const hosts = [...host.map((name, at) => ({ host: name, port: port[at] ?? 5432 })), ...others]
  const places = hosts.map((place, number) => ({ ...place, number }))
  return [...places.slice(first), ...places.slice(0, first)]
}

export function passOver(route: Route, number: number, count: number): void {
  if (route.first === number) route.first = (number + 1) % count
}

/**
 * Checks the role that a host reports after the password (from PostgreSQL 14 on). The driver would report an error; if
 * its socket closes before the first query, it silently asks for another one.
 */
export function checkRole(socket: Socket, number: number, route: Route, count: number): void {
  const emit: (name: string | symbol, ...words: unknown[]) => boolean = socket.emit.bind(socket)
  let isProven = false
  socket.once('close', () => {
    if (!isProven) passOver(route, number, count)
  })
  socket.emit = (name: string | symbol, ...words: unknown[]) => {
    const [, says] = name === 'data' ? (/in_hot_standby\0(on|off)\0/.exec(String(words[0])) ?? []) : []
    if (says === undefined) return emit(name, ...words)
    socket.emit = emit
    if ((says === 'off') !== (route.role === 'primary')) return !!socket.destroy()
    isProven = true
    route.first = number
    return emit(name, ...words)
  }
}
