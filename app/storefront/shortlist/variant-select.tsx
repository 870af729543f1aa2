import { effectivePrice, formatPounds } from '../../../contract/prices.ts'
import type { ListedOption, ListedProduct } from '../../../contract/shortlists.ts'
import { Select } from '../../ui/select.tsx'
import { nameOption } from '../product/variant-title.ts'
import { setVariant } from './piece-edits.ts'
import type { Piece } from './stored-pieces.ts'

type Props = { piece: Piece; product: ListedProduct; option?: ListedOption; taken: string[] }

/** A variant that is already on the list cannot be chosen again. */
export function VariantSelect({ piece, product: { name, options }, option, taken }: Props) {
  if (options.length < 2 && option) return option.name ? <p className="label mt-1">{option.name}</p> : null
  const choose = (uuid: string) => {
    const chosen = options.find(({ variantUuid }) => variantUuid === uuid)
    if (chosen) setVariant(piece.variantUuid, chosen)
  }
  const place = option ? options.indexOf(option) : -1
  return (
    <div className="mt-3 max-w-80">
      {/* A select cuts a long name, and paper does not unfold it. */}
      {option && <p className="hidden text-small print:block">{describeOption(option, place)}</p>}
      <Select
        aria-label={`Option of ${name}`}
        value={option?.variantUuid ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="min-h-11 w-full border border-line bg-white py-2 pl-3 text-small print:hidden"
      >
        {!option && <option value="">Choose an option</option>}
        {options.map((each, at) => (
          <option
            key={each.variantUuid}
            value={each.variantUuid}
            disabled={each !== option && taken.includes(each.variantUuid)}
          >
            {describeOption(each, at)}
          </option>
        ))}
      </Select>
    </div>
  )
}

function describeOption(option: ListedOption, place: number): string {
  const price = effectivePrice(option)
  return `${nameOption(option.name, place)}, ${price > 0 ? formatPounds(price) : 'in store only'}`
}
