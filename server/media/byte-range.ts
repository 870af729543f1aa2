import type { Range } from '../platform/storage/storage.ts'

/** What part of a file is wanted: one range or, when the request names none that is understood, all of it. */
export function readRange(headers: Headers, etag: string, size: number): Range | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? []
  const condition = headers.get('if-range')
  if ((from === '' && to === '') || (condition !== null && condition !== etag)) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return undefined
  return start <= end ? { start, end } : 'beyond'
}
