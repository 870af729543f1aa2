import { shortenDescription } from '../../../contract/head-texts.ts'
import type { ProductEdit, VariantEdit } from '../../../contract/staff/catalogue.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import { titleVariant } from '../../../contract/variant-names.ts'
import { SearchFields } from '../form/fields/search-fields.tsx'
import { useRenderedText } from '../form/markdown/rendered-text.ts'
import type { Editor } from '../form/saving/editor.ts'

type Choices = TaxonomyChoices['properties']
type Props = { editor: Editor<ProductEdit>; address: string; properties: Choices }

/** The texts of the product's own page, for the variant that is shown first. */
export function ProductSearchFields({ editor, address, properties }: Props) {
  const { draft } = editor
  const shown = findShown(draft.variants)
  const html = useRenderedText(shown?.description || draft.description) ?? ''
  const titled = { name: draft.name, properties: listProperties(draft.variants, properties) }
  return (
    <SearchFields
      editor={editor}
      title={titleVariant(titled, shown?.name ?? '')}
      description={shortenDescription(html)}
      address={address}
    />
  )
}

/** The cheapest variant that has a price. */
function findShown(variants: VariantEdit[]): VariantEdit | undefined {
  const costOf = ({ price, salePrice, onSale }: VariantEdit) =>
    (onSale && salePrice !== null ? salePrice : price) || Number.POSITIVE_INFINITY
  const visible = variants.filter((variant) => variant.visible)
  return visible.toSorted((one, other) => (costOf(one) < costOf(other) ? -1 : costOf(one) > costOf(other) ? 1 : 0))[0]
}

function listProperties(variants: VariantEdit[], choices: Choices) {
  const used = new Set(variants.flatMap(({ properties }) => properties))
  return choices.map(({ name, values }) => ({
    label: name,
    values: values.filter(({ id }) => used.has(id)).map((value) => value.name),
  }))
}
