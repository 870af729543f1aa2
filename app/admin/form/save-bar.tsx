import { useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import type { Editor } from './editor.ts'

/** The one place where a form is saved: there as soon as something has changed. */
export function SaveBar<Edit extends object>({ editor }: { editor: Editor<Edit> }) {
  const [redirect, setRedirect] = useState(true)
  const { changed, saving, problem, move } = editor
  useSaveKey(() => changed && editor.save({ redirect }))
  if (!changed && !saving) return null
  return (
    <section
      aria-label="Save"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-rule bg-paper px-4 py-3 shadow-lg lg:left-60 lg:px-8"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-end gap-3">
        <p role={problem ? 'alert' : undefined} className={`mr-auto text-small ${problem ? 'text-sale' : 'text-soft'}`}>
          {problem ?? 'Not saved yet'}
        </p>
        {move && (
          <label className="flex min-h-11 items-center gap-2 text-small">
            <input type="checkbox" checked={redirect} onChange={(event) => setRedirect(event.target.checked)} />
            Send visitors of {move.from} on to {move.to}
          </label>
        )}
        <Button onClick={editor.discard} disabled={saving}>
          Discard
        </Button>
        <Button look="solid" onClick={() => editor.save({ redirect })} disabled={saving}>
          {saving ? 'Saving …' : 'Save'}
        </Button>
      </div>
    </section>
  )
}

/** Ctrl/⌘-S saves, as everywhere. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      save()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}
