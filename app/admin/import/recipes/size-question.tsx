import { capitalize } from '../../../../contract/capitals.ts'
import type { ImportView } from '../../../../contract/staff/import.ts'
import type { Target } from '../../../../contract/staff/import-recipes.ts'
import { sizeColumns } from '../../../../contract/staff/sheets.ts'

type Props = {
  column: ImportView['columns'][number]
  value: Target | null
  onChoose(target: Target | null): void
}

const orders = Object.entries(sizeColumns) as [keyof typeof sizeColumns, string][]

/** Asked once: the answer also applies to later lists of the supplier. */
export function SizeQuestion({ column: { header, unclearSize }, value, onChoose }: Props) {
  const numbers = unclearSize?.match(/\d+(?:[.,]\d+)?/g) ?? []
  const option = (target: Target | null, text: string) => (
    <label key={text} className="flex min-h-11 items-center gap-3 text-small lg:min-h-9">
      <input
        type="radio"
        name={`size ${header}`}
        className="size-5 accent-green"
        checked={value === target}
        onChange={() => onChoose(target)}
      />
      {text}
    </label>
  )
  return (
    <fieldset className="grid max-w-2xl gap-x-6 border border-rule bg-white p-4 sm:grid-cols-2">
      <legend className="float-left mb-1 font-semibold sm:col-span-2">
        ‘{unclearSize}’ under {header}: which number is which?
      </legend>
      {orders.map(([target, label]) => option(target, describeSize(label, numbers)))}
      {option(null, 'Leave it out')}
    </fieldset>
  )
}

/** 'Width 200, depth 90, height 80.' */
function describeSize(label: string, numbers: string[]): string {
  const [, inside = ''] = /\((.*)\)/.exec(label) ?? []
  const text = inside
    .split(' × ')
    .flatMap((side, place) => (numbers[place] ? `${side} ${numbers[place]}` : []))
    .join(', ')
  return capitalize(text)
}
