import { isDatabaseUnavailable } from './outage/unavailable.ts'

/** A reason not to start that its reader can act on: the message is printed alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Explains a full disk or a closed folder in the same words wherever it is met; returns any other error unchanged. */
export function explainFileError(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return fullDisk(path)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartError(
      `The folder ${path} can't be written by this user; change its owner, or name another folder with DATA_DIR.`,
    )
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartError(`${path} has to be a folder but is a file; move it away, or set DATA_DIR to another folder.`)
  }
  return error
}

export function fullDisk(path: string): StartError {
  return new StartError(`The disk that holds ${path} is full; make room there, or name another folder with DATA_DIR.`)
}

const diskFull = ['ENOSPC', 'EDQUOT', '53100']

/** The sentence for a known reason not to start; undefined for a bug of ours, whose stack is printed. */
export function findSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof StartError) return error.message
  if ('code' in error && diskFull.includes(String(error.code))) return 'The disk is full; make room and start again.'
  if (isDatabaseUnavailable(error)) return 'The database went away in the middle of this; please try again.'
  return findSentence(error.cause)
}
