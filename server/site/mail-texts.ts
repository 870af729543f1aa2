import { eq } from 'drizzle-orm'
import { fillGaps, listGaps, readOnlyGap } from '../../contract/gaps.ts'
import type { Form } from '../../contract/staff/forms.ts'
import { type MailTextEdit, type MailTextRow, splitParagraphs } from '../../contract/staff/mail-text-edits.ts'
import { type MailTextKind, mailText, mailTextKinds, type mailTexts } from '../../contract/staff/mail-texts.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { type Part, writeMailBody } from '../platform/mail/mail-body.ts'
import { keepOnOneLine } from '../platform/mail/one-line.ts'
import type { Change } from './changes.ts'
import { saveSingleRow } from './single-rows.ts'
import { mailTextRows } from './tables.ts'

type Gaps<Kind extends MailTextKind> = (typeof mailTexts)[Kind]['gaps']
/** The texts for the gaps of a mail; '' or an empty list leaves out the paragraph with the gap. */
export type Fillings<Kind extends MailTextKind> = {
  [Gap in keyof Gaps<Kind>]: Gaps<Kind>[Gap] extends { isBlock: true } ? Part[] : string
}

export type WrittenMail = { subject: string; body: string; html: string }

/** Writes a mail with the shop's own text, or with the text that every shop begins with. */
export async function writeMail<Kind extends MailTextKind>(
  db: Db,
  kind: Kind,
  fillings: Fillings<Kind>,
): Promise<WrittenMail> {
  return fillText((await findOwn(db, kind)) ?? mailText(kind), fillings)
}

/** Whether the text of a mail contains this gap, which the shop's own text may leave out. */
export async function hasGap<Kind extends MailTextKind>(
  db: Db,
  kind: Kind,
  gap: string & keyof Gaps<Kind>,
): Promise<boolean> {
  const { text } = (await findOwn(db, kind)) ?? mailText(kind)
  return listGaps(text).includes(gap)
}

async function findOwn(db: Db, kind: MailTextKind) {
  const [own] = await db.select().from(mailTextRows).where(eq(mailTextRows.kind, kind))
  return own
}

export function fillText({ subject, text }: MailTextEdit, fillings: Record<string, string | Part[]>): WrittenMail {
  const parts = splitParagraphs(text).flatMap((paragraph): Part[] => {
    const filling = fillings[readOnlyGap(paragraph) ?? '']
    if (Array.isArray(filling)) return filling
    const filled = fillGaps(paragraph, fillings)
    return filled.trim() === '' ? [] : [filled]
  })
  return { subject: keepOnOneLine(fillGaps(subject, fillings)), ...writeMailBody(parts) }
}

export async function listMailTexts(db: Db): Promise<MailTextRow[]> {
  const rows = await db.select().from(mailTextRows)
  const own = new Set(rows.filter(isOwn).map(({ kind }) => kind))
  return mailTextKinds.map((kind) => ({ kind, isOwn: own.has(kind) }))
}

const isOwn = ({ kind, subject, text }: typeof mailTextRows.$inferSelect) =>
  subject !== mailText(kind).subject || text !== mailText(kind).text

export async function readMailText(db: Db, kind: MailTextKind): Promise<Form<MailTextEdit>> {
  const own = await findOwn(db, kind)
  const { subject, text } = own ?? mailText(kind)
  return { version: own?.version ?? 1, edit: { subject, text } }
}

const saveRow = saveSingleRow({ table: mailTextRows, id: mailTextRows.kind, entity: 'mail text', isPrivate: true })

/** A kind of mail has a row once its text was changed. */
export async function saveMailText(
  tx: Transaction,
  change: Change,
  kind: MailTextKind,
  saving: Form<MailTextEdit>,
): Promise<{ version: number }> {
  const { subject, text } = mailText(kind)
  await tx.insert(mailTextRows).values({ kind, subject, text }).onConflictDoNothing()
  return saveRow(tx, change, { ...saving, id: kind })
}
