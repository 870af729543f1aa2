import { productAddress } from '../../../contract/addresses.ts'
import type { ProductEdit } from '../../../contract/staff-catalogue.ts'
import { Button } from '../controls/button.tsx'
import type { Editor } from '../form/editor.ts'

type Props = { uuid: string; editor: Editor<ProductEdit> }

/** Opens the product's page as shoppers will see it, with what has been typed: saved first. */
export function PreviewLink({ uuid, editor }: Props) {
  const look = async () => {
    // Opened before anything is waited for: a window that opens later is taken for an advertisement.
    const page = open('', 'preview')
    const saved = editor.changed ? await editor.save({ quiet: true }) : editor.version
    if (!page) return
    if (saved === false) page.close()
    else page.location.href = `/admin/preview${productAddress(uuid, editor.draft.name)}`
  }
  return (
    <Button onClick={look} disabled={editor.saving}>
      {editor.changed ? 'Save and preview' : 'Preview'}
    </Button>
  )
}
