import { fixedPages, pageAddress } from '../../../contract/addresses.ts'
import { shortenDescription } from '../../../contract/head-texts.ts'
import { PageEdit } from '../../../contract/staff/content.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { onSite } from '../../../contract/staff/site-words.ts'
import { staffApi } from '../api.ts'
import { MarkdownField } from '../form/fields/markdown-field.tsx'
import { SearchResult } from '../form/fields/search-result.tsx'
import { SiteSwitch } from '../form/fields/site-switch.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useRenderedText } from '../form/markdown/rendered-text.ts'
import { useEditor } from '../form/saving/editor.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'
import { LinksHere } from './links-here.tsx'

export const clientLoader = whenSignedIn(async ({ params: { id = '' } }) => ({
  id,
  form: orFail(await staffApi.page({ id })),
}))

type Data = { id: string; form: Form<PageEdit> }

export default function PagePage({ loaderData }: { loaderData: Data }) {
  return <PageForm key={loaderData.id} {...loaderData} />
}

const labels: Record<keyof PageEdit, string> = {
  title: 'Title',
  body: 'Text',
  metaDescription: 'Description for search engines',
  visible: onSite,
}

function PageForm({ id, form }: Data) {
  const record = openRecord('Page', { id })
  const editor = useEditor<PageEdit>({ form, schema: PageEdit, labels, ...record })
  const { draft, field } = editor
  const isFixed = fixedPages.some((fixed) => fixed === id)
  const address = pageAddress(id)
  const bodyHtml = useRenderedText(draft.body) ?? ''
  return (
    <RecordPage
      id={id}
      record={record}
      editor={editor}
      kind="page"
      name={draft.title}
      place={{ address, shown: editor.saved.visible }}
      isKept={isFixed}
    >
      <FormSection
        title="Page"
        intro={
          isFixed ? 'The shop always shows this page: it cannot be taken off the site, moved or deleted.' : undefined
        }
      >
        <TextField bound={field('title')} />
        <MarkdownField bound={field('body')} page={address} />
        {!isFixed && <SiteSwitch bound={field('visible')} hint="Its address redirects to the home page." />}
      </FormSection>
      <FormSection title="Search engines">
        <TextField bound={field('metaDescription')} lines={3} hint="About 155 characters are shown." />
        <SearchResult
          address={address}
          title={draft.title}
          description={draft.metaDescription || shortenDescription(bodyHtml)}
        />
      </FormSection>
      <LinksHere address={address} />
    </RecordPage>
  )
}
