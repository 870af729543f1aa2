import { useState } from 'react'
import type { BookingAnswer, BookingRequest } from '../../../contract/bookings.ts'
import { type Failure, failed, type Problem } from '../../../contract/errors.ts'
import { readAnswer } from '../contact/form-answer.ts'
import { visitApi } from './visit-api.ts'

export type Booked = BookingAnswer & Pick<BookingRequest, 'email'>

/** Why a visit was not booked, by status. */
const notTaken = {
  401: 'The check that you are a person was refused or has expired. Please complete it again, then book once more.',
  413: 'This is longer than we can take. Nothing you wrote is lost: please shorten it, then book again.',
  503: 'We cannot take bookings just now. Nothing you wrote is lost: please try again in a minute.',
}

/** Whether the visit may have been booked although the answer was lost: its time is then taken, but by this visitor. */
const mayBeBooked = ({ status }: Failure) => status === 0 || status === 408 || status >= 500

/** Books the visit. `attempt` counts refusals, because a captcha is valid for one attempt only. */
export function useBooking({ onBooked, onRefused }: { onBooked(booked: Booked): void; onRefused(): void }) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [attempt, setAttempt] = useState(0)
  const send = async (asked: BookingRequest) => {
    setSending(true)
    const answer = await readAnswer(visitApi().bookVisit(asked), notTaken)
    setSending(false)
    if (!failed(answer)) return onBooked({ ...answer, email: asked.email })
    setProblem(answer.problem)
    setAttempt(attempt + 1)
    if (!mayBeBooked(answer)) onRefused()
  }
  return { send, sending, problem, attempt }
}
