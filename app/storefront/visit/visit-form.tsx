import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Department } from '../../../contract/catalogue.ts'
import { formatVisitTime } from '../../../contract/dates/visit-time.ts'
import { makeKey } from '../../random-key.ts'
import { Button } from '../../ui/button.tsx'
import { useTouched } from '../../ui/touched.ts'
import { Captcha } from '../contact/captcha.tsx'
import { useSite } from '../layout/site.ts'
import { type Booked, useBooking } from './booking.ts'
import { DepartmentField } from './department-field.tsx'
import { FreeTimes } from './free-times.tsx'
import { Refusal } from './refusal.tsx'
import { SeenPieces } from './seen-pieces.tsx'
import { useTimes } from './times.ts'
import { useVisitPieces } from './visit-pieces.ts'
import { blankVisitor, isComplete, VisitorFields } from './visitor-fields.tsx'
import { useDepartments } from './wanted-department.ts'
import { useWantedTime } from './wanted-time.ts'

type Props = { departments: Department[]; search: string; onBooked(booked: Booked): void }

const blank = { visitor: blankVisitor, startsAt: '', uuid: '' }
/** The unsent draft of a visit: a visitor who looks at another page continues later. */
let draft = blank

export function VisitForm({ departments, search, onBooked }: Props) {
  const { captcha } = useSite().settings
  const [visitor, setVisitor] = useState(draft.visitor)
  const [captchaValue, setCaptchaValue] = useState('')
  const [uuid] = useState(() => draft.uuid || makeKey())
  const pieces = useVisitPieces(search)
  const times = useTimes({ categoryId: visitor.categoryId })
  const { startsAt, lost, choose } = useWantedTime(times, draft.startsAt)
  useEffect(() => {
    draft = { visitor, startsAt, uuid }
  }, [visitor, startsAt, uuid])
  const chosen = useDepartments(departments, times, {
    categoryId: visitor.categoryId,
    choose: (categoryId) => setVisitor({ ...visitor, categoryId }),
  })
  const { send, sending, problem, attempt } = useBooking({
    onBooked: (booked) => {
      draft = blank
      onBooked(booked)
    },
    onRefused: times.again,
  })
  const form = useRef<HTMLFormElement>(null)
  const { begun, begin } = useTouched(form)
  const problems = problem?.fields ?? {}
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) send({ ...visitor, uuid, startsAt, captchaValue, items: pieces.asked })
  }
  return (
    <form ref={form} method="post" onSubmit={submit} onFocus={begin} className="grid gap-10">
      {problem && <Refusal key={attempt} reason={problem.reason} />}
      <DepartmentField
        departments={chosen.left}
        value={visitor.categoryId}
        problems={chosen.notice ? { categoryId: chosen.notice } : problems}
        onChange={chosen.choose}
      />
      {chosen.notice && (
        <p role="alert" className="sr-only">
          {chosen.notice}
        </p>
      )}
      <FreeTimes times={times} startsAt={startsAt} problem={problems.startsAt} onChange={choose} />
      <SeenPieces {...pieces} />
      <VisitorFields
        visitor={visitor}
        mailed={times.slots?.mailed ?? false}
        problems={problems}
        onChange={setVisitor}
      />
      <Captcha
        key={`captcha ${attempt}`}
        {...captcha}
        wanted={begun || isComplete(visitor)}
        onChange={setCaptchaValue}
      />
      <div className="grid gap-3">
        <p aria-live="polite" className="font-semibold">
          <span>{startsAt ? `Your visit: ${formatVisitTime(startsAt)}` : askForTime(lost)}</span>
          {startsAt && !isComplete(visitor) && (
            <span className="block font-normal">Your name and a way to reach you are still missing.</span>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            disabled={!startsAt || !isComplete(visitor) || captchaValue === ''}
            aria-disabled={sending}
          >
            {sending ? 'Booking…' : 'Book this visit'}
          </Button>
          <span className="label">We use what you write here for your visit, and for nothing else.</span>
        </p>
      </div>
    </form>
  )
}

const askForTime = (lost: string) =>
  lost === ''
    ? 'Please choose a time above.'
    : `${formatVisitTime(lost)} can no longer be booked for this visit. Please choose a time above.`
