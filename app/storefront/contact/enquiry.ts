import { useState } from 'react'
import type { ContactRequest, ContactAnswer as Sent } from '../../../contract/enquiries.ts'
import { failed, type Problem } from '../../../contract/errors.ts'
import type { PieceAsked } from '../../../contract/shortlists.ts'
import { browserApi } from '../../api.ts'
import { listAsked } from '../shortlist/asked.ts'
import { getShortlist } from '../shortlist/shortlist.ts'
import { readAnswer } from './form-answer.ts'

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

/** Why an enquiry was refused, by status. */
const notTaken = {
  401: 'The check that you are a person was refused or has expired. Nothing you wrote is lost: please complete the check again, then send once more.',
  413: 'This is longer than we can take. Nothing you wrote is lost: please shorten it, then send it again.',
  503: 'We cannot take requests just now. Nothing you wrote is lost: please try again in a minute.',
}

/** Sends the enquiry. `attempt` counts refusals, because a captcha is valid for one attempt only. */
export function useEnquiry(onSent: (sent: Sent) => void) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [attempt, setAttempt] = useState(0)
  const send = async (enquiry: Omit<ContactRequest, 'items'>, asksList: boolean) => {
    setSending(true)
    const items = asksList ? await listStored() : []
    const answer = await readAnswer(browserApi().contact({ ...enquiry, items }), notTaken)
    setSending(false)
    if (!failed(answer)) return onSent(answer)
    setProblem(answer.problem)
    setAttempt(attempt + 1)
  }
  return { send, sending, problem, attempt }
}

/** A fast writer may send before the code that reads the shortlist has loaded. If it cannot be loaded, the page says so. */
async function listStored(): Promise<PieceAsked[]> {
  await import('../shortlist/stored-shortlist.ts').catch(console.error)
  return listAsked(getShortlist().pieces)
}
