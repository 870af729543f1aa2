import { downloads } from '../../../../contract/staff/calls.ts'
import type { Answer, Attachment } from '../../../../contract/staff/enquiries.ts'

type Props = { uuid: string; answer: Answer; email: string }

/** A shopper's email in the timeline: sender, quoted text and attachments. */
export function AnswerDetails({ uuid, answer: { from, quoted, isAutomatic, attachments }, email }: Props) {
  const isOther = from !== '' && from.toLowerCase() !== email.toLowerCase()
  return (
    <div className="mt-3 grid gap-2 text-label">
      {isAutomatic && (
        <p className="text-soft">This is an automatic reply, such as a holiday notice. Nobody was notified.</p>
      )}
      {isOther && <p>From another address: {from}</p>}
      {attachments.length > 0 && (
        <ul aria-label="Attachments" className="grid grid-cols-1 gap-1">
          {attachments.map((file) => (
            <li key={file.id}>
              <AttachedFile uuid={uuid} file={file} />
            </li>
          ))}
        </ul>
      )}
      {quoted && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline lg:min-h-6">
            Earlier emails it quotes
          </summary>
          <p className="mt-1 whitespace-pre-wrap text-soft">{quoted}</p>
        </details>
      )}
    </div>
  )
}

function AttachedFile({ uuid, file: { id, fileName, bytes, refusal } }: { uuid: string; file: Attachment }) {
  if (refusal !== null)
    return (
      <>
        {fileName} <span className="text-sale">was not kept. {refusal} It is still in the mailbox.</span>
      </>
    )
  return (
    <a
      href={downloads.attachment.path.replace(':uuid', uuid).replace(':id', id)}
      download={fileName}
      className="inline-flex min-h-11 items-center underline lg:min-h-6"
    >
      {fileName} ({formatBytes(bytes)})
    </a>
  )
}

const formatBytes = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
