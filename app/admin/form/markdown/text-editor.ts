import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { rememberEchoes } from './echoes.ts'
import { findChange, fromElsewhere, listExtensions, markText, type TextOptions } from './extensions.ts'
import type { Mark } from './marks.ts'

export type TextEditor = {
  apply(mark: Mark): void
  selected(): string
  /** Replaces the selection. */
  insert(text: string): void
  /** Shows the form's text, unless this editor wrote it. */
  show(text: string): void
  close(): void
}

/**
 * Opens the editor in a shadow tree. There CodeMirror adopts its styles as style sheet objects, which the page's content
 * policy allows. In the document it would add style elements, which the policy refuses.
 */
export function openEditor(host: HTMLElement, { text, ...options }: TextOptions & { text: string }): TextEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
  const echoes = rememberEchoes()
  const onChange = (written: string) => {
    echoes.expect(written)
    options.onChange(written)
  }
  const state = EditorState.create({ doc: text, extensions: listExtensions({ ...options, onChange }) })
  const view = new EditorView({ root, parent: root, state })
  return {
    apply: (mark) => {
      markText(view, mark)
      view.focus()
    },
    selected: () => view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to),
    insert: (words) => {
      view.dispatch(view.state.replaceSelection(words), { userEvent: 'input.paste', scrollIntoView: true })
      view.focus()
    },
    show: (form) => {
      if (echoes.recognise(form)) return
      const changes = findChange(view.state.doc.toString(), form.replace(/\r\n?/g, '\n'))
      view.dispatch({ changes, annotations: fromElsewhere.of(true) })
    },
    close: () => view.destroy(),
  }
}
