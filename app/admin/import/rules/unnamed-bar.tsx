import { useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { ImportView } from '../../../../contract/staff/import.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { warn } from '../../controls/notices.tsx'
import { countProducts } from '../../products/bulk/actions.ts'
import { unreachable } from '../../unreachable.ts'

/** What the supplier's list no longer names, to be archived with it if that is wanted. */
export function UnnamedBar({ view, onStarted }: { view: ImportView; onStarted(): void }) {
  const [busy, setBusy] = useState(false)
  const { uuid, supplier, makeNew, columns, questions, rules } = view
  const { count, names } = questions.unnamed
  if (count === 0) return null
  const decide = async (archives: boolean) => {
    setBusy(true)
    const matching = columns.map(({ column }) => column)
    const answer = await staffApi
      .checkImport({ uuid, supplier, makeNew, matching, rules: { archives } })
      .catch(unreachable)
    setBusy(false)
    if (failed(answer)) warn(answer.problem.reason)
    else onStarted()
  }
  return (
    <section aria-label="No longer in the list" className="grid gap-2 border-l-2 border-line pl-3 text-small">
      <p>
        <strong>
          {countProducts(count)} of {supplier} {count === 1 ? 'is' : 'are'} no longer in the list.
        </strong>{' '}
        {rules.archives ? 'Applying this archives them too.' : 'They stay as they are.'}
      </p>
      <details>
        <summary className="min-h-11 py-2 lg:min-h-0">Which ones</summary>
        <ul className="gap-6 sm:columns-3">
          {numberRepeats(names).map(({ key, name }) => (
            <li key={key} className="wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      </details>
      <p>
        <Button disabled={busy} onClick={() => decide(!rules.archives)}>
          {rules.archives ? 'Leave them as they are' : 'Archive them too'}
        </Button>
      </p>
    </section>
  )
}

/** Two pieces may have one name: the second of them gets a key of its own. */
const numberRepeats = (names: string[]) =>
  names.map((name, place) => ({ name, key: names.indexOf(name) === place ? name : `${name} ${place}` }))
