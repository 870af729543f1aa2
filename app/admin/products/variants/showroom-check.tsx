import { formatDate } from '../../../../contract/dates/staff-dates.ts'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { Button } from '../../controls/button.tsx'
import { useReadOnly } from '../../form/read-only.ts'
import { useVariantCheck } from './showroom-checks.ts'

/** When the variant was last checked, with a button that confirms the saved facts today. */
export function ShowroomCheck({ variant: { uuid, onDisplay, stockState } }: { variant: VariantEdit }) {
  const check = useVariantCheck(uuid)
  const isReadOnly = useReadOnly()
  if (!check?.checkedAt || (!onDisplay && stockState === null)) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <span>{`Checked on ${formatDate(check.checkedAt)}.`}</span>
      {!isReadOnly && <Button onClick={check.confirm}>Still correct</Button>}
    </p>
  )
}
