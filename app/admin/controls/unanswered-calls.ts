import { useEffect } from 'react'
import { isUnanswered, unreachable } from '../unreachable.ts'
import { warn } from './notices.tsx'

/** Reports that a call was not answered, for every action that does not report this itself. */
export function useUnansweredCalls(): void {
  useEffect(() => {
    const warnOfRejection = (event: PromiseRejectionEvent) => {
      if (!isUnanswered(event.reason)) return
      event.preventDefault()
      warn(unreachable(event.reason).problem.reason)
    }
    addEventListener('unhandledrejection', warnOfRejection)
    return () => removeEventListener('unhandledrejection', warnOfRejection)
  }, [])
}
