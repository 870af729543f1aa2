import type { Form } from '../../../contract/staff/forms.ts'
import { signInNames, writeHour } from '../../../contract/staff/labels.ts'
import { listSignIns, SupplierListEdit, type SupplierListState } from '../../../contract/staff/supplier-lists.ts'
import { staffApi } from '../api.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { NumberField } from '../form/fields/number-field.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { type Editor, useEditor } from '../form/saving/editor.ts'
import { MailNote } from '../mail/mailing.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'
import { LastList } from './last-list.tsx'
import { listLabels } from './list-facts.ts'
import { ListSecret } from './list-secret.tsx'
import { useSupplierListState } from './use-supplier-list-state.ts'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => {
  const [form, state] = await Promise.all([staffApi.supplierList({ uuid }), staffApi.supplierListState({ uuid })])
  return { uuid, form: orFail(form), state: orFail(state) }
})

type Data = { uuid: string; form: Form<SupplierListEdit>; state: SupplierListState }

export default function SupplierListPage({ loaderData }: { loaderData: Data }) {
  return <SupplierListForm key={loaderData.uuid} {...loaderData} />
}

function SupplierListForm({ uuid, form, state: first }: Data) {
  const record = openRecord('SupplierList', { uuid })
  const editor = useEditor<SupplierListEdit>({ form, schema: SupplierListEdit, labels: listLabels, ...record })
  const { state, isWaiting, readAgain, waitForList } = useSupplierListState(uuid, editor.version, first)
  return (
    <RecordPage id={uuid} record={record} editor={editor} kind="supplier-list" name={editor.draft.name}>
      <LastList uuid={uuid} state={state} isWaiting={isWaiting} canFetch={!editor.changed} onAsked={waitForList} />
      <SourceFields uuid={uuid} editor={editor} state={state} onStored={readAgain} />
      <NightFields editor={editor} />
    </RecordPage>
  )
}

const signIns = listSignIns.map((value) => ({ value, label: signInNames[value] }))

type SourceProps = {
  uuid: string
  editor: Editor<SupplierListEdit>
  state: SupplierListState
  onStored(): void
}

function SourceFields({ uuid, editor, state, onStored }: SourceProps) {
  const { field, draft, changed } = editor
  const signIn = field('signIn')
  return (
    <FormSection title="Where it is" intro="The shop remembers by the supplier how its lists are read.">
      <TextField bound={field('name')} />
      <TextField bound={field('address')} />
      <ChoiceField
        bound={{ ...signIn, onChange: (chosen) => chosen && signIn.onChange(chosen) }}
        choices={signIns}
        hint="Ask the supplier if you do not know."
      />
      {draft.signIn === 'basic' && <TextField bound={field('userName')} />}
      {draft.signIn === 'header' && <TextField bound={field('headerName')} placeholder="X-Api-Key" />}
      {draft.signIn !== 'none' && (
        <ListSecret
          uuid={uuid}
          label={draft.signIn === 'basic' ? 'Password' : 'Key'}
          secret={state.secret}
          canStore={!changed}
          onStored={onStored}
        />
      )}
    </FormSection>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: writeHour(hour) }))

function NightFields({ editor: { field, draft } }: { editor: Editor<SupplierListEdit> }) {
  const hour = field('hour')
  const percent = field('mostPercent')
  return (
    <FormSection
      title="Every night"
      intro="What a list would change is shown to you first, unless you let it be applied automatically."
    >
      <SwitchField bound={field('isFetched')} />
      {draft.isFetched && (
        <ChoiceField
          bound={{ ...hour, onChange: (chosen) => chosen !== null && hour.onChange(chosen) }}
          choices={hours}
        />
      )}
      <SwitchField
        bound={field('appliesItself')}
        hint="A list is held back, and the shop gets an email, if a row cannot be read, its headings have changed, it is empty or shorter by a fifth, or a price moves by more than you allow. Each applied list can be undone."
      />
      {draft.isFetched && <MailNote />}
      {draft.appliesItself && (
        <SwitchField
          bound={field('archivesMissing')}
          hint="What one list leaves out stays. What the next one leaves out too is archived with it, unless that is more than a fifth of the supplier’s products."
        />
      )}
      {draft.appliesItself && (
        <NumberField bound={{ ...percent, onChange: (value) => percent.onChange(value ?? 0) }} unit="% at most" />
      )}
    </FormSection>
  )
}
