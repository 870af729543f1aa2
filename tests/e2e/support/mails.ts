import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Mail = { to: string; replyTo: string; subject: string }

/** The mails about somebody that lie in the shop's letter box. */
export async function readMails(address: string): Promise<Mail[]> {
  const folder = join(process.env.SHOP_DATA_DIR ?? '', 'mail')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8'))
  const mails = (await Promise.all(files)).map(readHead)
  return mails
    .filter(({ to, replyTo }) => to.includes(address) || replyTo.includes(address))
    .toSorted((a, b) => a.subject.localeCompare(b.subject))
}

function readHead(message: string): Mail {
  const head = message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const read = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  return { to: read('To'), replyTo: read('Reply-To'), subject: read('Subject') }
}
