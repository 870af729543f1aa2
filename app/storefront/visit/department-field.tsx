import type { Department } from '../../../contract/catalogue.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

type Props = {
  departments: Department[]
  value: number
  problems: Record<string, string>
  onChange(categoryId: number): void
}

/** Comes first, because visits to some departments take longer. */
export function DepartmentField({ departments, value, problems, onChange }: Props) {
  const own = departments.filter((department) => department.value !== 0)
  return (
    <Field name="categoryId" label="What brings you here?" problems={problems}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          <option value={0}>A look around</option>
          {own.map((department) => (
            <option key={department.value} value={department.value}>
              {department.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
