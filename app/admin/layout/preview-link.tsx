import { Button } from '../controls/button.tsx'
import type { Editor } from '../form/saving/editor.ts'

export type Previewed = Pick<Editor<object>, 'changed' | 'save' | 'isSaving' | 'version'>
type Props = { address: string; editor: Previewed }

/** Saves the form, and opens the page as shoppers will see it. */
export function PreviewLink({ address, editor }: Props) {
  const look = async () => {
    // Opens the window before anything is awaited, because browsers block a window that opens later.
    const page = open('', 'preview')
    const saved = editor.changed ? await editor.save({ quiet: true }) : editor.version
    if (!page) return
    if (saved === false) page.close()
    else page.location.href = `/admin/preview${address}`
  }
  return (
    <Button onClick={look} disabled={editor.isSaving}>
      {editor.changed ? 'Save and preview' : 'Preview'}
    </Button>
  )
}
