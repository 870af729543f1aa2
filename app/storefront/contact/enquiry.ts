import { useState } from 'react'
import type { ContactRequest } from '../../../contract/enquiries.ts'
import { failed, type Problem } from '../../../contract/errors.ts'
import { browserApi } from '../../api.ts'

type Written = Omit<ContactRequest, 'captchaValue' | 'variantUuid'>

export function readEnquiry(form: HTMLFormElement): Written {
  const fields = new FormData(form)
  const read = (name: string) => String(fields.get(name) ?? '').trim()
  return {
    name: read('name'),
    email: read('email'),
    categoryId: Number(read('categoryId')),
    description: read('description'),
  }
}

export const isComplete = ({ name, email, description }: Written) => Boolean(name && email && description)

const unreachable: Problem = {
  title: 'Not sent',
  reason: 'We could not be reached just now. Nothing you wrote is lost: please try again.',
}

/** Sends what was written; `attempt` counts the refusals, since a captcha is good for one sending only. */
export function useEnquiry(onSent: () => void) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [attempt, setAttempt] = useState(0)
  const send = async (enquiry: ContactRequest) => {
    setSending(true)
    const refusal = await findRefusal(enquiry)
    setSending(false)
    if (!refusal) return onSent()
    setProblem(refusal)
    setAttempt(attempt + 1)
  }
  return { send, sending, problem, attempt }
}

async function findRefusal(enquiry: ContactRequest): Promise<Problem | undefined> {
  try {
    const answer = await browserApi().contact(enquiry)
    return failed(answer) ? answer.problem : undefined
  } catch (error) {
    console.error(error)
    return unreachable
  }
}
