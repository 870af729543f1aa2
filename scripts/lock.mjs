import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, stop } from './run.mjs'

/** Keeps two commands from installing or building at once: the lock is a listening socket, which ends with its process. */
export async function withLock(work) {
  const held = (await listen()) ?? (await listenInstead())
  if (!held) stop('Another command is installing or building here just now; wait until it is done and start again.')
  await work()
  held.close()
}

function listen() {
  return new Promise((resolve) => {
    const server = createServer((connection) => connection.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(address, () => resolve(server))
  })
}

/** Outside Linux the socket is a file, which a killed process leaves behind. */
async function listenInstead() {
  if (process.platform === 'linux' || (await answers())) return undefined
  rmSync(address, { force: true })
  return listen()
}

function answers() {
  return new Promise((resolve) => {
    const connection = connect(address, () => resolve(true))
    connection.once('error', () => resolve(false))
    connection.once('connect', () => connection.destroy())
  })
}

const name = `showroom-${createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 16)}`
const address = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
