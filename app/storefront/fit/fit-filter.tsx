import { Suspense, useState } from 'react'
import { measuringAddress } from '../../../contract/addresses.ts'
import { type MeasureName, measureNames } from '../../../contract/fit/measure-names.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { AmountField } from '../listing/amount-field.tsx'
import { FilterSection } from '../listing/filter-section.tsx'
import type { ListingView } from '../listing/listing-view.ts'

const KeptMeasures = lazyPart(() => import('./kept-measures-fill.tsx'))

const groups: [string, [MeasureName, string][]][] = [
  [
    'Your space, cm',
    [
      ['spaceWidth', 'Width'],
      ['spaceHeight', 'Height'],
      ['spaceDepth', 'Depth'],
    ],
  ],
  [
    'The narrowest door, cm',
    [
      ['doorWidth', 'Door width'],
      ['doorHeight', 'Door height'],
    ],
  ],
  [
    'A turn in the hall or stairs, cm',
    [
      ['hallWidth', 'Hall width'],
      ['turnWidth', 'Width after it'],
      ['ceilingHeight', 'Ceiling'],
    ],
  ],
]

/**
 * The fields belong to the surrounding form, so they work without script. Measurements kept in the browser are offered
 * once the filter is opened.
 */
export function FitFilter({ listing: { chosen, filters } }: { listing: ListingView }) {
  const [opened, setOpened] = useState(false)
  return (
    <FilterSection
      title="Fits my space"
      open={measureNames.some((name) => chosen[name])}
      className="amounts"
      onOpen={() => setOpened(true)}
    >
      <p>{describeUnmeasured(filters.unmeasured)}</p>
      {groups.map(([title, names]) => [
        <p key={title} className="font-semibold">
          {title}
        </p>,
        ...names.map(([name, label]) => <AmountField key={name} name={name} label={label} amount={chosen[name]} />),
      ])}
      <p>
        <a href={measuringAddress} className="plain-link">
          How to measure
        </a>
      </p>
      {opened && (
        <Suspense>
          <KeptMeasures />
        </Suspense>
      )}
    </FilterSection>
  )
}

/** Says how many products are left out; their number is known only once measurements are applied. */
function describeUnmeasured(count: number | undefined): string {
  if (count === undefined) return 'Products whose dimensions we do not know are left out.'
  if (count === 0) return 'We know the dimensions of every product here.'
  return `${writeCount(count, 'product')} ${count === 1 ? 'is' : 'are'} left out, as we do not know all dimensions.`
}
