import { PropertyEdit } from '../../../contract/staff/catalogue.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'
import { nameValueField } from './value-problems.ts'
import { useValueUses } from './value-uses.ts'
import { ValuesField } from './values-field.tsx'

export const clientLoader = whenSignedIn(async ({ params }) => {
  const id = Number(params.id)
  return { id, form: orFail(await staffApi.property({ id })) }
})

type Data = { id: number; form: Form<PropertyEdit> }

export default function PropertyPage({ loaderData }: { loaderData: Data }) {
  return <PropertyForm key={loaderData.id} {...loaderData} />
}

const labels: Record<keyof PropertyEdit, string> = { name: 'Name', values: 'Values' }

function PropertyForm({ id, form }: Data) {
  const reload = useReload()
  const record = openRecord('Property', { id })
  const editor = useEditor<PropertyEdit>({
    form,
    schema: PropertyEdit,
    labels,
    nameProblem: (path, { values }) => nameValueField(path, values),
    ...record,
  })
  const { draft, field, changed, version } = editor
  const uses = useValueUses(id, version)
  return (
    <RecordPage
      id={id}
      record={record}
      editor={editor}
      kind="property"
      name={draft.name}
      consequence="Its products stay in the shop without these values, and menus leave them out."
    >
      <FormSection title="Property" intro="What shoppers filter by, and read on products.">
        <TextField bound={field('name')} hint="Such as Colour." />
      </FormSection>
      <FormSection title="Values" intro="Shoppers see them in this order.">
        <ValuesField
          bound={field('values')}
          uses={uses}
          merge={{ property: { id, version }, unsaved: changed, onMerged: reload }}
        />
      </FormSection>
    </RecordPage>
  )
}
