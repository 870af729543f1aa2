import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** The fragment that links to this section. */
  name?: string
}

/** A section of fields, with its title at the left on a wide screen and above them on a narrow one. */
export function FormSection({ title, intro, children, name }: Props) {
  const id = useId()
  return (
    <section
      id={name}
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-rule py-8 lg:grid-cols-[14rem_1fr]"
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {intro && <p className="mt-1 text-label text-soft">{intro}</p>}
      </div>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  )
}
