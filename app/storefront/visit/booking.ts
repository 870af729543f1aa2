import { useState } from 'react'
import type { BookingAnswer, BookingRequest } from '../../../contract/bookings.ts'
import { Unauthorised } from '../../../contract/client.ts'
import { type Failure, failed, type Problem } from '../../../contract/errors.ts'
import { visitApi } from './visit-api.ts'

export type Booked = BookingAnswer & Pick<BookingRequest, 'email'>

const unreachable: Problem = {
  title: 'Not booked',
  reason: 'We could not be reached just now. Nothing you wrote is lost: please try again.',
}

const checkRefused: Problem = {
  title: 'Not booked',
  reason: 'The check that you are a person was refused or has expired. Please complete it again, then book once more.',
}

/** The reason for a refusal that names no field: in our words, because the answer may come from a proxy. */
const notTaken: Record<number, string> = {
  408: unreachable.reason,
  413: 'This is longer than we can take. Nothing you wrote is lost: please shorten it, then book again.',
  503: 'We cannot take bookings just now. Nothing you wrote is lost: please try again in a minute.',
}

/** Whether the visit may have been booked although no answer says so: its time is then taken, but by this visitor. */
const mayBeBooked = ({ status }: Failure) => status === 0 || status === 408 || status >= 500

/** Books the visit; `attempt` counts the refusals, since a captcha is valid for one attempt only. */
export function useBooking({ onBooked, onRefused }: { onBooked(booked: Booked): void; onRefused(): void }) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [attempt, setAttempt] = useState(0)
  const send = async (asked: BookingRequest) => {
    setSending(true)
    const answer = await sendBooking(asked)
    setSending(false)
    if (!failed(answer)) return onBooked({ ...answer, email: asked.email })
    setProblem(answer.problem)
    setAttempt(attempt + 1)
    if (!mayBeBooked(answer)) onRefused()
  }
  return { send, sending, problem, attempt }
}

async function sendBooking(asked: BookingRequest): Promise<BookingAnswer | Failure> {
  try {
    const answer = await visitApi().bookVisit(asked)
    const reason = failed(answer) && notTaken[answer.status > 500 ? 503 : answer.status]
    return reason ? { status: answer.status, problem: { title: 'Not booked', reason } } : answer
  } catch (error) {
    console.error(error)
    return error instanceof Unauthorised ? { status: 401, problem: checkRefused } : { status: 0, problem: unreachable }
  }
}
