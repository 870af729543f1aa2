/** What a delivery report (RFC 3464) says: which mail did not arrive, and why. */
type DeliveryReport = { messageIds: string[]; reason: string }

const maxBytes = 1024 * 1024
const maxIds = 20

/**
 * Undefined unless the delivery has failed for good; a delay is ignored. Reads the source of the mail, because a report is
 * plain lines and mail servers name its parts differently.
 */
export function readReport(source: Buffer): DeliveryReport | undefined {
  // The database stores no NUL.
  const text = source
    .toString('latin1', 0, maxBytes)
    .replaceAll('\0', '')
    .replace(/\r?\n[ \t]+/g, ' ')
  const body = text.slice(Math.max(0, text.search(/\r?\n\r?\n/)))
  if (!/^Action:\s*failed\b/im.test(body)) return undefined
  const messageIds = [...body.matchAll(/^Message-ID:\s*(<[^<>\s]{1,400}>)/gim)].map(([, id = '']) => id)
  const [, status = ''] = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(body) ?? []
  // Only one part of the pattern matches blanks, and none line breaks: otherwise a report of empty lines would take minutes.
  const [, diagnosis = ''] = /^Diagnostic-Code:[ \t]*(?:\w+;)?([^\r\n]{1,1000})/im.exec(body) ?? []
  return { messageIds: messageIds.slice(0, maxIds), reason: explain(status, diagnosis.replace(/\s+/g, ' ').trim()) }
}

const words: [status: RegExp, says: string][] = [
  [/^5\.1\.\d+$/, 'there is no such address'],
  [/^5\.2\.2$/, 'the mailbox is full'],
  [/^5\.2\.\d+$/, 'the mailbox does not accept email'],
  [/^5\.3\.4$/, 'the email is too large'],
  [/^5\.4\.\d+$|^4\./, 'the mail server could not be reached'],
  [/^5\.7\.\d+$/, 'the mail server refused it, often because it looks like spam'],
]

function explain(status: string, diagnosis: string): string {
  const says = words.find(([pattern]) => pattern.test(status))?.[1] ?? 'the mail server refused it'
  return diagnosis === '' ? says : `${says} (${diagnosis.slice(0, 300)})`
}
