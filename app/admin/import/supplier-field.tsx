import type { ImportView } from '../../../contract/staff/import.ts'
import { FieldFrame } from '../form/fields/field-frame.tsx'

type Props = { view: ImportView; value: string; onChange(name: string): void }

/** The supplier of the file, so that its next file is matched automatically. */
export function SupplierField({ view: { suppliers }, value, onChange }: Props) {
  return (
    <div className="max-w-md">
      <FieldFrame
        bound={{ name: 'supplier', label: 'Supplier' }}
        hint="If you name it, the columns of its next file are known."
      >
        {(control) => (
          <>
            <input
              {...control}
              list="suppliers"
              maxLength={120}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <datalist id="suppliers">
              {suppliers.map(({ supplier }) => (
                <option key={supplier} value={supplier} />
              ))}
            </datalist>
          </>
        )}
      </FieldFrame>
    </div>
  )
}
