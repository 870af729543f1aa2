import { eq } from 'drizzle-orm'
import type { StoredPassword } from '../../contract/staff/mail.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { SecretBox } from '../platform/secret-box.ts'
import type { Change } from '../site/changes.ts'
import { saveSingleRow } from '../site/single-rows.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { type MailUse, mailServers } from './tables.ts'

type Row = typeof mailServers.$inferSelect
type Password = { state: StoredPassword; text: string }

export async function readServer(db: Db, box: SecretBox, use: MailUse): Promise<{ row: Row; password: Password }> {
  const [row] = await db.select().from(mailServers).where(eq(mailServers.use, use))
  if (!row) throw new Error('A row of mail_servers is missing: the migrations have not run to their end.')
  return { row, password: openPassword(box, row) }
}

/** The settings of the mailbox for replies; undefined if it is not set up or its password cannot be decrypted. */
export async function findMailbox(db: Db, box: SecretBox) {
  const { row, password } = await readServer(db, box, 'replies')
  if (row.host === '' || password.state !== 'stored') return undefined
  const { host, port, security, userName, address, takesPlus } = row
  return { host, port, security, userName, password: password.text, address, takesPlus }
}

const nameSeal = (use: MailUse) => `password for mail ${use}`

function openPassword(box: SecretBox, { use, password }: Row): Password {
  if (password === null) return { state: 'none', text: '' }
  const text = box.open(password, nameSeal(use))
  return text === undefined ? { state: 'unreadable', text: '' } : { state: 'stored', text }
}

/** The history records when a password was set, but never the password, not even encrypted. */
const saveRow = saveSingleRow({
  table: mailServers,
  id: mailServers.use,
  entity: 'mail settings',
  isPrivate: true,
  toHistory: ({ password, ...row }) => row,
})

type ServerEdit = Pick<Row, 'host' | 'port' | 'security' | 'userName'> & Partial<Row> & { password: string }
type Given = { use: MailUse; version: number; edit: ServerEdit; internalHosts: string[] }

export async function saveServer(
  tx: Transaction,
  change: Change,
  box: SecretBox,
  { use, version, edit, internalHosts }: Given,
): Promise<{ version: number }> {
  if (edit.host !== '' && edit.security === 'none' && !internalHosts.includes(edit.host))
    throw refuseField('security', 'Without encryption anybody on the way could read the password. Please choose one.')
  const { password, ...facts } = edit
  const stored = await readServer(tx, box, use)
  const kept = keepPassword(box, { ...stored, use, edit })
  return saveRow(tx, change, { id: use, version, edit: { ...facts, ...kept } })
}

/** A stored password is kept only while server and user stay the same: it must never be sent to another server. */
function keepPassword(
  box: SecretBox,
  {
    row,
    password: { state },
    use,
    edit,
  }: Awaited<ReturnType<typeof readServer>> & Omit<Given, 'version' | 'internalHosts'>,
) {
  if (edit.userName === '' || edit.host === '') return { password: null, passwordSetAt: null }
  if (edit.password !== '') return { password: box.seal(edit.password, nameSeal(use)), passwordSetAt: new Date() }
  if (state === 'none') throw refuseField('password', 'A password is needed.')
  if (state === 'unreadable') throw refuseField('password', 'Please type the password again.')
  if (edit.host !== row.host || edit.userName !== row.userName)
    throw refuseField('password', 'Please type the password again, because the server or the user name has changed.')
  return {}
}
