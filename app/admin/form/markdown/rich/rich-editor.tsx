import type { EditorState } from 'prosemirror-state'
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { EditorActions } from '../editor-actions.ts'
import { type Form, forms, listForms } from './commands.ts'
import { ContextTools } from './context-tools.tsx'
import { putLink, readLink } from './links.ts'
import { openEditor, type RichText } from './open-editor.ts'
import type { Pasted } from './pasted-pictures.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { openText } from './text-document.ts'

export type RichEditorProps = {
  label: string
  value: string
  onChange(text: string): void
  describedBy?: string
  readOnly: boolean
  onLink(): void
  onPicture(): void
  /** Called if the text can be edited only as Markdown. */
  onUnheld(): void
  /** Called with pasted or dropped pictures, to be uploaded. */
  onPictures(pasted: Pasted): void
  ref: RefObject<EditorActions | null>
}

/** Edits a text as readers see it. Unedited parts keep their source byte for byte. */
export default function RichEditor({ ref, ...props }: RichEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<RichText>(null)
  const latest = useRef(props)
  latest.current = props
  const [state, setState] = useState<EditorState>()
  useEffect(() => {
    const { value, label, describedBy, readOnly, onUnheld } = latest.current
    const opened = openText(value)
    if (!host.current || !opened) return onUnheld()
    const rich = openEditor(host.current, {
      opened,
      label,
      describedBy,
      readOnly,
      onState: setState,
      onLink: () => latest.current.onLink(),
      onChange: (text) => latest.current.onChange(text),
      onPictures: (pictures, left) => latest.current.onPictures({ pictures, left, keepPlace: rich.keepPlace }),
    })
    editor.current = rich
    return rich.close
  }, [])
  const { value, readOnly, label, onLink, onPicture, onUnheld } = props
  useEffect(() => {
    if (editor.current?.show(value) === false) onUnheld()
  }, [value, onUnheld])
  const apply = (form: Form) => editor.current?.run(forms[form])
  useImperativeHandle(ref, () => ({
    apply: (mark) => editor.current?.run(forms[mark]),
    selectedLink: () => (editor.current ? readLink(editor.current.state()) : { words: '', address: '' }),
    insertLink: (link) => editor.current?.run(putLink(link)),
    insertPictures: (pictures) => editor.current?.insertPictures(pictures),
  }))
  return (
    <>
      {!readOnly && (
        <div className="sticky top-14 z-10 bg-paper">
          <RichToolbar
            label={label}
            pressed={state ? listForms(state) : new Set()}
            onForm={apply}
            onLink={onLink}
            onPicture={onPicture}
          />
          {state && (
            <ContextTools
              state={state}
              run={(command) => editor.current?.run(command)}
              runBeside={(command) => editor.current?.runBeside(command)}
              onLink={onLink}
            />
          )}
        </div>
      )}
      <div ref={host} />
    </>
  )
}
