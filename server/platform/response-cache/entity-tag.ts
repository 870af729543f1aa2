import { hash } from 'node:crypto'

/** The quoted part that all encodings of one body share; each adds its own ending. */
export function fingerprint(body: Uint8Array): string {
  return hash('sha256', body, 'base64url').slice(0, 27)
}

/** Whether `If-None-Match` names the tag. A proxy that compresses by itself may have made ours weak. */
export function namesTag(header: string, tag: string): boolean {
  if (header === tag) return true
  if (header.trim() === '*') return true
  return header.split(',').some((listed) => listed.trim().replace(/^W\//, '') === tag)
}
