import { Problem } from '../problem.ts'

/** The storage is full: the disk, or the quota of a bucket. */
export const storageFull = (place: 'disk' | 'storage', cause: unknown) =>
  new Problem(
    507,
    `The ${place} is full`,
    `It can't be kept because the shop's ${place} is full. Make room there, then try again.`,
  ).because(cause)

/** The storage is broken, denies the shop access, or does not answer. */
export const storageBroken = (cause: unknown) =>
  new Problem(
    503,
    'The storage does not work',
    "The shop's storage for pictures and files does not work at the moment. Please try again in a few minutes. If it stays like this, ask the person who looks after the shop's server.",
    undefined,
    { 'Retry-After': '30' },
  ).because(cause)

/** Work with a file on the shop's own disk. */
export const explainDisk = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw error.code === 'ENOSPC' || error.code === 'EDQUOT' ? storageFull('disk', error) : storageBroken(error)
  })
