import { href } from 'react-router'
import { slugify } from '../../../contract/addresses.ts'
import { failed } from '../../../contract/errors.ts'
import { blankSubCategory } from '../../../contract/staff/catalogue.ts'
import type { CategoryRow } from '../../../contract/staff/catalogue-lists.ts'
import { staffApi } from '../api.ts'
import { RouteField } from '../form/fields/route-field.tsx'
import { SiteSwitch } from '../form/fields/site-switch.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { NewRecord } from '../list/new-record.tsx'
import { hiddenConsequences, type NewTerm, newTerm, newTermLabels } from './new-term.ts'

type Props = { category: Pick<CategoryRow, 'id' | 'name' | 'routeName'> }

export function NewSubCategory({ category: { id, name: within, routeName: start } }: Props) {
  const create = async ({ name, routeName, visible }: NewTerm) => {
    const answer = await staffApi.createSubCategory({
      ...blankSubCategory,
      categoryId: id,
      name,
      routeName: routeName || slugify(name),
      visible,
    })
    return failed(answer) ? answer : { to: href('/admin/sub-categories/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord noun={`sub-category in ${within}`} start={newTerm} labels={newTermLabels} create={create} several>
      {(field) => (
        <>
          <TextField bound={field('name')} />
          <RouteField bound={field('routeName')} start={`/store/${start}/`} suggestion={slugify(field('name').value)} />
          <SiteSwitch bound={field('visible')} hint={hiddenConsequences.subCategory} />
        </>
      )}
    </NewRecord>
  )
}
