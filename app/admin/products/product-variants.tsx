import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { ProductForm, TaxonomyChoices } from '../../../contract/staff/products.ts'
import type { Editor } from '../form/saving/editor.ts'
import { PriceHistoryButton } from './price-history-button.tsx'
import { SellingContext, useSellInForm } from './sell-piece.tsx'
import { AskedPrices, useAskedPrices } from './variants/asked-prices.ts'
import { ShowroomChecks, useShowroomChecks } from './variants/showroom-checks.ts'
import { VariantsField } from './variants/variants-field.tsx'

type Props = {
  uuid: string
  form: ProductForm
  editor: Editor<ProductEdit>
  taxonomy: TaxonomyChoices
  hint: string | undefined
}

/** A product's variants, each with its price history, its last check, and an action to sell it. */
export function ProductVariants({ uuid, form, editor, taxonomy, hint }: Props) {
  const checks = useShowroomChecks(uuid, editor.version)
  const asked = useAskedPrices(uuid, editor.version, form)
  const sell = useSellInForm(editor)
  return (
    <section aria-labelledby="variants" className="grid gap-3 border-t border-rule py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="variants" className="text-h3">
          Variants and prices
        </h2>
        {asked && <PriceHistoryButton uuid={uuid} asked={asked} />}
      </div>
      <AskedPrices value={asked}>
        <ShowroomChecks value={checks}>
          <SellingContext value={sell}>
            <VariantsField bound={editor.field('variants')} taxonomy={taxonomy} hint={hint} />
          </SellingContext>
        </ShowroomChecks>
      </AskedPrices>
    </section>
  )
}
