import PostalMime, { addressParser } from 'postal-mime'
import { readHtml } from '../../catalogue/sheets/values/html-text.ts'
import { serveTasks } from '../../platform/child/serve-tasks.ts'
import { type CheckedFile, checkAttachments } from './check-attachment.ts'

/** A mail of a stranger, as far as the shop shows it. */
export type ReadMail = { name: string; address: string; subject: string; text: string; attachments: CheckedFile[] }

const longestText = 50_000
const limits = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 }

async function read(bytes: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(bytes, { ...limits, forceRfc822Attachments: true })
  const [from] = addressParser(readFrom(mail.headers), { flatten: true })
  return {
    name: cleanLine(from?.name ?? '', 120),
    address: cleanLine(from?.address ?? '', 254),
    subject: cleanLine(mail.subject ?? '', 250),
    text: cleanText(mail.text?.trim() ? mail.text : readHtml(mail.html ?? '')),
    attachments: checkAttachments(
      mail.attachments.map(({ filename, content }) => ({
        name: filename ?? '',
        content: Buffer.from(content as ArrayBuffer),
      })),
    ),
  }
}

const readFrom = (headers: { key: string; value: string }[]) => headers.find(({ key }) => key === 'from')?.value ?? ''

/** Removes lone surrogates and characters that cannot be stored or seen. */
const cleanText = (text: string) =>
  text
    .slice(0, longestText)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()

const cleanLine = (text: string, most: number) => cleanText(text.slice(0, 2000)).replace(/\s+/g, ' ').slice(0, most)

serveTasks({ read })
