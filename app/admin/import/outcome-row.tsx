import { href, Link } from 'react-router'
import { formatPounds } from '../../../contract/prices.ts'
import { type ImportRowView, rowOutcomeNames } from '../../../contract/staff/import.ts'
import { sheetColumns } from '../../../contract/staff/sheets.ts'
import { usePictures } from '../media/known-pictures.ts'
import { PiecePicture } from '../media/piece-picture.tsx'

const looks: Record<ImportRowView['outcome'], string> = {
  new: 'bg-sage',
  changed: 'bg-sand',
  unchanged: 'text-soft',
  left: 'text-soft',
  archived: 'bg-sand',
  wrong: 'bg-sale text-white',
}

type Props = {
  row: ImportRowView
  /** Whether the new products exist. */
  isApplied: boolean
}

/** The outcome of one row: the product as a card, with the changes. */
export function OutcomeRow({ row, isApplied }: Props) {
  const { line, outcome, name, variant, productUuid, pictureHash, pricePence, differences, problems } = row
  const pictures = usePictures(pictureHash ? [pictureHash] : [])
  const picture = (pictureHash && pictures.get(pictureHash)) || null
  const title = [name, variant].filter(Boolean).join(', ') || 'Without a name'
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 border-b border-rule py-3 text-small">
      <PiecePicture piece={{ name: name || '?', picture }} />
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={`inline-block rounded-sm px-2 py-0.5 text-label ${looks[outcome]}`}>
            {rowOutcomeNames[outcome]}
          </span>
          <span className="text-label text-soft tabular-nums">{line === 0 ? 'Not in the file' : `Line ${line}`}</span>
        </p>
        <p className="flex flex-wrap gap-x-4">
          {productUuid && (outcome !== 'new' || isApplied) ? (
            <Link
              to={href('/admin/products/:uuid', { uuid: productUuid })}
              className="font-semibold wrap-anywhere hover:underline"
            >
              {title}
            </Link>
          ) : (
            <strong className="wrap-anywhere">{title}</strong>
          )}
          {pricePence !== null && (
            <span className="tabular-nums">{pricePence === 0 ? 'In store only' : formatPounds(pricePence / 100)}</span>
          )}
        </p>
        {problems.map(({ column, value, reason }) => (
          <p key={`${column} ${reason}`} className={`wrap-anywhere ${outcome === 'left' ? 'text-soft' : 'text-sale'}`}>
            {column && (
              <strong>
                {column}
                {value && ` “${value}”`}:{' '}
              </strong>
            )}
            {reason}
          </p>
        ))}
        {outcome === 'new' && <Beginning differences={differences} />}
        {(outcome === 'changed' || outcome === 'archived') && <Differences differences={differences} />}
      </div>
    </li>
  )
}

type Differing = Pick<ImportRowView, 'differences'>

/** Columns that are not worth listing for a new record. */
const plain: string[] = [sheetColumns.name, sheetColumns.variantName, sheetColumns.listedAt, sheetColumns.newUntil]

const Beginning = ({ differences }: Differing) => (
  <ul className="flex flex-wrap gap-x-4 text-label">
    {differences
      .filter(({ label, after }) => !plain.includes(label) && after !== 'Yes')
      .map(({ label, after }) => (
        <li key={label} className="wrap-anywhere">
          <span className="text-soft">{label}:</span> {after}
        </li>
      ))}
  </ul>
)

const Differences = ({ differences }: Differing) => (
  <dl className="grid gap-x-3 text-label sm:grid-cols-[12rem_1fr]">
    {differences.map(({ label, before, after }) => (
      <div key={label} className="contents">
        <dt className="text-soft">{label}</dt>
        <dd className="wrap-anywhere max-sm:mb-1">
          <del className="text-soft">{before}</del> <span aria-hidden="true">→</span> {after}
        </dd>
      </div>
    ))}
  </dl>
)
