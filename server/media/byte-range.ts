import type { Range } from '../platform/storage/storage.ts'

/** The requested part of a file: one range or, when the request has no valid one, all of it. */
export function readRange(headers: Headers, etag: string, size: number): Range | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? []
  const condition = headers.get('if-range')
  if ((from === '' && to === '') || (condition !== null && condition !== etag)) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return undefined
  return start <= end ? { start, end } : 'beyond'
}
