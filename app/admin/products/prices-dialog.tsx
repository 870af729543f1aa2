import { useEffect, useRef } from 'react'
import type { ProductRow } from '../../../contract/staff/products.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { ReasonNote } from '../controls/reason.tsx'
import { CheckedForm } from '../form/saving/checked-form.tsx'
import { PriceRows } from './price-rows.tsx'
import { usePrices } from './use-prices.ts'

type Props = { product: ProductRow; onClose(): void }

/** Edits the prices of one product without opening it; Enter saves. */
export function PricesDialog({ product, onClose }: Props) {
  const { seen, typed, problems, isBusy, isDone, submit, type } = usePrices(product, onClose)
  const fields = useRef<HTMLDivElement>(null)
  const isKnown = seen !== undefined
  // The fields are loaded after the dialog has opened, so they get the focus once they are shown.
  useEffect(() => {
    if (isKnown) fields.current?.querySelector('input')?.focus()
  }, [isKnown])
  return (
    <Dialog open onClose={onClose} keeps={isDone} title={`Prices of ${product.name}`}>
      {seen ? (
        <CheckedForm
          refusal={problems}
          onSubmit={submit}
          // Selects the whole price, so that typing replaces it.
          onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
          className="grid gap-4"
          aria-busy={isBusy}
        >
          <div ref={fields} className="contents">
            <PriceRows
              variants={typed.variants}
              hadSalePrice={({ uuid }) =>
                seen.variants.some((variant) => variant.uuid === uuid && variant.salePrice !== null)
              }
              problems={problems}
              onChange={type}
            />
          </div>
          <Problem text={problems['']} />
          <DialogButtons>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="solid" disabled={isBusy}>
              Save
            </Button>
          </DialogButtons>
        </CheckedForm>
      ) : (
        // Shown only after a failure: while loading, the button would take the focus and then disappear with it.
        problems[''] && (
          <>
            <Problem text={problems['']} />
            <DialogButtons>
              <Button onClick={onClose}>Close</Button>
            </DialogButtons>
          </>
        )
      )}
    </Dialog>
  )
}

const Problem = ({ text }: { text?: string }) => (text ? <ReasonNote>{text}</ReasonNote> : null)
