import { useState } from 'react'
import { blankVariant, type VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { Button } from '../../controls/button.tsx'
import { makeAddProps } from '../../form/fields/add-props.ts'
import { MakeDialog } from './make-dialog.tsx'
import type { VariantChoices } from './variant-drawer.tsx'

type Props = {
  variants: VariantEdit[]
  properties: VariantChoices['properties']
  onChange(next: VariantEdit[]): void
}

/** Adds a blank variant, or variants for chosen values. */
export function AddVariants({ variants, properties, onChange }: Props) {
  const [making, setMaking] = useState(false)
  return (
    <>
      <p className="flex flex-wrap gap-3">
        <Button {...makeAddProps(() => onChange([...variants, { ...blankVariant }]))}>Add a variant</Button>
        <Button onClick={() => setMaking(true)}>Add several</Button>
      </p>
      {making && (
        <MakeDialog variants={variants} properties={properties} onMake={onChange} onClose={() => setMaking(false)} />
      )}
    </>
  )
}
