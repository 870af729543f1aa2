import { type SubmitEvent, useState } from 'react'
import { readInput } from '../../../contract/read-input.ts'
import type { ShopPage } from '../../../contract/staff/content.ts'
import { SiteLink } from '../../../contract/staff/site-links.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { AddressField } from '../form/fields/address-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { CheckedForm } from '../form/saving/checked-form.tsx'

type Props = { link: SiteLink; onClose(): void; onKeep(link: SiteLink): void }

export const SiteLinkDialog = (props: Props) => (
  <Dialog open onClose={props.onClose} title="Link">
    <LinkForm {...props} />
  </Dialog>
)

function LinkForm({ link, onClose, onKeep }: Props) {
  const [draft, setDraft] = useState(link)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reading = readInput(SiteLink, draft)
    if (reading.problems) return setProblems(reading.problems)
    onKeep(reading.data)
    onClose()
  }
  const bind = (name: 'label' | 'address', label: string) => ({
    name: `link-${name}`,
    label,
    value: draft[name],
    problem: problems[name],
    problems: {},
    onChange: (text: string) => setDraft((typed) => ({ ...typed, [name]: text })),
  })
  const takeName = ({ name }: ShopPage) => setDraft((typed) => ({ ...typed, label: typed.label || shortenName(name) }))
  return (
    <CheckedForm refusal={problems} onSubmit={submit} className="grid gap-4" noValidate>
      <AddressField
        bound={bind('address', 'Leads to')}
        hint="Type the name of a page, category, range, brand, sale or product and choose it; or a web address."
        onChoose={takeName}
      />
      <TextField bound={bind('label', 'Name')} hint="The words people click." />
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="solid">
          Done
        </Button>
      </DialogButtons>
    </CheckedForm>
  )
}

/** Names a sub-category together with its category: 'Lounge › Sofas'. */
const shortenName = (name: string) => name.split(' › ').at(-1) ?? name
