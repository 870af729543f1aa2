import { type SubmitEvent, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { Dialog, DialogButtons } from '../../controls/dialog.tsx'
import { AddressField } from '../fields/address-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { CheckedForm } from '../saving/checked-form.tsx'
import { isAddress, type LinkText } from './link-text.ts'

type Props = {
  /** The selected text and link; undefined closes the dialog. */
  selected: LinkText | undefined
  onClose(): void
  onLink(link: LinkText): void
}

export function LinkDialog({ selected, onClose, onLink }: Props) {
  return (
    <Dialog open={selected !== undefined} onClose={onClose} title="Link">
      {selected !== undefined && <LinkForm selected={selected} onClose={onClose} onLink={onLink} />}
    </Dialog>
  )
}

type Problems = { words?: string; address?: string }

function LinkForm({ selected, onClose, onLink }: Props & { selected: LinkText }) {
  const [link, setLink] = useState(selected)
  const [problems, setProblems] = useState<Problems>({})
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles this event to the form around the text, which must not be sent.
    event.stopPropagation()
    const found = findProblems(link)
    setProblems(found)
    if (found.words || found.address) return
    onClose()
    onLink({ words: link.words.trim(), address: link.address.trim() })
  }
  const bind = (name: keyof typeof link, label: string) => ({
    name: `link-${name}`,
    label,
    value: link[name],
    problem: problems[name],
    problems: {},
    onChange: (text: string) => setLink((now) => ({ ...now, [name]: text })),
  })
  return (
    <CheckedForm refusal={problems} onSubmit={submit} className="grid gap-4" noValidate>
      <TextField bound={bind('words', 'Words')} hint="The words people click." />
      <AddressField
        bound={bind('address', 'Links to')}
        hint="Type the name of a page, category, range, brand or product and choose it; or a web address."
      />
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="solid">
          Insert the link
        </Button>
      </DialogButtons>
    </CheckedForm>
  )
}

const findProblems = ({ words, address }: { words: string; address: string }): Problems => ({
  ...(words.trim() === '' && { words: 'A link needs words.' }),
  ...(!isAddress(address.trim()) && {
    address: 'Choose a page of the shop, or type an address that begins with / or https://.',
  }),
})
