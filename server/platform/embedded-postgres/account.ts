import { execFile } from 'node:child_process'
import { chown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cannotRun } from './programs.ts'

export type Owner = { uid: number; gid: number }

/** The user who runs PostgreSQL, and the command line for it. */
export type Account = { owner: Owner | undefined; command(program: string, args: string[]): [string, string[]] }

const nobody = { uid: 65_534, gid: 65_534 }

/**
 * PostgreSQL refuses to run as root, so root has to find another account that can reach both the program and the data.
 */
export async function findAccount(program: string, dataDir: string, clusterDir: string): Promise<Account> {
  const myself: Account = { owner: undefined, command: (file, args) => [file, args] }
  if (process.getuid?.() !== 0) return myself
  const owner = await findOwner(clusterDir)
  const candidates = [...(owner?.uid ? [stepDownTo(owner)] : []), stayInPlace(), stepDownTo(nobody)]
  for (const account of candidates) {
    if (await canRun(account, program, dataDir)) return account
  }
  throw cannotRun('PostgreSQL refuses to run as root, and this machine offers no other way; start as an ordinary user')
}

async function findOwner(folder: string): Promise<Owner | undefined> {
  return stat(folder).catch(() => undefined)
}

/** Root mapped to another user id: the files stay root's, so their owner need not change. */
function stayInPlace(): Account {
  return {
    owner: { uid: 0, gid: 0 },
    command: (file, args) => ['unshare', ['--user', '--map-user=1000', '--map-group=1000', '--', file, ...args]],
  }
}

/**
 * An unprivileged user who keeps one capability of root: to traverse closed folders, such as the home that contains
 * the data.
 */
function stepDownTo({ uid, gid }: Owner): Account {
  const rights = [
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
  ]
  const options = [
    '--securebits=+no_setuid_fixup',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    ...rights,
    '--',
  ]
  return { owner: { uid, gid }, command: (file, args) => ['setpriv', [...options, file, ...args]] }
}

async function canRun(account: Account, program: string, dataDir: string): Promise<boolean> {
  const [file, args] = account.command('/bin/sh', ['-c', '"$0" -V && cd "$1"', program, dataDir])
  return promisify(execFile)(file, args, { cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/** Gives the account ownership of a folder, unless it has it already. */
export async function changeOwner(account: Account, folder: string): Promise<void> {
  const { owner } = account
  if (!owner || (await stat(folder)).uid === owner.uid) return
  const names = await readdir(folder, { recursive: true })
  for (const path of [folder, ...names.map((name) => join(folder, name))]) await chown(path, owner.uid, owner.gid)
}
