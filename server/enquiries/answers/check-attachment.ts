import { fileKinds } from '../../media/file-kinds.ts'
import { cleanFileName, readEnding } from '../../media/file-name.ts'

/** `content` is null where it is not kept, and `refusal` says why. */
export type CheckedFile = {
  fileName: string
  type: string
  bytes: number
  content: Uint8Array | null
  refusal: string | null
}

export const mostAttachments = 20
const longest = 10 * 1024 * 1024

/** The checks of an upload: a known kind of file, which is what its name says, and not too large. */
export function checkAttachment(givenName: string, content: Buffer): CheckedFile {
  const fileName = cleanFileName(givenName)
  const ending = readEnding(fileName)
  const kind = Object.hasOwn(fileKinds, ending) ? fileKinds[ending] : undefined
  const facts = { fileName, type: kind?.type ?? 'application/octet-stream', bytes: content.length }
  const refuse = (refusal: string) => ({ ...facts, content: null, refusal })
  if (!kind) return refuse('Files of this kind are not kept here.')
  if (content.length > longest) return refuse('It is larger than 10 MB.')
  if (!kind.holds(content)) return refuse('It is not what its name says, or it is damaged.')
  return { ...facts, content, refusal: null }
}
