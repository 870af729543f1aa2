import { useState } from 'react'
import { formatLongDate } from '../../../../contract/dates/long-date.ts'
import { failed } from '../../../../contract/errors.ts'
import type { ImportView } from '../../../../contract/staff/import.ts'
import type { MissingProducts } from '../../../../contract/staff/import-rules.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { warn } from '../../controls/notices.tsx'
import { unreachable } from '../../unreachable.ts'
import { describeOnce, describeTwice } from './unnamed-texts.ts'

/**
 * Lists the products that the supplier's list no longer names. Those missing from two consecutive lists can be archived
 * with it.
 */
export function UnnamedBar({ view, onStarted }: { view: ImportView; onStarted(): void }) {
  const [isBusy, setBusy] = useState(false)
  const { uuid, supplier, makeNew, columns, questions, rules, state } = view
  const { once, twice, isNoted } = questions.unnamed
  if (once.count + twice.count === 0)
    return (
      isNoted && (
        <p className="text-small">This list again has everything that was missing from {supplier}’s last list.</p>
      )
    )
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
      {twice.count > 0 && (
        <>
          <p>
            <strong>{describeTwice(twice, supplier)}</strong>{' '}
            {rules.archives ? 'Applying this archives them too.' : 'They stay as they are.'}
          </p>
          <MissingNames products={twice} />
          <p>
            <Button disabled={isBusy} onClick={() => decide(!rules.archives)}>
              {rules.archives ? 'Leave them as they are' : 'Archive them too'}
            </Button>
          </p>
        </>
      )}
      {once.count > 0 && (
        <>
          <p>
            <strong>{describeOnce(once, supplier)}</strong> A product can only be archived once two lists in a row leave
            it out.{' '}
            {isNoted && state === 'checked' && 'This one counts when it is applied, even if it changes nothing.'}
          </p>
          <MissingNames products={once} />
        </>
      )}
    </section>
  )
}

/** The products that an applied list did not name and left unchanged. */
export const LeftOut = ({ supplier, twice }: { supplier: string; twice: MissingProducts }) => (
  <section aria-label="No longer in the list" className="grid gap-2 border-l-2 border-line pl-3 text-small">
    <p>
      <strong>{describeTwice(twice, supplier)}</strong> They stay as they are until you archive them in Products.
    </p>
    <MissingNames products={twice} />
  </section>
)

const MissingNames = ({ products: { pieces } }: { products: MissingProducts }) => (
  <details>
    <summary className="min-h-11 py-2 lg:min-h-0">Which ones</summary>
    <ul className="gap-6 sm:columns-2">
      {numberRepeats(pieces).map(({ key, name, since }) => (
        <li key={key} className="wrap-anywhere">
          {name}, <span className="text-soft">missing since the list of {formatLongDate(since)}</span>
        </li>
      ))}
    </ul>
  </details>
)

/** Two pieces may have the same name, so the second gets a distinct key. */
const numberRepeats = (pieces: MissingProducts['pieces']) =>
  pieces.map((piece, place) => {
    const first = pieces.findIndex(({ name }) => name === piece.name)
    return { ...piece, key: first === place ? piece.name : `${piece.name} ${place}` }
  })
