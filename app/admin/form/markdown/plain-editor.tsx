import { useImperativeHandle, useRef } from 'react'
import type { MarkdownEditorProps } from './editor.tsx'
import { applyMark, type Written } from './marks.ts'
import { makeSourceActions } from './source-actions.ts'

/** Replaces the editor if its code could not be loaded: a plain field for the same text. */
export function PlainEditor({ label, value, onChange, describedBy, readOnly, ref }: MarkdownEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => {
    const change = (write: (written: Written) => Written) => {
      const element = field.current
      if (!element || readOnly) return
      const { text, from, to } = write(readField(element))
      element.value = text
      element.focus()
      element.setSelectionRange(from, to)
      onChange(text)
    }
    return makeSourceActions({
      apply: (mark) => change((written) => applyMark(written, mark)),
      insert: (words) => change((written) => insertWords(written, words)),
      selected: () => (field.current ? readSelected(readField(field.current)) : ''),
    })
  })
  return (
    <>
      <textarea
        ref={field}
        aria-label={label}
        aria-description={describedBy}
        readOnly={readOnly}
        rows={9}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="block min-h-52 w-full border border-line bg-white p-3"
      />
      <p role="status" className="mt-1 text-label text-soft">
        The editor could not be loaded, so this is a plain field. What you write here is saved all the same.
      </p>
    </>
  )
}

const readField = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Written => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
})

const readSelected = ({ text, from, to }: Written) => text.slice(from, to)

function insertWords({ text, from, to }: Written, words: string): Written {
  const end = from + words.length
  return { text: text.slice(0, from) + words + text.slice(to), from: end, to: end }
}
