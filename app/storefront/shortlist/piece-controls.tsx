import { useState } from 'react'
import { maxNoteLength, maxQuantity } from '../../../contract/shortlist-bounds.ts'
import { setNote, setQuantity } from './piece-edits.ts'
import type { Piece } from './stored-pieces.ts'

const control =
  'mt-1 block min-h-11 w-full border border-line bg-white px-3 py-2 text-small text-ink print:min-h-0 print:border-0 print:bg-transparent print:p-0 print:placeholder:text-transparent'

export function PieceControls({ piece, name }: { piece: Piece; name: string }) {
  // An incompletely typed text may not be a quantity.
  const [typed, type] = useState<string>()
  return (
    <div className="col-span-2 grid grid-cols-[min(5.5rem,40%)_minmax(0,1fr)] gap-4 self-start lg:col-span-1">
      <label className="label">
        Quantity<span className="sr-only"> of {name}</span>
        <input
          type="number"
          min={1}
          max={maxQuantity}
          inputMode="numeric"
          value={typed ?? piece.quantity}
          onChange={({ currentTarget: { value, validity } }) => {
            type(value)
            if (value !== '' && validity.valid) setQuantity(piece.variantUuid, Number(value))
          }}
          onBlur={() => type(undefined)}
          className={`${control} tabular-nums`}
        />
      </label>
      <label className="label">
        Your note<span className="sr-only"> on {name}</span>
        <textarea
          value={piece.note}
          rows={1}
          maxLength={maxNoteLength}
          placeholder="A room, a size, a question"
          onChange={({ currentTarget }) => setNote(piece.variantUuid, currentTarget.value)}
          className={`${control} field-sizing-content print:resize-none`}
        />
      </label>
    </div>
  )
}
