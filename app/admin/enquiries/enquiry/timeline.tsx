import type { ReactNode } from 'react'
import { formatMoment } from '../../../../contract/dates/staff-dates.ts'
import type { EnquiryView, TimelineEntry } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'
import { MailLine } from '../../mail/mail-line.tsx'
import { nameStatus } from '../enquiry-texts.ts'
import { AnswerDetails } from './answer-entry.tsx'
import { RemoveNote } from './note-form.tsx'

/** The events of an enquiry, starting with the question. */
export function Timeline({ enquiry }: { enquiry: EnquiryView }) {
  return (
    <section aria-label="What happened so far">
      <ol className="grid grid-cols-1 gap-4">
        {enquiry.timeline.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} enquiry={enquiry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const howAsked = { site: '', phone: ' by phone', counter: ' at the counter' }

function Entry({ entry, enquiry: { uuid, name, email, cameBy } }: { entry: TimelineEntry; enquiry: EnquiryView }) {
  const { id, kind, by, text, at } = entry
  switch (kind) {
    case 'received':
      return (
        <MessageEntry head={`${name} asked${howAsked[cameBy]}`} at={at} look="border-line bg-white">
          {text}
        </MessageEntry>
      )
    case 'reply':
      return (
        <MessageEntry
          head={`${by} ${hasNotArrived(entry.mail) ? 'wrote a reply' : 'replied'}`}
          at={at}
          look="ml-4 border-green bg-sage sm:ml-12"
          foot={<MailLine mail={entry.mail} send={() => resend(uuid, entry.mail)} sendLater />}
        >
          {text}
        </MessageEntry>
      )
    case 'answer':
      return (
        <MessageEntry
          head={entry.answer?.isAutomatic ? `Automatic reply from ${by}` : `${by} answered`}
          at={at}
          look="border-line bg-white"
          foot={entry.answer && <AnswerDetails uuid={uuid} answer={entry.answer} email={email} />}
        >
          {text}
        </MessageEntry>
      )
    case 'note':
      return (
        <MessageEntry
          head={`${by} noted`}
          at={at}
          look="border-dashed border-line bg-sand"
          foot={<RemoveNote uuid={uuid} noteId={id} text={text} />}
        >
          {text}
        </MessageEntry>
      )
    default:
      return (
        <div className="flex flex-wrap items-center gap-x-2 px-4 text-label text-soft">
          <p>
            {summariseEntry(entry)} <time dateTime={at}>· {formatMoment(at)}</time>
          </p>
          <MailLine mail={entry.mail} send={() => resend(uuid, entry.mail)} />
        </div>
      )
  }
}

/** Whether the mail is known not to have left, or not yet. */
const hasNotArrived = (mail: TimelineEntry['mail']) => mail !== null && !['sent', 'unknown'].includes(mail.state)

const resend = (uuid: string, mail: TimelineEntry['mail']) => staffApi.retryMail({ uuid, mailId: mail?.id ?? 0 })

type MessageEntryProps = { head: string; at: string; look: string; foot?: ReactNode; children: string }

function MessageEntry({ head, at, look, foot, children }: MessageEntryProps) {
  return (
    <article className={`border-l-2 px-4 py-3 ${look}`}>
      <p className="mb-1.5 flex flex-wrap gap-x-3 text-label text-soft">
        <strong className="min-w-0 font-semibold text-ink">{head}</strong>
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className="whitespace-pre-wrap">{children}</p>
      {foot}
    </article>
  )
}

function summariseEntry({ kind, by, before, after, mail }: TimelineEntry): string {
  if (kind === 'told-shop') return `Email to us (${mail?.to})`
  if (kind === 'entered') return `${by} entered it by hand`
  if (kind === 'receipt') return 'Confirmation to the shopper'
  if (kind === 'status') return `${by}: ${nameStatus(before)} → ${nameStatus(after)}`
  if (after === null) return `${by} assigned it to nobody`
  return by === after ? `${by} took it on` : `${by} assigned it to ${after}`
}
