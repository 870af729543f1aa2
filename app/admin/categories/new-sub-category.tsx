import { href } from 'react-router'
import { slugify } from '../../../contract/addresses.ts'
import { failed } from '../../../contract/errors.ts'
import { blankSubCategory } from '../../../contract/staff/catalogue.ts'
import type { CategoryRow } from '../../../contract/staff/catalogue-lists.ts'
import { staffApi } from '../api.ts'
import { RouteField } from '../form/route-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { NewRecord } from '../list/new-record.tsx'

export function NewSubCategory({ category: { id, name: within, routeName: start } }: { category: CategoryRow }) {
  const create = async ({ name, routeName }: { name: string; routeName: string }) => {
    const answer = await staffApi.createSubCategory({
      ...blankSubCategory,
      categoryId: id,
      name,
      routeName: routeName || slugify(name),
    })
    return failed(answer) ? answer : { to: href('/admin/sub-categories/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord
      noun={`sub-category in ${within}`}
      start={{ name: '', routeName: '' }}
      labels={{ name: 'Name', routeName: 'Address' }}
      create={create}
      several
    >
      {(field) => (
        <>
          <TextField bound={field('name')} hint="It is off the site until you put it there." />
          <RouteField bound={field('routeName')} start={`/store/${start}/`} suggestion={slugify(field('name').value)} />
        </>
      )}
    </NewRecord>
  )
}
