import { type SubmitEvent, useState } from 'react'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog, DialogButtons } from '../../controls/dialog.tsx'
import { ChoiceField } from '../../form/fields/choice-field.tsx'
import { PicksField } from '../../form/fields/picks-field.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { listNew, makeVariants } from './make-variants.ts'
import { nameVariant } from './variant-list.ts'

type Props = {
  variants: VariantEdit[]
  properties: TaxonomyChoices['properties']
  onMake(variants: VariantEdit[]): void
  onClose(): void
}

/** Adds several variants at once, from typed names or from values such as colours. */
export function MakeDialog({ variants, properties, onMake, onClose }: Props) {
  const [names, setNames] = useState('')
  const [values, setValues] = useState<number[]>([])
  const [from, setFrom] = useState('0')
  const amount = listNew({ names, values }, properties).length
  const picks = properties.flatMap(({ name, values: own }) =>
    own.map((value) => ({ value: value.id, label: `${name}: ${value.name}`, swatch: value.swatch })),
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (amount === 0) return
    onMake(makeVariants(variants, Number(from), { names, values }, properties))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Add variants" description="One for each name and each value.">
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          lines={3}
          bound={{ name: 'make.names', label: 'Names', value: names, onChange: setNames, problems: {} }}
          hint="Such as Oat, Rust, Sage: a comma or a new line between them."
        />
        <PicksField
          bound={{ name: 'make.values', label: 'Colours, sizes …', value: values, onChange: setValues, problems: {} }}
          picks={picks}
          placeholder="None"
          hint="Each makes a variant of that name, which shoppers find by it."
        />
        {variants.length > 1 && (
          <ChoiceField
            bound={{
              name: 'make.from',
              label: 'Prices and dimensions from',
              problems: {},
              value: from,
              onChange: (place) => setFrom(String(place ?? 0)),
            }}
            choices={variants.map((variant, place) => ({ value: String(place), label: nameVariant(variant, place) }))}
          />
        )}
        <DialogButtons>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="solid" disabled={amount === 0}>
            {amount === 1 ? 'Add 1 variant' : `Add ${amount} variants`}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
