import { productLabels } from '../../../contract/staff/labels.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from '../controls/dialog.tsx'
import type { MissingPart } from './publish-check.ts'

type Props = { name: string; missing: MissingPart[]; onPublish(): void; onClose(): void }

/** Shows the gaps that shoppers would notice; staff decide. */
export const PublishDialog = ({ name, missing, onPublish, onClose }: Props) => (
  <Dialog open onClose={onClose} title={`Put ${name} on the site?`} description="This is still missing:">
    <ul className="grid gap-2">
      {missing.map(({ field, text }) => (
        <li key={text} className="border-l-2 border-sale pl-3 text-small">
          <strong>{productLabels[field]}</strong> {text}
        </li>
      ))}
    </ul>
    <DialogButtons>
      <Button onClick={onClose}>Go back and complete it</Button>
      <Button look="solid" onClick={onPublish}>
        Put it on the site anyway
      </Button>
    </DialogButtons>
  </Dialog>
)
