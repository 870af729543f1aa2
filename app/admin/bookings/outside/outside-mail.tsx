import { useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { OutsideRow } from '../../../../contract/staff/bookings.ts'
import { makeKey } from '../../../random-key.ts'
import { staffApi } from '../../api.ts'
import { UnsavedPart } from '../../controls/unsaved-part.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { useCarryOut } from '../../form/saving/carry-out.ts'
import { isSame } from '../../form/saving/same-value.ts'
import { SentForm } from '../../form/saving/sent-form.tsx'
import { useMailing } from '../../mail/mailing.tsx'
import { OutsideList } from './outside-list.tsx'

const text =
  'We are sorry: we are closed at the time of your visit. Please choose another time with the link below, or call us. We would love to see you.'

const usual = { subject: 'We are closed at the time of your visit', text }

/** Initially selects the visitors who have an email address and have not been written to yet. */
const chooseFirst = (bookings: OutsideRow[]) =>
  new Set(bookings.filter(({ email, writtenAt }) => email !== '' && writtenAt === null).map(({ uuid }) => uuid))

const onTheWay = (count: number) => (count === 1 ? '1 email is on its way' : `${count} emails are on their way`)
const asFiles = (count: number) => (count === 1 ? '1 email kept as a file' : `${count} emails kept as files`)

export function OutsideMail({ bookings }: { bookings: OutsideRow[] }) {
  const carryOut = useCarryOut()
  const { leaves, describeOutcome } = useMailing()
  const [chosen, setChosen] = useState(() => chooseFirst(bookings))
  const [draft, setDraft] = useState(usual)
  const [sent, setSent] = useState(usual)
  // A new key for each mail, and the same one when its answer was lost and it is sent again: nobody gets it twice.
  const [key, setKey] = useState(makeKey)
  const uuids = bookings.filter(({ uuid }) => chosen.has(uuid)).map(({ uuid }) => uuid)
  const send = async () => {
    const answer = await staffApi.writeToVisitors({ key, uuids, ...draft })
    if (failed(answer)) return answer.problem
    setKey(makeKey)
    setSent(draft)
    // Visitors who were ticked while the mail was being sent stay ticked, because they have not got it.
    setChosen((now) => new Set([...now].filter((uuid) => !uuids.includes(uuid))))
    await carryOut({
      run: async () => answer,
      done: describeOutcome(onTheWay(answer.written), asFiles(answer.written)),
    })
  }
  const toggle = (uuid: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, uuid] : [...before].filter((each) => each !== uuid)))
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <UnsavedPart changed={!isSame(draft, sent)} />
      <OutsideList bookings={bookings} chosen={chosen} onToggle={toggle} />
      <section aria-labelledby="outside-mail" className="grid content-start gap-4">
        <h2 id="outside-mail" className="text-h3">
          {uuids.length === 1 ? 'Write to 1 visitor' : `Write to ${uuids.length} visitors`}
        </h2>
        {!leaves && (
          <p className="border-l-2 border-sale bg-sand px-4 py-2 text-small">
            Email is not set up: the emails are kept as files and reach nobody. Please phone instead.
          </p>
        )}
        <SentForm
          action={leaves ? 'Send the emails' : 'Keep the emails as files'}
          look="solid"
          byButtonAlone
          send={send}
          disabled={uuids.length === 0}
        >
          {(problems) => {
            const field = (part: 'subject' | 'text', label: string) => ({
              name: part,
              label,
              value: draft[part],
              problem: problems[part],
              problems: {},
              onChange: (value: string) => {
                setDraft((before) => ({ ...before, [part]: value }))
                setKey(makeKey)
              },
            })
            return (
              <>
                <TextField bound={field('subject', 'Subject')} />
                <TextField
                  bound={field('text', 'What to say')}
                  lines={7}
                  hint="Comes after ‘Hello’ and the name. The time of the visit, the link and our address are added automatically."
                />
              </>
            )
          }}
        </SentForm>
      </section>
    </div>
  )
}
