import type { MouseEvent, SubmitEvent } from 'react'
import type { TemplateRow } from '../../../../contract/reply-templates.ts'
import type { EnquiryView } from '../../../../contract/staff/enquiries.ts'
import { Button } from '../../controls/button.tsx'
import { Reason } from '../../controls/reason.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { CheckedForm } from '../../form/saving/checked-form.tsx'
import { useMember } from '../../layout/back-office-layout.tsx'
import { useMailing } from '../../mail/mailing.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { useReplyDraft } from './reply-draft.ts'
import { Notice, ReplyNotes } from './reply-notes.tsx'
import { useReplySending } from './reply-sending.ts'
import { useReplyVersion } from './reply-version.ts'
import { TemplateChoice } from './template-choice.tsx'

type Props = { enquiry: EnquiryView; templates: TemplateRow[] }

export function ReplyForm({ enquiry, templates }: Props) {
  const replyDraft = useReplyDraft(enquiry)
  const { draft, isBegun, change, discard } = replyDraft
  const { name: me } = useMember()
  const { leaves } = useMailing()
  const { seen, news, acknowledge } = useReplyVersion(enquiry, { me, isBegun })
  const { problem, preview, sending, look, leave, send } = useReplySending(enquiry.uuid, seen, replyDraft)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    return send()
  }
  const discardHere = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the draft, so the focus moves to the text.
    currentTarget.form?.querySelector('textarea')?.focus()
    discard()
  }
  const field = (part: 'subject' | 'text', label: string) => ({
    name: part,
    label,
    value: draft[part],
    onChange: (value: string) => change({ [part]: value }),
    problem: problem?.fields?.[part],
    problems: {},
  })
  return (
    <CheckedForm
      refusal={problem}
      id="reply"
      byButtonAlone
      onSubmit={submit}
      className="grid grid-cols-1 gap-4 border-t border-rule pt-5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-h3">Reply to {enquiry.name}</h2>
        <TemplateChoice
          templates={templates}
          fillings={enquiry.reply.fillings}
          text={draft.text}
          onText={(text) => change({ text })}
        />
      </div>
      <ReplyNotes enquiry={enquiry} leaves={leaves} />
      <TextField bound={field('subject', 'Subject')} />
      <TextField bound={field('text', 'Your reply')} lines={8} />
      {problem && !problem.fields && !news && (
        <Notice>
          <Reason>{problem.reason}</Reason>
        </Notice>
      )}
      {news && <News onSeen={acknowledge}>{news}</News>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="solid" disabled={sending || news !== undefined}>
          {sending ? 'One moment …' : leaves ? 'Send the reply' : 'Keep the reply as a file'}
        </Button>
        <Button onClick={look} disabled={!isBegun}>
          Preview
        </Button>
        {isBegun && (
          <Button look="plain" onClick={discardHere}>
            Discard
          </Button>
        )}
      </div>
      <ReplyDialog preview={preview} onClose={leave} onSend={news ? undefined : send} isSending={sending} />
    </CheckedForm>
  )
}

const News = ({ children, onSeen }: { children: string; onSeen(): void }) => (
  <Notice>
    {children} Please look at it above before you go on.{' '}
    <button type="button" onClick={onSeen} className="min-h-11 font-semibold underline">
      I have seen it
    </button>
  </Notice>
)
