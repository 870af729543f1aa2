import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { variantLabels } from '../../../../contract/staff/labels.ts'
import type { Bound } from '../../form/bound.ts'

type Props = {
  bound: Pick<Bound<VariantEdit>, 'name' | 'label' | 'problems'>
  /** Fields that are visible, so that they show their problems themselves. */
  shown: readonly string[]
  onOpen(field: string): void
}

/** The problems of a variant that only its drawer shows, each a link to its field. */
export function VariantProblems({ bound: { name, label, problems }, shown, onOpen }: Props) {
  const hidden = listHidden(problems, shown)
  if (hidden.length === 0) return null
  return (
    <ul aria-label={`To correct in ${label}`} className="grid text-small text-sale">
      {hidden.map(({ field, text }) => (
        <li key={field}>
          <button
            type="button"
            data-wrong
            data-field={`${name}.${field}`}
            onClick={() => onOpen(field)}
            className="min-h-11 py-1 text-left lg:min-h-9"
          >
            <span className="font-semibold underline underline-offset-2">
              {label}: {variantLabels[field]}
            </span>{' '}
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** One entry per field, whichever part of it is wrong. */
export function listHidden(problems: Record<string, string>, shown: readonly string[]) {
  const fields = (Object.keys(variantLabels) as (keyof VariantEdit)[]).filter((field) => !shown.includes(field))
  return fields.flatMap((field) => {
    const path = Object.keys(problems).find((path) => path === field || path.startsWith(`${field}.`))
    const text = path && problems[path]
    return text ? [{ field, text }] : []
  })
}
