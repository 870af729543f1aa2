import { formatDate } from '../../../../contract/dates/staff-dates.ts'
import type { BinnedTemplate } from '../../../../contract/reply-templates.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { useCarryOut } from '../../form/saving/carry-out.ts'

/** Templates in the bin, which sellers can restore here. */
export function BinnedTemplates({ templates }: { templates: BinnedTemplate[] }) {
  const carryOut = useCarryOut()
  if (templates.length === 0) return null
  const restore = ({ uuid, name }: BinnedTemplate) =>
    carryOut({ run: () => staffApi.restoreReplyTemplate({ uuid }), done: `${name} is restored` })
  return (
    <section aria-labelledby="binned" className="mt-12">
      <h2 id="binned" className="mb-2 text-h3">
        In the bin
      </h2>
      <ul>
        {templates.map((template) => (
          <li key={template.uuid} className="flex flex-wrap items-center gap-x-3 border-b border-rule py-2 text-small">
            <span className="mr-auto min-w-0 wrap-anywhere">
              {template.name}
              <span className="block text-label text-soft">since {formatDate(template.binnedAt)}</span>
            </span>
            <Button aria-label={`Restore ${template.name}`} onClick={() => restore(template)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
