import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findFreePort } from '../runner/free-port.ts'
import { describeDovecot } from './dovecot-settings.ts'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin']

const binary = folders
  .map((folder) => join(folder, 'dovecot'))
  .find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })

/** Why tests with Dovecot are skipped on this machine; in CI they fail instead. */
export const withoutDovecot =
  binary === undefined && !process.env.CI
    ? 'Dovecot is not installed here: replies are not read from a real mailbox (apt-get install dovecot-imapd)'
    : undefined

/** The user that runs Dovecot, which refuses to read mailboxes as root. */
const askId = (...asked: string[]) => execFileSync('id', asked, { encoding: 'utf8' }).trim()
const name = process.getuid?.() === 0 ? 'nobody' : askId('-un')
const user = { uid: Number(askId('-u', name)), gid: Number(askId('-g', name)) }
const names = { user: name, group: askId('-gn', name) }

export type Dovecot = Awaited<ReturnType<typeof startDovecot>>

/** Debian's IMAP server. Any name has a mailbox with the password `hunter2`; `cert` is the server's certificate, for 127.0.0.1. */
export async function startDovecot() {
  if (binary === undefined) throw new Error('Dovecot is not installed: .ci/run installs it.')
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'))
  await chmod(folder, 0o755)
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  makeCertificate(cert, key)
  const ports = { plain: await findFreePort(), tls: await findFreePort() }
  const version = execFileSync(binary, ['--version'], { encoding: 'utf8' })
  const settings = join(folder, 'dovecot.conf')
  await writeFile(settings, describeDovecot({ version, folder, cert, key, ports, ...user, ...names }))
  await mkdir(join(folder, 'mail'))
  for (const name of ['', 'mail', 'dovecot.conf', 'cert.pem', 'key.pem'])
    await chown(join(folder, name), user.uid, user.gid)
  let running = await run(binary, settings, ports.plain)
  const stop = async () => {
    running.kill('SIGTERM')
    if (running.exitCode === null) await once(running, 'exit')
  }
  return {
    ...ports,
    cert: await readFile(cert, 'utf8'),
    deliver: (name: string, mail: string) => deliver(join(folder, 'mail', name), mail),
    /** The files of a mailbox: their names change when somebody reads, marks or deletes a mail. */
    listFiles: async (name: string) => {
      const files = ['new', 'cur'].map((part) => listFiles(join(folder, 'mail', name, part)))
      return (await Promise.all(files)).flat().toSorted()
    },
    /** Gives the mails of a mailbox new UIDs, as a repair does. */
    renumber: async (name: string) => {
      const mailbox = join(folder, 'mail', name)
      const numbers = (await readdir(mailbox)).filter((file) => /^dovecot(-uidlist|\.index.*)$/.test(file))
      await Promise.all(numbers.map((file) => rm(join(mailbox, file))))
    },
    countConnections: async () => (await readFile(join(folder, 'log'), 'utf8')).split('imap-login: Info:').length - 1,
    stop,
    start: async () => {
      running = await run(binary, settings, ports.plain)
    },
    close: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function makeCertificate(cert: string, key: string): void {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=Mail of the tests', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' })
}

async function run(file: string, settings: string, port: number) {
  const server = spawn(file, ['-F', '-c', settings], { ...user, stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`Dovecot stopped with ${server.exitCode}.`)
  }
  return server
}

/** Whether the server sends its IMAP greeting. */
async function answers(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1')
  try {
    return await new Promise((resolve, reject) => {
      socket.once('data', () => resolve(true))
      socket.once('error', reject)
      socket.once('close', () => resolve(false))
    })
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Delivers as mail servers do: writes the mail elsewhere, then moves it into place. */
async function deliver(mailbox: string, mail: string): Promise<void> {
  for (const folder of [mailbox, ...['tmp', 'new', 'cur'].map((part) => join(mailbox, part))]) {
    await mkdir(folder, { recursive: true })
    await chown(folder, user.uid, user.gid)
  }
  const name = `${Date.now()}.${randomUUID()}.tests`
  const file = join(mailbox, 'tmp', name)
  await writeFile(file, mail.replace(/\r?\n/g, '\r\n'))
  await chown(file, user.uid, user.gid)
  await rename(file, join(mailbox, 'new', name))
}

const listFiles = async (folder: string) => (await readdir(folder)).map((file) => join(folder, file))
