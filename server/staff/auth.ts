import type { Database } from '../platform/database.ts'
import { makeOnce } from '../platform/make-once.ts'
import type { LibraryOptions, SignInLibrary } from './sign-in-library.ts'

/** `idleHours`: the hours without use after which a session ends. */
type AuthOptions = Omit<LibraryOptions, 'idleMs'> & { idleHours?: number }

export type Auth = {
  /** Loaded on first use, because a process that serves only shoppers does not need it. */
  library(): Promise<SignInLibrary>
  idleMs: number
  ownersNeedCodeFrom: Date | undefined
}

const defaultIdleHours = 7 * 24

export function openAuth(db: Database, { idleHours = defaultIdleHours, ...options }: AuthOptions): Auth {
  const idleMs = idleHours * 60 * 60 * 1000
  const library = makeOnce(async () => {
    const { openSignInLibrary } = await import('./sign-in-library.ts')
    return openSignInLibrary(db, { ...options, idleMs })
  })
  return { library, idleMs, ownersNeedCodeFrom: options.ownersNeedCodeFrom }
}
