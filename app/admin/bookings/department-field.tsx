import { staffApi } from '../api.ts'
import { useLoaded } from '../controls/loaded.ts'
import { NotLoaded } from '../controls/not-loaded.tsx'
import type { Bound } from '../form/bound.ts'
import { type Choice, ChoiceField } from '../form/fields/choice-field.tsx'

type Department = Choice<number> & { visible: boolean }

/** The departments are the shop's categories; only visible ones can be visited. `note` says that they could not be loaded. */
export function useDepartments() {
  const { answer = [], problem, tryAgain } = useLoaded((signal) => staffApi.categories(undefined, { signal }))
  const departments = answer.map(({ id, name, visible }): Department => ({ value: id, label: name, visible }))
  const note = problem !== undefined && <NotLoaded what="departments" problem={problem} onTryAgain={tryAgain} />
  return { departments, note }
}

export function DepartmentField({ bound }: { bound: Bound<number | null> }) {
  const { departments, note } = useDepartments()
  return (
    <div className="grid gap-2">
      <ChoiceField bound={bound} choices={departments.filter(({ visible }) => visible)} none="None in particular" />
      {note}
    </div>
  )
}
