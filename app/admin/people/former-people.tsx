import { formatDate } from '../../../contract/dates/staff-dates.ts'
import type { PersonRow } from '../../../contract/staff/people.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { useCarryOut } from '../form/saving/carry-out.ts'
import { LeftEnquiries } from './left-enquiries.tsx'

/** Former members, who are kept because the history names them. */
export function FormerPeople({ people }: { people: PersonRow[] }) {
  const carryOut = useCarryOut()
  const restoreAccess = ({ uuid, name }: PersonRow) =>
    carryOut({
      run: () => staffApi.restorePerson({ uuid }),
      done: `${name} is restored, with the password they had`,
      undo: { run: () => staffApi.removePerson({ uuid }), done: `${name} is no longer on the staff` },
    })
  return (
    <section aria-labelledby="former" className="mt-12">
      <h2 id="former" className="mb-2 text-h3">
        Former colleagues
      </h2>
      <ul>
        {people.map((person) => (
          <li key={person.uuid} className="flex flex-wrap items-center gap-x-3 border-b border-rule py-2 text-small">
            <span className="mr-auto">
              {person.name}
              <span className="block text-label text-soft">
                {person.email}, {person.removedAt && `since ${formatDate(person.removedAt)}`}
              </span>
              <LeftEnquiries person={person} />
            </span>
            <Button onClick={() => restoreAccess(person)} aria-label={`Restore access for ${person.name}`}>
              Restore access
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
