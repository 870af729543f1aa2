import { useState } from 'react'
import type { ContactRequest } from '../../../contract/enquiries.ts'
import { describeFailure, failed, type Problem } from '../../../contract/errors.ts'
import { browserApi } from '../../api.ts'

/** Sends what was written; `attempt` counts the refusals, since a captcha is good for one of them. */
export function useEnquiry(onSent: () => void) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [attempt, setAttempt] = useState(0)
  const refuse = (reason: Problem) => {
    setProblem(reason)
    setAttempt((count) => count + 1)
  }
  const send = async (enquiry: ContactRequest) => {
    setSending(true)
    setProblem(undefined)
    try {
      const answer = await browserApi().contact(enquiry)
      if (failed(answer)) refuse(answer.problem)
      else onSent()
    } catch (error) {
      console.error(error)
      const reason = describeFailure(
        undefined,
        'We could not be reached just now. Nothing you wrote is lost: please try again.',
      )
      refuse({ title: 'Not sent', reason })
    } finally {
      setSending(false)
    }
  }
  return { send, sending, problem, attempt }
}
