import type { ImportView } from '../../../contract/staff/import.ts'

const steps = ['Upload a file', 'Check its columns', 'Match the supplier’s words', 'Preview the changes', 'Apply']

type Props = { state: ImportView['state']; isMatching: boolean; isAsking: boolean }

/** The steps of an import, with the current one marked. */
export function ImportSteps({ state, isMatching, isAsking }: Props) {
  const now = isMatching ? 1 : isAsking ? 2 : state === 'applied' || state === 'undone' ? 4 : 3
  return (
    <ol aria-label="Steps" className="mb-6 grid gap-x-6 gap-y-1 text-small sm:flex sm:flex-wrap">
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === now ? 'step' : undefined}
          className={`border-b-2 py-1 ${place === now ? 'border-green font-semibold' : 'border-transparent text-soft'}`}
        >
          {place + 1}. {step}
          {place < now && <span aria-hidden="true"> ✓</span>}
        </li>
      ))}
    </ol>
  )
}
