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
import { ProductActions, ProductView } from './product-actions.tsx'
import { ProductDetails, ProductFacts, ProductPictures } from './product-fields.tsx'
import { ProductSearchFields } from './product-search-fields.tsx'
import { StatusBadge } from './product-status.tsx'
import { ProductVariants } from './product-variants.tsx'
import { ProductViews } from './product-views.tsx'
import { findMissing, listMissing } from './publish-check.ts'
import { nameVariantField } from './variants/variant-list.ts'

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
    // Only a published product has an address that people may have bookmarked.
    address: form.status === 'published' ? address : undefined,
  })
  const { draft } = editor
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
        <ProductVariants uuid={uuid} form={form} editor={editor} taxonomy={taxonomy} hint={hints.variants} />
        <ProductFacts editor={editor} taxonomy={taxonomy} missing={hints} />
        <ProductDetails editor={editor} />
        <ProductSearchFields editor={editor} address={address(draft)} properties={taxonomy.properties} />
      </ReadOnlyFields>
      <ProductViews uuid={uuid} />
    </EditorPage>
  )
}
