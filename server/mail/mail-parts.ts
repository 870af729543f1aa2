import type { MayConnect } from '../platform/checked-lookup.ts'
import type { Config } from '../platform/config.ts'
import type { Database, Db } from '../platform/database.ts'
import { type FrameMailBody, type MailDelivery, nameMailFolder, type ReadSending } from '../platform/mail/mailer.ts'
import { isPublicAddress } from '../platform/public-address.ts'
import { openSecretBox, type SecretBox } from '../platform/secret-box.ts'
import { frameMailBody } from './mail-frame.ts'
import { findMailbox, readServer } from './mail-servers.ts'
import { addWord, openReplyTokens, type ReplyTokens } from './reply-address.ts'

export type FindReplyAddress = (db: Db, enquiryUuid: string) => Promise<string | null>

/** The settings and functions of mail that other features need. */
export type MailParts = MailDelivery & {
  db: Database
  config: Config['mail']
  box: SecretBox
  readSending: ReadSending
  frame: FrameMailBody
  /** Returns the check that decides to which IP addresses a mail server typed by staff may resolve. */
  mayConnect(host: string): MayConnect
  replyTokens: ReplyTokens
  /** The address at which replies to this enquiry reach the back office; null while no mailbox is set up. */
  findReplyAddress: FindReplyAddress
}

type Given = Pick<Config, 'mail' | 'dataDir' | 'sessionSecret'> & Partial<Pick<Config, 'publicUrl'>>

export function openMailParts(db: Database, { mail: config, dataDir, sessionSecret, publicUrl }: Given): MailParts {
  const box = openSecretBox(sessionSecret)
  const replyTokens = openReplyTokens(sessionSecret)
  const readSending = () => findSending({ db, config, box })
  return {
    db,
    config,
    box,
    folder: nameMailFolder(dataDir),
    readSending,
    canSend: async () => (await readSending()) !== undefined,
    frame: (mail) => frameMailBody(db, mail, publicUrl),
    replyTokens,
    findReplyAddress: async (tx, uuid) => {
      const mailbox = await findMailbox(tx, box)
      if (!mailbox) return null
      return mailbox.takesPlus ? addWord(mailbox.address, replyTokens.write(uuid)) : mailbox.address
    },
    mayConnect: (host) => (config.internalHosts.includes(host) ? () => true : isPublicAddress),
  }
}

/** Environment variables take precedence over the settings of staff. */
async function findSending({ db, config, box }: Pick<MailParts, 'db' | 'config' | 'box'>) {
  const { smtpUrl, from } = config
  const { row, password } = await readServer(db, box, 'sending')
  if (smtpUrl !== undefined) return { server: smtpUrl, from: from ?? row.address, fromName: row.name }
  if (row.host === '' || password.state === 'unreadable') return undefined
  const { host, port, security, userName, address, name } = row
  const server = { host, port, security, userName, password: password.text }
  return { server, from: from ?? address, fromName: name }
}
