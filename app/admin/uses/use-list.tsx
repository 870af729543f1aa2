import { Link } from 'react-router'
import { labelKind } from '../../../contract/kinds.ts'
import type { MediaUse } from '../../../contract/staff/media.ts'
import type { Use } from '../../../contract/staff/uses.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { findAddress } from '../record-addresses.ts'

/** A record that uses this one, on the site or in the bin. */
type AnyUse = Use | MediaUse

type Props = {
  uses: AnyUse[]
  /** The total number, if only the first are listed. */
  total?: number
  none?: string
}

/** The uses of a record, each with a link. */
export function UseList({ uses, total = uses.length, none = 'Not used anywhere, so it can be deleted.' }: Props) {
  return (
    <section aria-label="Where it is used" className="grid gap-2">
      <h3 className="text-small font-sans font-semibold">Where it is used</h3>
      {uses.length === 0 ? (
        <p className="text-small text-soft">{none}</p>
      ) : (
        <ul className="max-h-72 divide-y divide-rule overflow-y-auto border-y border-rule text-small">
          {uses.map((use) => (
            <UseRow key={`${use.kind} ${use.id} ${use.part}`} use={use} />
          ))}
          {total > uses.length && (
            <li className="flex min-h-11 items-center text-soft lg:min-h-9">
              and {writeWhole(total - uses.length)} more
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function UseRow({ use }: { use: AnyUse }) {
  const label = labelKind(use.kind)
  const name = use.name || label
  const inBin = 'inBin' in use && use.inBin
  const facts = [name === label ? '' : label, use.part, inBin ? 'in the bin' : ''].filter(Boolean).join(', ')
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 lg:min-h-9">
      {inBin ? (
        <span>{name}</span>
      ) : (
        <Link to={findAddress(use)} className="underline underline-offset-4">
          {name}
        </Link>
      )}
      <span className="text-label text-soft">{facts}</span>
    </li>
  )
}
