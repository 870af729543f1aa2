import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { EditorActions } from './editor-actions.ts'
import { makeSourceActions } from './source-actions.ts'
import { openEditor, type TextEditor } from './text-editor.ts'

export type MarkdownEditorProps = {
  label: string
  value: string
  onChange(text: string): void
  describedBy?: string
  readOnly?: boolean
  onLink?(): void
  ref?: Ref<EditorActions>
}

/** Edits the stored Markdown with syntax highlighting: headings, emphasis and lists look as such. */
export default function MarkdownEditor({ value, onChange, onLink, ref, ...rest }: MarkdownEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<TextEditor>(null)
  const latest = useRef({ value, onChange, onLink, rest })
  latest.current = { value, onChange, onLink, rest }
  useEffect(() => {
    if (!host.current) return
    const { value: text, rest: facts } = latest.current
    const opened = openEditor(host.current, {
      text,
      ...facts,
      onChange: (written) => latest.current.onChange(written),
      onLink: () => latest.current.onLink?.(),
    })
    editor.current = opened
    return opened.close
  }, [])
  useEffect(() => editor.current?.show(value), [value])
  useImperativeHandle(ref, () =>
    makeSourceActions({
      apply: (mark) => editor.current?.apply(mark),
      insert: (text) => editor.current?.insert(text),
      selected: () => editor.current?.selected() ?? '',
    }),
  )
  return <div ref={host} className="min-h-52" />
}
