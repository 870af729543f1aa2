import { chooseHead } from '../../../../contract/head-texts.ts'
import { FormSection } from '../form-section.tsx'
import type { Editor } from '../saving/editor.ts'
import { SearchResult } from './search-result.tsx'
import { TextField } from './text-field.tsx'

type SearchEdit = { pageTitle: string; metaDescription: string; keywords: string }
/** Labels for a form with these fields. */
export const searchLabels: Record<keyof SearchEdit, string> = {
  pageTitle: 'Page title',
  metaDescription: 'Description for search engines',
  keywords: 'Keywords',
}

type Props<Edit extends SearchEdit> = {
  editor: Editor<Edit>
  /** The texts that the page has where a field is empty. */
  title: string
  description: string
  address: string
}

/** The fields for how a page looks in search results, with a preview. */
export function SearchFields<Edit extends SearchEdit>({ editor, title, description, address }: Props<Edit>) {
  // These three fields are texts in every form that has them.
  const { field, draft } = editor as unknown as Editor<SearchEdit>
  return (
    <FormSection title="Search engines" intro="Leave empty to have the shop fill these in.">
      <TextField bound={field('pageTitle')} hint="About 60 characters are shown." placeholder={title} />
      <TextField bound={field('metaDescription')} lines={3} hint="About 155 characters are shown." />
      <TextField bound={field('keywords')} hint="Words separated by commas." />
      <SearchResult address={address} {...chooseHead({ ...draft, name: title, description })} />
    </FormSection>
  )
}
