import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { writeWhole } from '../../../contract/whole-numbers.ts'

type Props = { title: string; note?: ReactNode; children: ReactNode }

/** One section of the overview. */
export function Part({ title, note, children }: Props) {
  const id = useId()
  return (
    // The column would clip a margin at its end.
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid pb-4">
      <div className="border border-rule bg-white p-4 sm:p-5">
        <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="mr-auto text-h3">
            {title}
          </h2>
          {note && <div className="text-label text-soft">{note}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}

export const SoftText = ({ children }: { children: ReactNode }) => <p className="text-small text-soft">{children}</p>

type RowProps = { to: string; count: number; children: ReactNode }

/** A number of things to correct, with a link to them. */
export function CountRow({ to, count, children }: RowProps) {
  return (
    <li className="relative flex min-h-11 items-center gap-3 border-t border-rule py-1 text-small hover:bg-sand lg:min-h-9">
      <Link to={to} className="min-w-0 grow after:absolute after:inset-0">
        {children}
      </Link>
      <span className="font-semibold tabular-nums">{writeWhole(count)}</span>
    </li>
  )
}
