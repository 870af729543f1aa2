import { watch } from 'node:fs'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { nameDataFolder } from './data-folder.ts'

export type Mail = { to: string; replyTo: string; subject: string }

/** The mails in the shop's mail folder that mention an address. */
export async function readMails(address: string): Promise<Mail[]> {
  return (await readFolder())
    .map(({ head }) => head)
    .filter(({ to, replyTo }) => to.includes(address) || replyTo.includes(address))
    .toSorted((a, b) => a.subject.localeCompare(b.subject))
}

const nameFolder = () => join(nameDataFolder(), 'mail')

async function readFolder() {
  const folder = nameFolder()
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const [message, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
      return { message, head: readHead(message), writtenAt: mtimeMs }
    }),
  )
}

function readHead(message: string): Mail {
  const head = message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const read = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  return { to: read('To'), replyTo: read('Reply-To'), subject: read('Subject') }
}

const withToken = /^https?:\S+token=[\w-]+/m

/** Waits for a mail to somebody, and returns the link in the newest one. */
export async function readLink(address: string, subject: RegExp, form = withToken): Promise<string> {
  await mkdir(nameFolder(), { recursive: true })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const look = () => findLink(address, subject, form).then((link) => link && resolve(link), reject)
  const watcher = watch(nameFolder(), look)
  const timer = setTimeout(() => reject(new Error(`No email to ${address} with a link has arrived.`)), 30_000)
  look()
  return promise.finally(() => {
    watcher.close()
    clearTimeout(timer)
  })
}

async function findLink(address: string, subject: RegExp, form: RegExp): Promise<string | undefined> {
  const mails = (await readFolder()).filter(({ head }) => head.to.includes(address) && subject.test(head.subject))
  const newest = mails.toSorted((a, b) => a.writtenAt - b.writtenAt).at(-1)
  // A long line is broken with a `=` at its end, and a `=` is written `=3D`.
  const text = newest?.message.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')
  return form.exec(text ?? '')?.[0]
}
