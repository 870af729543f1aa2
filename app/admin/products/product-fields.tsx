import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import { emptyAsNull } from '../form/bound.ts'
import { FilesField } from '../form/fields/files-field.tsx'
import { InstantField } from '../form/fields/instant-field.tsx'
import { MarkdownField } from '../form/fields/markdown-field.tsx'
import { NumberField } from '../form/fields/number-field.tsx'
import { PickField } from '../form/fields/pick-field.tsx'
import { PicturesField } from '../form/fields/pictures-field.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { WordsField } from '../form/fields/words-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { ProductsField } from './products-field.tsx'
import type { Missing } from './publish-check.ts'
import { listPicks } from './taxonomy-picks.ts'

type Props = { editor: Editor<ProductEdit>; taxonomy: TaxonomyChoices; missing: Missing }

/** A product's name, taxonomy terms and texts. */
export function ProductFacts({ editor: { field }, taxonomy, missing }: Props) {
  const { subCategories, brands, ranges } = listPicks(taxonomy)
  return (
    <FormSection title="Product">
      <TextField bound={field('name')} />
      <div className="grid gap-5 md:grid-cols-3">
        <PickField bound={field('subCategoryUuid')} picks={subCategories} hint={missing.subCategoryUuid} />
        <PickField bound={field('brandUuid')} picks={brands} />
        <PickField bound={field('rangeUuid')} picks={ranges} />
      </div>
      <MarkdownField bound={field('description')} hint={missing.description} />
    </FormSection>
  )
}

export function ProductPictures({ editor: { field }, missing }: Pick<Props, 'editor' | 'missing'>) {
  return (
    <FormSection title="Pictures" intro="The product’s card shows the first, unless the cheapest variant has its own.">
      <PicturesField bound={field('pictures')} hint={missing.pictures} />
    </FormSection>
  )
}

/** A product's other fields. */
export function ProductDetails({ editor: { field } }: Pick<Props, 'editor'>) {
  return (
    <>
      <FormSection title="On the page" intro="More that shoppers see.">
        <div className="grid gap-x-5 md:grid-cols-3">
          <SwitchField bound={field('moreColorsAvailable')} />
          <SwitchField bound={field('immediateDelivery')} />
          <SwitchField bound={field('showInterestFreeCredit')} hint="Only while the settings say so too." />
        </div>
        <div className="max-w-xs">
          <NumberField
            unit="minutes"
            bound={field('assemblyMinutes')}
            hint="For one person. 0: it arrives assembled. Empty: not shown."
          />
        </div>
        <FilesField bound={field('files')} />
        <ProductsField
          bound={field('related')}
          hint="These come first among the related products; the shop finds the rest."
        />
      </FormSection>
      <FormSection title="For staff" intro="For finding, sorting and importing.">
        <WordsField bound={field('metaTags')} hint="Other words for it. Press comma or Enter after each." />
        <div className="grid gap-5 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
          <TextField bound={emptyAsNull(field('supplierCode'))} />
          <InstantField
            isEnd
            bound={field('newUntil')}
            hint="Empty: for as many days as the settings say, from its first day on the site."
          />
          <InstantField
            bound={field('listedAt')}
            hint="What ‘newest first’ goes by. An earlier day than its first on the site is kept."
          />
        </div>
      </FormSection>
    </>
  )
}
