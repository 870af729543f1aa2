import { findField } from './find-field.ts'

type Props = { problems: { path: string; label: string }[] }

const maxShown = 4

/** Lists the refused fields, each as a link to the field. */
export function ProblemLinks({ problems }: Props) {
  if (problems.length === 0) return null
  const further = problems.length - maxShown
  return (
    <ul aria-label="Fields to correct" className="flex flex-wrap gap-x-4">
      {problems.slice(0, maxShown).map(({ path, label }) => (
        <li key={path}>
          <button
            type="button"
            onClick={() => goTo(path)}
            className="min-h-11 font-semibold underline underline-offset-2 lg:min-h-7"
          >
            {label}
          </button>
        </li>
      ))}
      {further > 0 && <li className="py-3 lg:py-1">and {further} more</li>}
    </ul>
  )
}

/** A control that only opens a drawer is pressed instead of focused. */
function goTo(path: string): void {
  const field = findField(path)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  if (field instanceof HTMLButtonElement) field.click()
}
