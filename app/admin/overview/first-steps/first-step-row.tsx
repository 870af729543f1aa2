import type { FirstStep } from '../../../../contract/staff/first-steps.ts'
import { BackupLink } from '../../backup/backup-link.tsx'
import { Button } from '../../controls/button.tsx'
import { TextLink } from '../../controls/text-links.tsx'
import { stepTexts } from './step-texts.ts'

/** `onRead`: confirms that the legal pages were read; undefined until they have a text. */
type Props = FirstStep & { onRead: (() => void) | undefined }

export function FirstStepRow({ step, isDone, onRead }: Props) {
  const { title, why, link, to } = stepTexts[step]
  return (
    <li className="flex gap-3 border-t border-rule py-2.5 text-small">
      <Mark isDone={isDone} />
      <div className="min-w-0 grow">
        <p className={isDone ? 'text-soft' : 'font-semibold'}>
          {title}
          {isDone && <span className="sr-only"> (done)</span>}
        </p>
        {!isDone && (
          <>
            <p className="text-soft">{why}</p>
            <div className="flex flex-wrap items-center gap-x-4 lg:mt-1">
              {to === undefined ? (
                <BackupLink className="inline-flex min-h-11 items-center underline lg:min-h-6">{link}</BackupLink>
              ) : (
                <TextLink to={to}>{link}</TextLink>
              )}
              {step === 'legal' && onRead && <Button onClick={onRead}>I have read them</Button>}
            </div>
          </>
        )}
      </div>
    </li>
  )
}

const Mark = ({ isDone }: { isDone: boolean }) => (
  <span
    aria-hidden="true"
    className={`mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border text-label ${isDone ? 'border-green bg-green text-paper' : 'border-line'}`}
  >
    {isDone && '✓'}
  </span>
)
