import { href } from 'react-router'
import { fixedPages, pageAddress } from '../../../contract/addresses.ts'
import { PageEdit } from '../../../contract/staff/content.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { staffApi } from '../api.ts'
import { Menu } from '../controls/menu.tsx'
import { useEditor } from '../form/editor.ts'
import { EditorPage } from '../form/editor-page.tsx'
import { FormSection } from '../form/form-section.tsx'
import { shownOrHidden } from '../form/labelled-switch.tsx'
import { MarkdownField } from '../form/markdown-field.tsx'
import { SearchResult } from '../form/search-result.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { RecordHistory } from '../history/record-history.tsx'
import { PageLink } from '../layout/page-link.tsx'
import { useBin } from '../list/use-bin.ts'
import { orFail, whenSignedIn } from '../visit.ts'

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
  visible: 'Shown on the site',
}

function PageForm({ id, form }: Data) {
  const bin = useBin()
  const list = href('/admin/pages')
  const editor = useEditor<PageEdit>({
    form,
    schema: PageEdit,
    labels,
    save: (edit, version, { leavePictures }) => staffApi.savePage({ id, version, edit, leavePictures }),
    reread: () => staffApi.page({ id }),
  })
  const { draft, field, version } = editor
  const isFixed = fixedPages.some((fixed) => fixed === id)
  const address = pageAddress(id)
  const binIt = () =>
    bin({
      name: draft.title,
      list,
      bin: () => staffApi.binPage({ id, version }),
      restore: () => staffApi.restorePage({ id }),
    })
  return (
    <EditorPage
      editor={editor}
      history={<RecordHistory editor={editor} entity="page" id={id} />}
      title={draft.title || 'Page'}
      back={{ label: 'Pages', to: list }}
      actions={
        <>
          <PageLink address={address} editor={editor} shown={editor.saved.visible} />
          {!isFixed && <Menu label="More" items={[{ label: 'Move to the bin', onChoose: binIt, danger: true }]} />}
        </>
      }
    >
      <FormSection
        title="Page"
        intro={isFixed ? 'The shop always shows this page: it cannot be hidden, moved or deleted.' : undefined}
      >
        <TextField bound={field('title')} />
        <MarkdownField bound={field('body')} page={address} />
        {!isFixed && (
          <SwitchField
            words={shownOrHidden}
            bound={field('visible')}
            hint="When it is hidden, its address redirects to the home page."
          />
        )}
      </FormSection>
      <FormSection title="Search engines">
        <TextField bound={field('metaDescription')} lines={3} hint="About 155 characters are shown." />
        <SearchResult address={address} title={draft.title} description={draft.metaDescription} />
      </FormSection>
    </EditorPage>
  )
}
