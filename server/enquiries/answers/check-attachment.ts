import { fileKinds } from '../../media/file-kinds.ts'
import { cleanFileName, readEnding } from '../../media/file-name.ts'

/** `content` is null if it is not stored; then `refusal` says why. */
export type CheckedFile = {
  fileName: string
  type: string
  bytes: number
  content: Uint8Array | null
  refusal: string | null
}

const maxAttachments = 20
const maxBytes = 10 * 1024 * 1024

type Attached = { name: string; content: Buffer }

/** A mail can have thousands of attachments, so those beyond the limit are listed as one. */
export function checkAttachments(attached: Attached[]): CheckedFile[] {
  const checked = attached.slice(0, maxAttachments).map(({ name, content }) => checkAttachment(name, content))
  const rest = attached.slice(maxAttachments)
  if (rest.length === 0) return checked
  const facts = { type: 'application/octet-stream', bytes: rest.reduce((sum, { content }) => sum + content.length, 0) }
  const refusal = `${maxAttachments} files of an email are kept at most.`
  return [...checked, { fileName: `The rest of its ${attached.length} files`, ...facts, content: null, refusal }]
}

/** Checks an attachment like an upload: its kind is known, its content matches its name, and it is not too large. */
function checkAttachment(givenName: string, content: Buffer): CheckedFile {
  const fileName = cleanFileName(givenName)
  const ending = readEnding(fileName)
  const kind = Object.hasOwn(fileKinds, ending) ? fileKinds[ending] : undefined
  const facts = { fileName, type: kind?.type ?? 'application/octet-stream', bytes: content.length }
  const refuse = (refusal: string) => ({ ...facts, content: null, refusal })
  if (!kind) return refuse('Files of this kind are not kept here.')
  if (content.length > maxBytes) return refuse('It is larger than 10 MB.')
  if (!kind.holds(content)) return refuse('It is not what its name says, or it is damaged.')
  return { ...facts, content, refusal: null }
}
