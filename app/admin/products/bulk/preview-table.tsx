import type { BulkPreview, Refusal } from '../../../../contract/staff/bulk.ts'
import { writeCount, writeWhole } from '../../../../contract/whole-numbers.ts'
import { StatusNote } from '../../controls/status-note.tsx'
import { MissingList } from '../missing-list.tsx'
import { WasCounts } from '../was-count.tsx'

type Props = {
  /** Undefined until a preview is requested. */
  preview: BulkPreview | undefined
  /** The number of selected products that the list showed, if it showed one. */
  chosen: number | undefined
}

/** Lists what a bulk action changes, before and after, and the products that it leaves unchanged. */
export const PreviewTable = ({ preview, chosen }: Props) => (
  <div className={preview ? 'grid gap-4' : 'contents'}>
    <StatusNote className="grid gap-4 text-small">
      {preview && <PreviewSummary preview={preview} chosen={chosen} />}
    </StatusNote>
    {preview && <PreviewDetails preview={preview} />}
  </div>
)

type Shown = { preview: BulkPreview }

const PreviewSummary = ({ preview, chosen }: Shown & Pick<Props, 'chosen'>) => (
  <>
    <p>
      <PreviewCounts preview={preview} chosen={chosen} />
    </p>
    <MissingList missing={preview.missing} />
    <WasCounts was={preview.was} />
  </>
)

function PreviewCounts({
  preview: { meant, changed, unchanged, refused, leftOut },
  chosen,
}: Shown & Pick<Props, 'chosen'>) {
  return (
    <>
      <strong>{writeCount(changed, 'product')} would change.</strong>
      {unchanged > 0 && ` ${writeCount(unchanged, 'product')} would stay as ${unchanged === 1 ? 'it is' : 'they are'}.`}
      {refused > 0 && ` ${writeCount(refused, 'product')} cannot be changed.`}
      {leftOut > 0 &&
        ` ${countPieces(leftOut)} left out, and would keep ${leftOut === 1 ? 'its price' : 'their prices'}.`}
      {chosen !== undefined &&
        meant !== chosen &&
        ` The list has changed since you selected ${writeCount(chosen, 'product')}: this is about ${writeCount(meant, 'product')}.`}
    </>
  )
}

const countPieces = (count: number) =>
  count === 1 ? '1 ex-display piece is' : `${writeWhole(count)} ex-display pieces are`

function PreviewDetails({ preview: { changed, refused, changes, refusals } }: Shown) {
  return (
    <>
      {changes.length > 0 && (
        <section aria-label="Before and after">
          <table className="w-full border-collapse text-small">
            <thead>
              <tr className="border-b border-line text-left">
                <th scope="col" className="py-1 pr-3">
                  {changes.length < changed ? `The first ${changes.length}` : 'Product'}
                </th>
                <th scope="col" className="px-3 py-1">
                  Before
                </th>
                <th scope="col" className="py-1 pl-3">
                  After
                </th>
              </tr>
            </thead>
            <tbody>
              {changes.flatMap(({ uuid, name, differences }) =>
                differences.map(({ label, before, after }, place) => (
                  <tr key={`${uuid} ${label}`} className="border-b border-rule align-top">
                    <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                      {place === 0 && <span className="block font-semibold">{name}</span>}
                      <span className="text-label text-soft">{label}</span>
                    </th>
                    <td className="px-3 py-1.5 tabular-nums">{before}</td>
                    <td className="py-1.5 pl-3 font-semibold tabular-nums">{after}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </section>
      )}
      <RefusalList refused={refused} refusals={refusals} />
    </>
  )
}

type RefusalProps = { refused: number; refusals: Refusal[]; undoes?: boolean; label?: string }

export function RefusalList({ refused, refusals, undoes = false, label }: RefusalProps) {
  if (refused === 0) return null
  return (
    <details className="text-small">
      <summary className="min-h-11 py-2 font-semibold">
        {label ?? `${writeCount(refused, 'product')} not ${undoes ? 'undone' : 'changed'}, and why`}
      </summary>
      <ul className="grid grid-cols-1 gap-1">
        {refusals.map(({ uuid, name, reason }) => (
          <li key={uuid}>
            <strong>{name}</strong> {reason}
          </li>
        ))}
        {refusals.length < refused && <li>and {writeWhole(refused - refusals.length)} more</li>}
      </ul>
    </details>
  )
}
