import { href } from 'react-router'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import type { LeftBehind } from '../../../contract/staff/demonstration.ts'
import { Button, LinkButton } from '../controls/button.tsx'
import { useQuestion } from '../controls/question.tsx'

type Props = { left: LeftBehind; onTakeBack(): void }

/** Says when the demonstration was removed, and brings it back. */
export function LeftBehindPart({ left: { title, at, by, until, backup }, onTakeBack }: Props) {
  const { ask, dialog } = useQuestion()
  const askFirst = () =>
    ask({
      title: 'Bring the demonstration back?',
      description: 'Its products, pages and pictures return to the shop. What you have changed since stays as it is.',
      yes: 'Bring it back',
      no: 'Leave it out',
      isSafe: true,
      run: onTakeBack,
    })
  return (
    <section aria-label="Removed" className="mb-6 grid gap-3 border border-rule bg-white p-4 sm:p-5">
      <h2 className="text-h3">The shop is yours</h2>
      <p className="text-small">
        {title} was removed by {by} on {formatMoment(at)}. Until {formatMoment(until)} you can bring it back: what you
        have changed since stays as it is. After that it is gone for good.
      </p>
      <p className="text-small text-soft">
        The whole shop as it was before is in the backup <code>{backup}</code>, in the shop’s data folder.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/admin')} look="solid">
          Go to the first steps
        </LinkButton>
        <LinkButton to="/" reloadDocument>
          View the shop
        </LinkButton>
        <Button look="plain" onClick={askFirst}>
          Bring it back
        </Button>
      </div>
      {dialog}
    </section>
  )
}
