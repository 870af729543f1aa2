import { href, useRevalidator } from 'react-router'
import { PropertyEdit } from '../../../contract/staff/catalogue.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { staffApi } from '../api.ts'
import { Menu } from '../controls/menu.tsx'
import { useEditor } from '../form/editor.ts'
import { EditorPage } from '../form/editor-page.tsx'
import { FormSection } from '../form/form-section.tsx'
import { TextField } from '../form/text-field.tsx'
import { RecordHistory } from '../history/record-history.tsx'
import { useMember } from '../layout/back-office-layout.tsx'
import { useCarefulBin } from '../uses/careful-bin.tsx'
import { orFail, whenSignedIn } from '../visit.ts'
import { useValueUses } from './value-uses.ts'
import { ValuesField } from './values-field.tsx'

export const clientLoader = whenSignedIn(async ({ params }) => {
  const id = Number(params.id)
  return { id, form: orFail(await staffApi.property({ id })) }
})

type Data = { id: number; form: Form<PropertyEdit> }

/** After a merge of values the form is opened again. */
export default function PropertyPage({ loaderData }: { loaderData: Data }) {
  return <PropertyForm key={`${loaderData.id} ${loaderData.form.version}`} {...loaderData} />
}

const labels: Record<keyof PropertyEdit, string> = { name: 'Name', values: 'Values' }

function PropertyForm({ id, form }: Data) {
  const list = href('/admin/properties')
  const mayEdit = useMember().role !== 'sales'
  const { binIt, dialog } = useCarefulBin()
  const { revalidate } = useRevalidator()
  const editor = useEditor<PropertyEdit>({
    form,
    schema: PropertyEdit,
    labels,
    save: (edit, version) => staffApi.saveProperty({ id, version, edit }),
    reread: () => staffApi.property({ id }),
  })
  const { draft, field, changed, version } = editor
  const uses = useValueUses(id, version)
  const bin = () =>
    binIt({
      name: draft.name,
      list,
      bin: () => staffApi.binProperty({ id, version }),
      restore: () => staffApi.restoreProperty({ id }),
      uses: () => staffApi.propertyUses({ id }),
      consequence: 'Its products stay in the shop without these values, and menus leave them out.',
    })
  return (
    <EditorPage
      editor={editor}
      history={<RecordHistory editor={editor} entity="property" id={String(id)} />}
      title={draft.name || 'Property'}
      back={{ label: 'Properties', to: list }}
      actions={mayEdit && <Menu label="More" items={[{ label: 'Move to the bin', onChoose: bin, danger: true }]} />}
    >
      <FormSection title="Property" intro="What shoppers filter by, and read on products.">
        <TextField bound={field('name')} hint="Such as Colour." />
      </FormSection>
      <FormSection title="Values" intro="Shoppers meet them in this order.">
        <ValuesField
          bound={field('values')}
          uses={uses}
          merge={{ property: { id, version }, unsaved: changed, onMerged: revalidate }}
        />
      </FormSection>
      {dialog}
    </EditorPage>
  )
}
