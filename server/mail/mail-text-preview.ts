import type { MailTextEdit, MailTextPreview } from '../../contract/staff/mail-text-edits.ts'
import { type MailTextKind, mailText } from '../../contract/staff/mail-texts.ts'
import type { Part } from '../platform/mail/letter.ts'
import { fillText } from '../site/mail-texts.ts'
import { readSettings } from '../site/settings.ts'
import { describeShop } from '../site/shop-facts.ts'
import type { MailParts } from './mail-parts.ts'

/** A mail of this kind with a text that is not saved yet, filled with samples. */
export async function previewMailText(
  { db, frame }: Pick<MailParts, 'db' | 'frame'>,
  kind: MailTextKind,
  edit: MailTextEdit,
): Promise<MailTextPreview> {
  const shop = await readSettings(db)
  const samples = Object.entries(mailText(kind).gaps).map(([gap, { sample, isBlock }]) => [
    gap,
    isBlock ? [showSample(sample)] : sample,
  ])
  const own = { shop: describeShop(shop), 'shop name': shop.shopName }
  const { subject, body, html } = fillText(edit, { ...Object.fromEntries(samples), ...own })
  return { subject, text: body, html: await frame({ subject, html }) }
}

function showSample(sample: string): Part {
  if (sample.startsWith('> ')) return { quote: sample.slice(2) }
  const lines = sample.split('\n').map((line) => /^([^:]+): (.+)$/.exec(line))
  if (!lines.every((line) => line !== null)) return sample
  return { facts: lines.map(([, name = '', value = '']) => ({ name, value })) }
}
