import { useState } from 'react'
import { productLabels } from '../../../contract/staff/labels.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import { LabelledSwitch } from '../form/fields/labelled-switch.tsx'
import type { MissingPart } from './publish-check.ts'

type Props = {
  name: string
  missing: MissingPart[]
  /** The names of its hidden category and sub-category; '' if none is hidden. */
  hidden: string
  onPublish(withHidden: boolean): void
  onClose(): void
}

/** Lists the gaps that shoppers would notice; staff decide whether to publish. */
export function PublishDialog({ name, missing, hidden, onPublish, onClose }: Props) {
  const [withHidden, setWithHidden] = useState(hidden !== '')
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Put ${name} on the site?`}
      description={missing.length > 0 ? 'This is still missing:' : undefined}
    >
      {missing.length > 0 && (
        <ul className="grid gap-2">
          {missing.map(({ field, text }) => (
            <li key={text} className="border-l-2 border-sale pl-3 text-small">
              <strong>{productLabels[field]}</strong> {text}
            </li>
          ))}
        </ul>
      )}
      {hidden !== '' && (
        <div className="grid gap-1">
          <LabelledSwitch
            id="with-hidden"
            name={`Put ${hidden} on the site too`}
            checked={withHidden}
            onChange={setWithHidden}
            className="gap-3 font-semibold"
          />
          <p className="text-label text-soft">Until then shoppers do not see the product.</p>
        </div>
      )}
      <DialogButtons>
        <Button onClick={onClose}>Go back{missing.length > 0 && ' and complete it'}</Button>
        <Button look="solid" onClick={() => onPublish(withHidden)}>
          Put it on the site{missing.length > 0 && ' anyway'}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
