import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../log.ts'
import { openPrivateFolder } from '../private-folder.ts'
import { composeMail, type Mailer } from './mail.ts'

type Options = { folder: string; log: Logger }

/** The sender of a mail that is only written to a file, which nobody receives. */
const from = 'Showroom <shop@localhost>'

/** For a shop without SMTP: every mail becomes a file that a mail program opens. */
export function openFolderMailer({ folder, log }: Options): Mailer {
  return async (mail) => {
    const file = join(folder, nameMailFile(mail.messageId))
    try {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await transport.sendMail(composeMail(mail, from))
      await openPrivateFolder(folder)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    } catch (error) {
      return { outcome: 'delayed', reason: error instanceof Error ? error.message : String(error) }
    }
    log.info({ file }, 'Mail written to a file, since mail is not set up')
    return { outcome: 'kept' }
  }
}

/** The file of a mail, complete or cut off by a full disk. */
export const isMailFile = (name: string) => /^[0-9a-f-]{36}\.eml(?:\.part)?$/.test(name)

export const nameMailFile = (messageId: string) => `${messageId.replace(/@.*/, '').replace(/[^\w-]/g, '')}.eml`
