import { href } from 'react-router'
import { slugify } from '../../../contract/addresses.ts'
import { failed } from '../../../contract/errors.ts'
import { blankCategory } from '../../../contract/staff/catalogue.ts'
import type { CategoryRow } from '../../../contract/staff/catalogue-lists.ts'
import { OrderedList } from '../../ui/ordered-list/ordered-list.tsx'
import { staffApi } from '../api.ts'
import { RouteField } from '../form/fields/route-field.tsx'
import { SiteSwitch } from '../form/fields/site-switch.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { useMayEdit } from '../layout/back-office-layout.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { NewRecord } from '../list/new-record.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { CategoryBranch } from './category-branch.tsx'
import { useDraftOrder } from './draft-order.ts'
import { hiddenConsequences, type NewTerm, newTerm, newTermLabels } from './new-term.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.categories()))

/** All categories and their sub-categories, in the order of the header. */
export default function CategoriesPage({ loaderData }: { loaderData: CategoryRow[] }) {
  const mayEdit = useMayEdit()
  const [categories, order] = useDraftOrder('categories', loaderData, (rows) =>
    staffApi.orderCategories({ order: rows.map(({ id }) => id) }),
  )
  return (
    <>
      <PageTitle title="Categories" />
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-h2">Categories</h1>
        {mayEdit && <NewCategory />}
      </div>
      {categories.length === 0 ? (
        <p className="mt-6 border border-rule bg-white p-8 text-center">
          No categories yet. Add one for each part of the shop, such as Lounge: the header shows them. Each has
          sub-categories, such as Sofas, which hold the products.
        </p>
      ) : (
        <p className="mb-6 text-small text-soft">
          {mayEdit
            ? 'In the order of the header. Drag them, use the arrows, or the arrow keys on a handle.'
            : 'In the order of the header.'}
        </p>
      )}
      {mayEdit ? (
        <OrderedList
          label="Categories"
          items={categories}
          keyOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          onOrder={order}
          className="grid gap-4"
          itemClassName="border border-rule bg-white"
        >
          {(category, controls) => <CategoryBranch category={category} all={categories} controls={controls} />}
        </OrderedList>
      ) : (
        <ul aria-label="Categories" className="grid gap-4">
          {categories.map((category) => (
            <li key={category.id} className="border border-rule bg-white">
              <CategoryBranch category={category} all={categories} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NewCategory() {
  const create = async ({ name, routeName, visible }: NewTerm) => {
    const answer = await staffApi.createCategory({
      ...blankCategory,
      name,
      routeName: routeName || slugify(name),
      visible,
    })
    return failed(answer) ? answer : { to: href('/admin/categories/:id', { id: String(answer.id) }) }
  }
  return (
    <NewRecord noun="category" start={newTerm} labels={newTermLabels} create={create}>
      {(field) => (
        <>
          <TextField bound={field('name')} hint="A part of the shop, such as Lounge." />
          <RouteField bound={field('routeName')} start="/store/" suggestion={slugify(field('name').value)} />
          <SiteSwitch bound={field('visible')} hint={hiddenConsequences.category} />
        </>
      )}
    </NewRecord>
  )
}
