import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { blankProduct } from '../../../contract/staff/catalogue.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import { staffApi } from '../api.ts'
import { TextLink } from '../controls/text-links.tsx'
import { PickField } from '../form/fields/pick-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { NewRecord } from '../list/new-record.tsx'
import { listPicks } from './taxonomy-picks.ts'

type Start = { name: string; subCategoryUuid: string | null }
const start: Start = { name: '', subCategoryUuid: null }

/** Creates a product as a draft, so that nobody sees it before it is published. */
export function NewProduct({ taxonomy }: { taxonomy: TaxonomyChoices }) {
  const create = async (begun: Start) => {
    const answer = await staffApi.createProduct({ ...blankProduct, ...begun })
    return failed(answer) ? answer : { to: href('/admin/products/:uuid', { uuid: answer.uuid }) }
  }
  const { subCategories } = listPicks(taxonomy)
  return (
    <NewRecord noun="product" start={start} labels={{ name: 'Name', subCategoryUuid: 'Sub-category' }} create={create}>
      {(field) => (
        <>
          <TextField bound={field('name')} hint="As shoppers read it, such as Alder 3 Seater Sofa." />
          <PickField bound={field('subCategoryUuid')} picks={subCategories} placeholder="Not yet" />
          {subCategories.length === 0 && (
            <p className="-mt-3 text-small">
              There is none yet. You can choose one later, or first{' '}
              <TextLink to={href('/admin/categories')}>add the categories</TextLink>.
            </p>
          )}
        </>
      )}
    </NewRecord>
  )
}
