import { href } from 'react-router'
import type { CategoryRow, MenuCategory } from '../../../contract/staff/catalogue-lists.ts'
import { offSite } from '../../../contract/staff/site-words.ts'
import { TextLink } from '../controls/text-links.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { NewSubCategory } from './new-sub-category.tsx'

type Props = { category: Pick<CategoryRow, 'id' | 'name' | 'routeName'>; menu: MenuCategory[] }

/** Lists the sub-categories of a category, and adds another. */
export function SubCategoriesSection({ category, menu }: Props) {
  const mayEdit = useMayEdit()
  const subCategories = menu.find(({ id }) => id === category.id)?.subCategories ?? []
  return (
    <FormSection title="Sub-categories" intro="They hold the products.">
      {subCategories.length > 0 ? (
        <ul className="grid grid-cols-1 gap-1">
          {subCategories.map(({ uuid, name, visible }) => (
            <li key={uuid} className="flex flex-wrap items-center gap-3">
              <TextLink to={href('/admin/sub-categories/:uuid', { uuid })}>{name}</TextLink>
              {!visible && <span className="rounded-sm bg-sand px-1.5 text-label text-soft">{offSite}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-small">None yet. A product needs one to be in the menu.</p>
      )}
      {mayEdit && (
        <div className="-ml-4">
          <NewSubCategory category={category} />
        </div>
      )}
    </FormSection>
  )
}
