import type { TestOutcome } from '../../contract/staff/mail.ts'
import type { MailTextEdit, MailTextPreview } from '../../contract/staff/mail-text-edits.ts'
import { type MailTextKind, mailText } from '../../contract/staff/mail-texts.ts'
import type { Db } from '../platform/database.ts'
import type { Part } from '../platform/mail/mail-body.ts'
import { fillText, type WrittenMail } from '../site/mail-texts.ts'
import { readSettings } from '../site/settings.ts'
import { describeShop } from '../site/shop-facts.ts'
import type { MailParts } from './mail-parts.ts'
import { sendTest } from './test-mail.ts'

type Draft = { kind: MailTextKind; edit: MailTextEdit }

/** Renders a mail with an unsaved text, as it would arrive. */
export async function previewMailText(
  { db, frame }: Pick<MailParts, 'db' | 'frame'>,
  draft: Draft,
): Promise<MailTextPreview> {
  const { subject, body, html } = await fillWithSamples(db, draft)
  return { subject, text: body, html: await frame({ subject, html }) }
}

/** Sends the mail with samples to a colleague. Its subject begins with 'Test', so that nobody takes it for a real one. */
export async function testMailText(
  parts: MailParts,
  draft: Draft,
  { to, publicUrl }: { to: string; publicUrl: string },
): Promise<TestOutcome> {
  const { subject, ...mail } = await fillWithSamples(parts.db, draft)
  return sendTest(parts, { to, subject: `Test: ${subject}`, ...mail }, publicUrl)
}

async function fillWithSamples(db: Db, { kind, edit }: Draft): Promise<WrittenMail> {
  const shop = await readSettings(db)
  const samples = Object.entries(mailText(kind).gaps).map(([gap, { sample, isBlock }]) => [
    gap,
    isBlock ? [showSample(sample)] : sample,
  ])
  const own = { shop: describeShop(shop), 'shop name': shop.shopName }
  return fillText(edit, { ...Object.fromEntries(samples), ...own })
}

function showSample(sample: string): Part {
  if (sample.startsWith('> ')) return { quote: sample.slice(2) }
  const lines = sample.split('\n').map((line) => /^([^:]+): (.+)$/.exec(line))
  if (!lines.every((line) => line !== null)) return sample
  return { facts: lines.map(([, name = '', value = '']) => ({ name, value })) }
}
