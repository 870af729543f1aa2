import { join } from 'node:path'
import type { MayConnect } from '../checked-lookup.ts'
import type { Logger } from '../log.ts'
import { openFolderMailer } from './folder.ts'
import type { Mail, Mailer } from './mail.ts'
import { openSmtpMailer, type Sending } from './smtp.ts'

/** Where mails go now; undefined while mail is not set up. Staff may change it while the shop runs. */
export type ReadSending = () => Promise<Sending | undefined>

/** Puts the document of a mail around its body. */
export type FrameMailBody = (mail: { subject: string; html: string }) => Promise<string>

type Options = {
  readSending: ReadSending
  /** Where mails are written while mail is not set up. */
  folder: string
  mayConnect?: (host: string) => MayConnect
  frame?: FrameMailBody
  log: Logger
}

export function openMailer({ readSending, folder, mayConnect, frame, log }: Options): Mailer {
  const keep = openFolderMailer({ folder, log })
  return async (queued) => {
    const mail = await frameMail(queued, frame)
    const sending = await readSending()
    return sending ? openSmtpMailer(sending, { mayConnect })(mail) : keep(mail)
  }
}

/** Leaves mails unchanged that an earlier version of the shop has queued: they are documents already. */
export async function frameMail<Framed extends Pick<Mail, 'subject' | 'html'>>(mail: Framed, frame?: FrameMailBody) {
  const { subject, html } = mail
  if (!frame || html === null || html.startsWith('<!doctype')) return mail
  return { ...mail, html: await frame({ subject, html }) }
}

/** Whether this shop sends mails. Without SMTP they are written to files in `folder`, and reach no one. */
export type MailDelivery = { canSend(): Promise<boolean>; folder: string }

export const nameMailFolder = (dataDir: string) => join(dataDir, 'mail')
