import type { MailboxSettings, MailSettings } from '../../contract/staff/mail.ts'
import { changeShop } from '../site/changes.ts'
import { listMailTexts, readMailText, saveMailText } from '../site/mail-texts.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { checkSenderDomain } from './domain/domain-checks.ts'
import type { MailParts } from './mail-parts.ts'
import { readServer, saveServer } from './mail-servers.ts'
import { previewMailText, testMailText } from './mail-text-preview.ts'
import { readMailboxNow } from './mailbox/mailbox-queue.ts'
import { mailboxPolls } from './tables.ts'
import { sendTestMail } from './test-mail.ts'

type Parts = { mail: MailParts; publicUrl: string }

export const answerMailCalls = ({ mail, publicUrl }: Parts) =>
  ({
    mailSettings: () => readMailSettings(mail),
    saveSending: ({ version, edit }, { member }) =>
      changeShop(mail.db, member, (tx, change) =>
        saveServer(tx, change, mail.box, { use: 'sending', version, edit, internalHosts: mail.config.internalHosts }),
      ),
    mailbox: () => readMailboxSettings(mail),
    saveMailbox: ({ version, edit }, { member }) =>
      changeShop(mail.db, member, async (tx, change) => {
        const { internalHosts } = mail.config
        const saved = await saveServer(tx, change, mail.box, { use: 'replies', version, edit, internalHosts })
        await readMailboxNow(tx)
        return saved
      }),
    mailDomain: () => checkSenderDomain(mail),
    mailTexts: () => listMailTexts(mail.db),
    mailText: ({ kind }) => readMailText(mail.db, kind),
    saveMailText: ({ kind, version, edit }, { member }) =>
      changeShop(mail.db, member, (tx, change) => saveMailText(tx, change, kind, { version, edit })),
    previewMailText: (draft) => previewMailText(mail, draft),
    testMailText: (draft, { member }) => testMailText(mail, draft, { to: member.email, publicUrl }),
    testMail: ({ to }) => sendTestMail(mail, to, publicUrl),
  }) satisfies StaffAnswers

async function readMailSettings({ db, box, config, canSend }: MailParts): Promise<MailSettings> {
  const { row, password } = await readServer(db, box, 'sending')
  return {
    sending: { version: row.version, edit: { ...row, password: '' } },
    password: password.state,
    setByServer: {
      server: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).host,
      from: config.from ?? null,
    },
    leaves: await canSend(),
  }
}

async function readMailboxSettings({ db, box }: MailParts): Promise<MailboxSettings> {
  const { row, password } = await readServer(db, box, 'replies')
  const [poll] = await db.select().from(mailboxPolls)
  return {
    replies: { version: row.version, edit: { ...row, password: '' } },
    password: password.state,
    checkedAt: poll?.checkedAt?.toISOString() ?? null,
    failure: poll?.lastError ?? null,
  }
}
