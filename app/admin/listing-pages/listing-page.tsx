import { href } from 'react-router'
import type { Form } from '../../../contract/staff/forms.ts'
import { ListingInfoEdit, type ListingKey } from '../../../contract/staff/site.ts'
import { staffApi } from '../api.ts'
import { EditorPage } from '../form/editor-page.tsx'
import { PictureField } from '../form/fields/picture-field.tsx'
import { SearchResult } from '../form/fields/search-result.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { SiteLink } from '../layout/site-link.tsx'
import { bannerCrops } from '../media/crops.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { listingPages } from './listing-page-facts.ts'

export const clientLoader = whenSignedIn(async ({ params }) => {
  // The server refuses an unknown key.
  const key = params.key as ListingKey
  return { key, form: orFail(await staffApi.listing({ key })) }
})

type Data = { key: ListingKey; form: Form<ListingInfoEdit> }

export default function ListingPage({ loaderData }: { loaderData: Data }) {
  return <ListingForm key={loaderData.key} listing={loaderData.key} form={loaderData.form} />
}

const labels: Record<keyof ListingInfoEdit, string> = {
  pageTitle: 'Title',
  description: 'Description',
  bannerHash: 'Banner',
  metaDescription: 'Description for search engines',
  keywords: 'Keywords',
}

function ListingForm({ listing: key, form }: { listing: ListingKey; form: Form<ListingInfoEdit> }) {
  const editor = useEditor<ListingInfoEdit>({
    form,
    schema: ListingInfoEdit,
    labels,
    save: (edit, version) => staffApi.saveListing({ key, version, edit }),
    reread: () => staffApi.listing({ key }),
  })
  const { draft, field } = editor
  const { name, address, about } = listingPages[key]
  return (
    <EditorPage
      editor={editor}
      history={<RecordHistory editor={editor} entity="listing" id={key} />}
      title={name}
      back={{ label: 'Listing pages', to: href('/admin/listing-pages') }}
      actions={<SiteLink address={address} />}
    >
      <FormSection title="Page" intro={about}>
        <TextField bound={field('pageTitle')} />
        <TextField bound={field('description')} lines={4} />
        <PictureField bound={field('bannerHash')} crops={bannerCrops} hint="Wide: it is shown beside the title." />
      </FormSection>
      <FormSection title="Search engines" intro="Leave empty to have the shop fill these in.">
        <TextField bound={field('metaDescription')} lines={3} hint="About 155 characters are shown." />
        <TextField bound={field('keywords')} hint="Words separated by commas." />
        <SearchResult
          address={address}
          title={draft.pageTitle}
          description={draft.metaDescription || draft.description}
        />
      </FormSection>
    </EditorPage>
  )
}
