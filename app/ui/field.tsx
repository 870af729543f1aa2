import type { ReactNode } from 'react'

type Control = { id: string; name: string; className: string; 'aria-invalid': boolean; 'aria-describedby'?: string }
type FieldProps = {
  name: string
  label: string
  problems: Record<string, string>
  children: (control: Control) => ReactNode
}

/** A label, its control, and the field's problem. */
export function Field({ name, label, problems, children }: FieldProps) {
  const problem = problems[name]
  const problemId = `${name}-problem`
  const control = {
    id: name,
    name,
    className: 'block min-h-13 w-full border border-line bg-white px-4 py-3 aria-[invalid=true]:border-sale',
    'aria-invalid': Boolean(problem),
    'aria-describedby': problem && problemId,
  }
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <div className="mt-1.5">{children(control)}</div>
      {problem && (
        <p id={problemId} className="mt-1 text-small text-sale">
          {problem}
        </p>
      )}
    </div>
  )
}
