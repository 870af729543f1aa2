import { productAddress } from '../../../contract/addresses.ts'
import type { Product } from '../../../contract/catalogue.ts'
import { judgeFit } from '../../../contract/fit/judge.ts'
import type { Measures } from '../../../contract/fit/measures.ts'
import { listPlaces } from '../../../contract/fit/places.ts'
import { describeFit } from '../../../contract/fit/sentences.ts'

type NameOption = (name: string, place: number) => string
type Props = { product: Product; chosen: string; measures: Measures; nameOption: NameOption }
type Option = Product['variantList'][number]

const verdicts = { yes: 'Fits', tight: 'Tight', no: 'Does not fit' }

/** The verdicts on all options; options of the same size share one. */
export function FitVariants({ product, chosen, measures, nameOption }: Props) {
  const { variantList } = product
  if (variantList.length < 2 || listPlaces(measures).length === 0) return null
  const named = variantList.map((option, place) => ({ ...option, title: nameOption(option.name, place) }))
  return (
    <section aria-labelledby="fit-options" className="mt-6 border-t border-rule pt-5">
      <h3 id="fit-options" className="text-h3">
        All options
      </h3>
      <ul className="mt-2 divide-y divide-rule">
        {groupBySize(named).map((options) => (
          <Size key={options[0]?.uuid} product={product} chosen={chosen} options={options} measures={measures} />
        ))}
      </ul>
    </section>
  )
}

/** Does not use `Map.groupBy`, which phones of 2022 lack. */
function groupBySize<Named extends Option>(options: Named[]): Named[][] {
  const sizes = new Map<string, Named[]>()
  for (const option of options) {
    const size = JSON.stringify(option.measures)
    sizes.set(size, [...(sizes.get(size) ?? []), option])
  }
  return [...sizes.values()]
}

function Size({
  product,
  chosen,
  options,
  measures,
}: Omit<Props, 'nameOption'> & { options: (Option & { title: string })[] }) {
  const [first] = options
  if (!first) return null
  const fit = judgeFit(first.measures, measures)
  const sentence = describeFit(first.measures, measures, fit)
  return (
    <li className="py-3 text-small">
      <p className="flex justify-between gap-4">
        <span>
          {options.map(({ uuid, title }, place) => (
            <span key={uuid}>
              {place > 0 && ', '}
              <a
                href={productAddress(product.uuid, product.name, uuid)}
                aria-current={uuid === chosen ? 'true' : undefined}
                className="plain-link inline-block py-1 aria-[current]:font-semibold"
              >
                {title}
              </a>
            </span>
          ))}
        </span>
        {fit.verdict && <strong className={`shrink-0 py-1 ${colours[fit.verdict]}`}>{verdicts[fit.verdict]}</strong>}
      </p>
      <p className="text-soft">{sentence}</p>
    </li>
  )
}

const colours = { yes: 'text-green', tight: 'text-ink', no: 'text-sale' }
