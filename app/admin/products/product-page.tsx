import { href } from 'react-router'
import { productAddress } from '../../../contract/addresses.ts'
import { listShownPictures } from '../../../contract/publish-gaps.ts'
import { ProductEdit } from '../../../contract/staff/catalogue.ts'
import { productLabels } from '../../../contract/staff/labels.ts'
import type { ProductForm, TaxonomyChoices } from '../../../contract/staff/products.ts'
import { staffApi } from '../api.ts'
import { EditorPage } from '../form/editor-page.tsx'
import { ReadOnlyFields } from '../form/read-only-fields.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { usePictures } from '../media/known-pictures.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { findHiddenTerms } from './hidden-terms.ts'
import { PriceHistoryButton } from './price-history-button.tsx'
import { ProductActions, ProductView } from './product-actions.tsx'
import { ProductDetails, ProductFacts, ProductPictures } from './product-fields.tsx'
import { ProductSearchFields } from './product-search-fields.tsx'
import { StatusBadge } from './product-status.tsx'
import { ProductVisits } from './product-visits.tsx'
import { findMissing, listMissing } from './publish-check.ts'
import { SellingContext, useSellInForm } from './sell-piece.tsx'
import { AskedPrices, useAskedPrices } from './variants/asked-prices.ts'
import { ShowroomChecks, useShowroomChecks } from './variants/showroom-checks.ts'
import { nameVariantField } from './variants/variant-list.ts'
import { VariantsField } from './variants/variants-field.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => {
  const [form, taxonomy] = await Promise.all([staffApi.product({ uuid }), staffApi.taxonomyChoices()])
  return { uuid, form: orFail(form), taxonomy: orFail(taxonomy) }
})

type Data = { uuid: string; form: ProductForm; taxonomy: TaxonomyChoices }

export default function ProductPage({ loaderData }: { loaderData: Data }) {
  return <ProductEditor key={loaderData.uuid} {...loaderData} />
}

function ProductEditor({ uuid, form, taxonomy }: Data) {
  const mayEdit = useMayEdit()
  const address = (edit: ProductEdit) => productAddress(uuid, edit.name)
  const editor = useEditor<ProductEdit>({
    form,
    schema: ProductEdit,
    labels: productLabels,
    save: (edit, version, options) => staffApi.saveProduct({ uuid, version, edit, ...options }),
    reread: () => staffApi.product({ uuid }),
    nameProblem: (path, { variants }) => (path.startsWith('variants.') ? nameVariantField(path, variants) : undefined),
    // Only a published product has an address that somebody may have bookmarked.
    address: form.status === 'published' ? address : undefined,
  })
  const { draft, field } = editor
  const checks = useShowroomChecks(uuid, editor.version)
  const asked = useAskedPrices(uuid, editor.version, form)
  const sell = useSellInForm(editor)
  const known = usePictures(listShownPictures(draft))
  const hasAlt = (hash: string) => known.get(hash)?.alt !== ''
  const hiddenNow = findHiddenTerms(taxonomy, editor.saved.subCategoryUuid)
  const hints = form.status === 'published' ? {} : findMissing(draft, hasAlt)
  return (
    <EditorPage
      editor={editor}
      history={<RecordHistory editor={editor} entity="product" id={uuid} />}
      title={draft.name || 'Product'}
      back={{ label: 'Products', to: href('/admin/products') }}
      actions={
        mayEdit ? (
          <ProductActions
            uuid={uuid}
            form={form}
            editor={editor}
            missing={listMissing(draft, hasAlt)}
            hidden={findHiddenTerms(taxonomy, draft.subCategoryUuid)}
            hiddenNow={hiddenNow}
          />
        ) : (
          <>
            <StatusBadge status={form.status} inBin={form.inBin} />
            {!form.inBin && (
              <ProductView uuid={uuid} isSeen={form.status === 'published' && hiddenNow.length === 0} editor={editor} />
            )}
          </>
        )
      }
    >
      <ReadOnlyFields when={form.inBin}>
        <ProductPictures editor={editor} missing={hints} />
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
                <VariantsField bound={field('variants')} taxonomy={taxonomy} hint={hints.variants} />
              </SellingContext>
            </ShowroomChecks>
          </AskedPrices>
        </section>
        <ProductFacts editor={editor} taxonomy={taxonomy} missing={hints} />
        <ProductDetails editor={editor} />
        <ProductSearchFields editor={editor} address={address(draft)} properties={taxonomy.properties} />
      </ReadOnlyFields>
      <ProductVisits uuid={uuid} />
    </EditorPage>
  )
}
