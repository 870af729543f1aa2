import { Button } from '../controls/button.tsx'
import { useLeaveQuestion } from '../controls/leaving.tsx'
import { ProgressBar } from '../controls/progress-bar.tsx'
import { Reason } from '../controls/reason.tsx'
import { StatusNote } from '../controls/status-note.tsx'
import { UnsavedQuestion } from '../controls/unsaved-question.tsx'
import type { Upload } from './upload-queue.ts'
import type { Uploads } from './uploads.ts'

type Props = {
  uploads: Uploads
  /** False where an uploaded file is stored even after the page was left, or where the form asks once for all its lists. */
  asksBeforeLeaving?: boolean
}

/** Lists running and failed uploads. */
export function UploadList({ uploads, asksBeforeLeaving = true }: Props) {
  const { list, stored } = uploads
  const failures = list.filter(({ state }) => state === 'failed').length
  const under = list.length - failures
  return (
    <div className={list.length > 0 ? 'grid gap-2' : 'contents'}>
      {asksBeforeLeaving && <LeaveUploads isUnderWay={() => under > 0} />}
      {/* What is stored shows itself: it is said to those who do not see it. */}
      <StatusNote className={list.length > 0 ? 'text-label text-soft' : 'sr-only'}>
        {[
          under > 0 && `${under} on the way`,
          failures > 0 && `${failures} failed`,
          under === 0 && stored > 0 && `${stored} uploaded`,
        ]
          .filter(Boolean)
          .join(', ')}
      </StatusNote>
      {list.length > 0 && (
        <ul aria-label="Uploads" className="grid grid-cols-1 gap-1">
          {list.map((upload) => (
            <UploadRow key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Asks before the page is left: the form can only take in uploads while it is open. */
export function LeaveUploads({ isUnderWay }: { isUnderWay(): boolean }) {
  const question = useLeaveQuestion(isUnderWay)
  if (!question) return null
  return (
    <UnsavedQuestion
      open
      title="Leave before the upload ends?"
      loss="What is still on its way would not be added here."
      stay="Stay here"
      leave="Leave anyway"
      onStay={question.stay}
      onLeave={question.leave}
    />
  )
}

function UploadRow({
  upload: { id, file, state, progress, problem, mayRetry },
  uploads,
}: {
  upload: Upload
  uploads: Uploads
}) {
  return (
    <li className="grid gap-1 border border-rule bg-white px-3 py-2 text-small">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 grow truncate">{file.name}</span>
        {state === 'failed' ? (
          <>
            {mayRetry && (
              <Button look="plain" onClick={() => uploads.retry(id)} aria-label={`Try again: ${file.name}`}>
                Try again
              </Button>
            )}
            <Button look="plain" onClick={() => uploads.dismiss(id)} aria-label={`Dismiss ${file.name}`}>
              Dismiss
            </Button>
          </>
        ) : (
          <>
            <span className="text-label text-soft">{describeProgress(state, progress)}</span>
            <Button look="plain" onClick={() => uploads.dismiss(id)} aria-label={`Cancel ${file.name}`}>
              Cancel
            </Button>
          </>
        )}
      </div>
      {problem ? (
        <p role="alert" className="text-label font-semibold text-sale">
          <Reason>{problem}</Reason>
        </p>
      ) : (
        <ProgressBar share={progress} name={file.name} />
      )}
    </li>
  )
}

const describeProgress = (state: Upload['state'], progress: number) =>
  state === 'waiting' ? 'Waiting' : progress < 1 ? `${Math.round(progress * 100)} %` : 'Being prepared …'
