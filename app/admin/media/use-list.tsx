import { Link } from 'react-router'
import type { MediaUse } from '../../../contract/staff-media.ts'
import { findRoom } from './media-addresses.ts'

/** Where something is used, each with the way there. */
export function UseList({ uses }: { uses: MediaUse[] }) {
  return (
    <section aria-label="Where it is used" className="grid gap-2">
      <h3 className="text-small font-sans font-semibold">Where it is used</h3>
      {uses.length === 0 ? (
        <p className="text-small text-soft">Nowhere yet. It can be deleted.</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule text-small">
          {uses.map((use) => (
            <UseRow key={`${use.kind} ${use.id} ${use.part}`} use={use} />
          ))}
        </ul>
      )}
    </section>
  )
}

function UseRow({ use }: { use: MediaUse }) {
  const { noun, to } = findRoom(use)
  const name = use.name || noun
  const facts = [name === noun ? '' : noun, use.part, use.inBin ? 'in the bin' : ''].filter(Boolean).join(', ')
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 lg:min-h-9">
      {use.inBin ? (
        <span>{name}</span>
      ) : (
        <Link to={to} className="underline underline-offset-4">
          {name}
        </Link>
      )}
      <span className="text-label text-soft">{facts}</span>
    </li>
  )
}
