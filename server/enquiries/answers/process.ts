import { isUtf8 } from 'node:buffer'
import PostalMime, { addressParser, type Email } from 'postal-mime'
import { serveTasks } from '../../platform/child/serve-tasks.ts'
import { readHtml } from '../../platform/html-text.ts'
import { type CheckedFile, checkAttachments } from './check-attachment.ts'

/** The parts of a stranger's mail that the shop shows. */
export type ReadMail = { name: string; address: string; subject: string; text: string; attachments: CheckedFile[] }

const maxTextLength = 50_000
const limits = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 }
const parse = (bytes: Uint8Array) => PostalMime.parse(bytes, { ...limits, forceRfc822Attachments: true })

async function read(bytes: Uint8Array): Promise<ReadMail> {
  const mail = await parse(bytes)
  const { headers, subject, text, html } = isGarbled(bytes, mail) ? await parse(readAsWindows(bytes)) : mail
  const [from] = addressParser(readFrom(headers), { flatten: true })
  return {
    name: cleanLine(from?.name ?? '', 120),
    address: cleanLine(from?.address ?? '', 254),
    subject: cleanLine(subject ?? '', 250),
    text: cleanText(text?.trim() ? text : readHtml(html ?? '', { isPlain: true })),
    attachments: checkAttachments(
      mail.attachments.map(({ filename, content }) => ({
        name: filename ?? '',
        content: Buffer.from(content as ArrayBuffer),
      })),
    ),
  }
}

/** Whether a mail uses a character set that it does not declare. */
const isGarbled = (bytes: Uint8Array, { subject, text, html }: Email) =>
  !isUtf8(bytes) && [subject, text, html].some((words) => words?.includes('\ufffd'))

/** Programs that declare no character set mostly use that of Windows. */
const readAsWindows = (bytes: Uint8Array) => Buffer.from(new TextDecoder('windows-1252').decode(bytes))

const readFrom = (headers: { key: string; value: string }[]) => headers.find(({ key }) => key === 'from')?.value ?? ''

/** Removes lone surrogates, and characters that cannot be stored or are invisible. */
const cleanText = (text: string) =>
  text
    .slice(0, maxTextLength)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()

const cleanLine = (text: string, maxLength: number) =>
  cleanText(text.slice(0, 2000)).replace(/\s+/g, ' ').slice(0, maxLength)

serveTasks({ read })
