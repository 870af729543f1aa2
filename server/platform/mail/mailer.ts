import { join } from 'node:path'
import type { MailConfig } from '../config.ts'
import type { Logger } from '../log.ts'
import { openFolderMailer } from './folder.ts'
import type { Mailer } from './mail.ts'
import { openSmtpMailer } from './smtp.ts'

export function openMailer({ smtpUrl, from }: MailConfig, dataDir: string, log: Logger): Mailer {
  return smtpUrl ? openSmtpMailer({ smtpUrl, from }) : openFolderMailer({ folder: nameMailFolder(dataDir), from, log })
}

export const nameMailFolder = (dataDir: string) => join(dataDir, 'mail')
