import { href, Link } from 'react-router'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import { failed } from '../../../contract/errors.ts'
import type { SupplierListState } from '../../../contract/staff/supplier-lists.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { warn } from '../controls/notices.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { unreachable } from '../unreachable.ts'
import { outcomeNames } from './list-facts.ts'

type Props = {
  uuid: string
  state: SupplierListState
  isWaiting: boolean
  canFetch: boolean
  onAsked(): void
}

/** The outcome of the last list, with a button that fetches it now. */
export function LastList({ uuid, state, isWaiting, canFetch, onAsked }: Props) {
  const mayEdit = useMayEdit()
  const { outcome, says, checkedAt, importUuid, nextAt } = state
  const fetchNow = async () => {
    const answer = await staffApi.fetchSupplierList({ uuid }).catch(unreachable)
    if (failed(answer)) warn(answer.problem.reason)
    else onAsked()
  }
  return (
    <FormSection title="Last list" intro={checkedAt === null ? undefined : `Fetched ${formatMoment(checkedAt)}`}>
      <div role="status" className="text-small">
        <p className="font-semibold">{isWaiting ? 'It is being fetched' : outcomeNames[outcome]}</p>
        {!isWaiting && says && <p>{says}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {importUuid && !isWaiting && (
          <Link to={href('/admin/import/:uuid', { uuid: importUuid })} className="underline">
            {outcome === 'applied' ? 'See what changed' : 'Review the changes'}
          </Link>
        )}
        {mayEdit && (
          <Button
            disabled={!canFetch || isWaiting}
            aria-describedby={canFetch ? undefined : 'save-list-first'}
            onClick={fetchNow}
          >
            Fetch it now
          </Button>
        )}
      </div>
      <p id="save-list-first" className="text-label text-soft">
        {canFetch
          ? nextAt && `Next: ${formatMoment(nextAt)}`
          : 'Save your changes first: the list is fetched as it is saved.'}
      </p>
    </FormSection>
  )
}
