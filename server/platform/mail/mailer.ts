import { join } from 'node:path'
import type { MayConnect } from '../checked-lookup.ts'
import type { Logger } from '../log.ts'
import { openFolderMailer } from './folder.ts'
import type { Mailer } from './mail.ts'
import { openSmtpMailer, type Sending } from './smtp.ts'

/** Where mails go now; undefined while mail is not set up. Staff may change it while the shop runs. */
export type ReadSending = () => Promise<Sending | undefined>

type Options = {
  readSending: ReadSending
  /** Where mails are written while mail is not set up. */
  folder: string
  mayConnect?: (host: string) => MayConnect
  log: Logger
}

export function openMailer({ readSending, folder, mayConnect, log }: Options): Mailer {
  const keep = openFolderMailer({ folder, log })
  return async (mail) => {
    const sending = await readSending()
    return sending ? openSmtpMailer(sending, { mayConnect })(mail) : keep(mail)
  }
}

/** Whether this shop sends mails. Without SMTP they are written to files in `folder`, and reach no one. */
export type MailSetup = { leaves(): Promise<boolean>; folder: string }

export const nameMailFolder = (dataDir: string) => join(dataDir, 'mail')
