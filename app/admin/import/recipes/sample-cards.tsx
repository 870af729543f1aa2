import { useState } from 'react'
import { readPrice } from '../../../../contract/price-text.ts'
import { formatPounds } from '../../../../contract/prices.ts'
import type { SampleRow } from '../../../../contract/staff/import-recipes.ts'
import { type SheetColumn, sheetColumns } from '../../../../contract/staff/sheets.ts'
import { Button } from '../../controls/button.tsx'

const fewShown = 3

/** Previews, as cards, the products that some rows become with the current columns. */
export function SampleCards({ rows }: { rows: SampleRow[] }) {
  const [isWhole, setIsWhole] = useState(false)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="samples" className="grid gap-3">
      <h2 id="samples" className="text-h3">
        What the rows become
      </h2>
      <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]">
        {rows.slice(0, isWhole ? rows.length : fewShown).map((row) => (
          <SampleCard key={row.line} row={row} />
        ))}
      </ul>
      {rows.length > fewShown && (
        <p>
          <Button onClick={() => setIsWhole(!isWhole)}>{isWhole ? 'Fewer rows' : 'More rows'}</Button>
        </p>
      )}
    </section>
  )
}

const faces: SheetColumn[] = ['name', 'variantName', 'price']

function SampleCard({ row: { line, cells, problem } }: { row: SampleRow }) {
  const { name, variantName, price } = cells
  const others = Object.entries(cells).filter(([column, text]) => text !== '' && !faces.some((face) => face === column))
  return (
    <li className="grid content-start gap-2 border border-rule bg-white p-4 text-small">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="wrap-anywhere">{[name, variantName].filter(Boolean).join(', ') || 'Without a name'}</strong>
        {price !== undefined && <span className="font-semibold tabular-nums">{writePrice(price)}</span>}
      </p>
      <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-3 text-label">
        {others.map(([column, text]) => (
          <div key={column} className="contents">
            <dt className="text-soft">{sheetColumns[column as SheetColumn]}</dt>
            <dd className="wrap-anywhere">{text.length > maxLength ? `${text.slice(0, maxLength)}…` : text}</dd>
          </div>
        ))}
      </dl>
      {problem && <p className="text-label text-sale wrap-anywhere">{problem}</p>}
      <p className="text-label text-soft">Line {line}</p>
    </li>
  )
}

const maxLength = 120

function writePrice(text: string): string {
  const reading = readPrice(text)
  if ('refusal' in reading) return text
  return reading.pounds === null ? 'No price' : formatPounds(reading.pounds)
}
