import type { MeasureName, Measures } from '../../../contract/fit/measures.ts'
import { usual } from '../../../contract/fit/places.ts'
import { MeasureField } from './measure-field.tsx'

type Group = { title: string; fields: { name: MeasureName; label: string; placeholder?: string }[] }

const groups: Group[] = [
  {
    title: 'Your space',
    fields: [
      { name: 'spaceWidth', label: 'Width' },
      { name: 'spaceHeight', label: 'Height' },
      { name: 'spaceDepth', label: 'Depth' },
    ],
  },
  {
    title: 'The narrowest door on the way',
    fields: [
      { name: 'doorWidth', label: 'Width' },
      { name: 'doorHeight', label: 'Height', placeholder: `${usual.doorHeight} cm` },
    ],
  },
  {
    title: 'A turn in the hall or on the stairs',
    fields: [
      { name: 'hallWidth', label: 'Width before' },
      { name: 'turnWidth', label: 'Width after' },
      { name: 'ceilingHeight', label: 'Ceiling', placeholder: `${usual.ceilingHeight} cm` },
    ],
  },
]

type Props = { measures: Measures | null; onMeasure(name: MeasureName, cm: number | null): void }

export function MeasureFields({ measures, onMeasure }: Props) {
  return groups.map(({ title, fields }) => (
    <fieldset key={title} className="mt-4">
      <legend className="font-semibold">{title}</legend>
      <div className="mt-1 grid grid-cols-3 gap-3">
        {fields.map(({ name, ...field }) => (
          <MeasureField key={name} {...field} cm={measures?.[name] ?? null} onChange={(cm) => onMeasure(name, cm)} />
        ))}
      </div>
    </fieldset>
  ))
}
