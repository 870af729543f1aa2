import { join } from 'node:path'
import type { MailConfig } from '../config.ts'
import type { Logger } from '../log.ts'
import { openFolderMailer } from './folder.ts'
import type { Mailer } from './mail.ts'
import { openSmtpMailer } from './smtp.ts'

export function openMailer({ smtpUrl, from }: MailConfig, dataDir: string, log: Logger): Mailer {
  return smtpUrl ? openSmtpMailer({ smtpUrl, from }) : openFolderMailer({ folder: nameMailFolder(dataDir), from, log })
}

/** Whether this shop sends mails. Without SMTP they are written to files in `folder`, and reach no one. */
export type MailSetup = { leaves: boolean; folder: string }

export const describeMailSetup = ({ smtpUrl }: MailConfig, dataDir: string): MailSetup => ({
  leaves: smtpUrl !== undefined,
  folder: nameMailFolder(dataDir),
})

const nameMailFolder = (dataDir: string) => join(dataDir, 'mail')
