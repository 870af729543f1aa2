import { href, Link } from 'react-router'
import type { WaitingList } from '../../../contract/staff/supplier-lists.ts'
import { outcomeNames } from '../supplier-lists/list-facts.ts'
import { Part } from './part.tsx'

/** Supplier lists that staff have to look at. */
export function WaitingLists({ lists }: { lists: WaitingList[] }) {
  return (
    <Part title="Suppliers’ lists">
      <ul>
        {lists.map(({ uuid, name, outcome, says, importUuid }) => (
          <li key={uuid} className="relative border-t border-rule py-2 text-small hover:bg-sand">
            <Link
              to={
                importUuid
                  ? href('/admin/import/:uuid', { uuid: importUuid })
                  : href('/admin/supplier-lists/:uuid', { uuid })
              }
              className="font-semibold after:absolute after:inset-0"
            >
              {name}
            </Link>
            <p className="text-soft">{says || outcomeNames[outcome]}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
