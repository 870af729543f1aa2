import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** Styles headings, emphasis and the rest as readers see them, with their markers in a quieter colour. */
export const textLook = HighlightStyle.define([
  { tag: tags.heading1, fontFamily: 'var(--font-serif)', fontSize: '1.6em' },
  { tag: tags.heading2, fontFamily: 'var(--font-serif)', fontSize: '1.4em' },
  { tag: tags.heading, fontFamily: 'var(--font-serif)', fontSize: '1.2em' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  { tag: [tags.url, tags.processingInstruction, tags.contentSeparator], color: 'var(--color-soft)' },
  { tag: tags.quote, color: 'var(--color-soft)' },
])

export const editorLook = EditorView.theme({
  '&': { backgroundColor: 'var(--color-white)', border: '1px solid var(--color-line)', borderRadius: '2px' },
  '&.cm-focused': { outline: '2px solid var(--color-green)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--font-sans)', lineHeight: '1.6' },
  '.cm-content': { minHeight: '13rem', padding: '0.75rem' },
  '.cm-line': { padding: '0' },
})
