import { useState } from 'react'
import { Unauthorised } from '../../../contract/client.ts'
import type { ContactRequest, ContactAnswer as Sent } from '../../../contract/enquiries.ts'
import { type Failure, failed, type Problem } from '../../../contract/errors.ts'
import { browserApi } from '../../api.ts'

type Written = Omit<ContactRequest, 'uuid' | 'captchaValue' | 'variantUuid' | 'items'>

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

const checkRefused: Problem = {
  title: 'Not sent',
  reason:
    'The check that you are a person was refused or has expired. Nothing you wrote is lost: please complete the check again, then send once more.',
}

/** The reason for a refusal that names no field: in our words, because the answer may come from a proxy. */
const notTaken: Record<number, string> = {
  408: 'It took too long to reach us. Nothing you wrote is lost: please try again.',
  413: 'This is longer than we can take. Nothing you wrote is lost: please shorten it, then send it again.',
  503: 'We cannot take requests just now. Nothing you wrote is lost: please try again in a minute.',
}

/** Sends the enquiry; `attempt` counts the refusals, since a captcha is valid for one attempt only. */
export function useEnquiry(onSent: (sent: Sent) => void) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [attempt, setAttempt] = useState(0)
  const send = async (enquiry: ContactRequest) => {
    setSending(true)
    const answer = await sendEnquiry(enquiry)
    setSending(false)
    if (!failed(answer)) return onSent(answer)
    setProblem(answer.problem)
    setAttempt(attempt + 1)
  }
  return { send, sending, problem, attempt }
}

async function sendEnquiry(enquiry: ContactRequest): Promise<Sent | Failure> {
  try {
    const answer = await browserApi().contact(enquiry)
    const reason = failed(answer) && notTaken[answer.status > 500 ? 503 : answer.status]
    return reason ? { status: answer.status, problem: { title: 'Not sent', reason } } : answer
  } catch (error) {
    console.error(error)
    return error instanceof Unauthorised ? { status: 401, problem: checkRefused } : { status: 0, problem: unreachable }
  }
}
