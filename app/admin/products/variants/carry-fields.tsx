import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { variantLabels } from '../../../../contract/staff/labels.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { NumberField } from '../../form/fields/number-field.tsx'

const packed = ['packedWidthCm', 'packedDepthCm', 'packedHeightCm'] as const

/** The optional dimensions from which ‘Will it fit?’ works out whether a variant gets through a door. */
export function CarryFields({ bound }: { bound: Bound<VariantEdit> }) {
  const measure = (key: (typeof packed)[number] | 'heightWithoutLegsCm' | 'widthWithoutArmsCm' | 'diagonalDepthCm') =>
    partOf(bound, key, variantLabels[key])
  return (
    <fieldset>
      <legend className="font-semibold">Getting it through the door</legend>
      <p className="mb-3 text-small text-soft">
        Fill these in where legs or arms come off, or where it comes packed. ‘Will it fit?’ uses them.
      </p>
      <div className="grid gap-3">
        <NumberField unit="cm" bound={measure('heightWithoutLegsCm')} />
        <NumberField unit="cm" bound={measure('widthWithoutArmsCm')} />
        <NumberField
          unit="cm"
          bound={measure('diagonalDepthCm')}
          hint="Of a sofa or chair, seen from its side: from the bottom of the back, straight to the line from the top of the back to the front of the arm."
        />
        <div className="grid grid-cols-3 gap-3">
          {packed.map((key) => (
            <NumberField key={key} unit="cm" bound={measure(key)} />
          ))}
        </div>
      </div>
    </fieldset>
  )
}
