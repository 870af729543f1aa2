import { hash } from 'node:crypto'

/** The quoted part that all forms of one body share; each form adds its own ending. */
export function fingerprint(body: Uint8Array): string {
  return hash('sha256', body, 'base64url').slice(0, 27)
}

/** Whether `If-None-Match` names the tag. A proxy that compressed on its own may have weakened ours. */
export function namesTag(header: string, tag: string): boolean {
  if (header === tag) return true
  if (header.trim() === '*') return true
  return header.split(',').some((listed) => listed.trim().replace(/^W\//, '') === tag)
}
