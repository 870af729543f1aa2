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
  /** Takes over the form's text, unless it was written here. */
  show(text: string): void
  close(): void
}

/**
 * In a shadow tree, because the editor brings styles of its own: there they are handed over as style sheets, which the
 * page's content policy allows, while it refuses style elements.
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
      if (echoes.hear(form)) return
      const changes = findChange(view.state.doc.toString(), form.replace(/\r\n?/g, '\n'))
      view.dispatch({ changes, annotations: fromElsewhere.of(true) })
    },
    close: () => view.destroy(),
  }
}
