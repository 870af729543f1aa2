import type { MailSettings } from '../../contract/staff/mail.ts'
import { changeShop } from '../site/changes.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { checkSenderDomain } from './domain/domain-checks.ts'
import type { MailParts } from './mail-parts.ts'
import { readServer, saveServer } from './mail-servers.ts'
import { sendTestMail } from './test-mail.ts'

type Parts = { post: MailParts; publicUrl: string }

export const answerMailCalls = ({ post, publicUrl }: Parts) =>
  ({
    mailSettings: () => readMailSettings(post),
    saveSending: ({ version, edit }, { member }) =>
      changeShop(post.db, member, (tx, change) =>
        saveServer(tx, change, post.box, { use: 'sending', version, edit, internalHosts: post.config.internalHosts }),
      ),
    mailDomain: () => checkSenderDomain(post),
    testMail: ({ to }) => sendTestMail(post, to, publicUrl),
  }) satisfies StaffAnswers

async function readMailSettings({ db, box, config, leaves }: MailParts): Promise<MailSettings> {
  const { row, password } = await readServer(db, box, 'sending')
  return {
    sending: { version: row.version, edit: { ...row, password: '' } },
    password: password.state,
    setByServer: {
      server: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).host,
      from: config.from ?? null,
    },
    leaves: await leaves(),
  }
}
