import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { syntaxHighlighting } from '@codemirror/language'
import { Annotation, EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { applyMark, type Mark, type Written } from './marks.ts'
import { editorLook, textLook } from './text-look.ts'

export type TextEditor = {
  apply(mark: Mark): void
  /** In the place of what is selected. */
  insert(text: string): void
  /** A text from elsewhere, unless it is the one that stands here. */
  show(text: string): void
  focus(): void
  close(): void
}

type Options = {
  text: string
  label: string
  describedBy?: string
  readOnly?: boolean
  onChange(text: string): void
}

const fromElsewhere = Annotation.define<boolean>()

/**
 * In a shadow tree, because the editor brings styles of its own: there they are handed over as style sheets, which the
 * page's content policy allows, while it refuses style elements.
 */
export function openEditor(host: HTMLElement, options: Options): TextEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: options.text, extensions: listExtensions(options) }),
  })
  const read = () => view.state.doc.toString()
  const write = (written: Written) => {
    view.dispatch({
      changes: findChange(read(), written.text),
      selection: { anchor: written.from, head: written.to },
      userEvent: 'input',
      scrollIntoView: true,
    })
    view.focus()
  }
  const readSelection = (): Written => {
    const { from, to } = view.state.selection.main
    return { text: read(), from, to }
  }
  return {
    apply: (mark) => write(applyMark(readSelection(), mark)),
    insert: (text) => {
      view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true })
      view.focus()
    },
    show: (text) => {
      if (text === read()) return
      view.dispatch({ changes: findChange(read(), text), annotations: fromElsewhere.of(true) })
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  }
}

function listExtensions({ label, describedBy, readOnly = false, onChange }: Options) {
  const press = (mark: Mark) => (view: EditorView) => {
    const { from, to } = view.state.selection.main
    const written = applyMark({ text: view.state.doc.toString(), from, to }, mark)
    view.dispatch({
      changes: findChange(view.state.doc.toString(), written.text),
      selection: { anchor: written.from, head: written.to },
      userEvent: 'input',
    })
    return true
  }
  return [
    history(),
    keymap.of([
      { key: 'Mod-b', run: press('bold') },
      { key: 'Mod-i', run: press('italic') },
      { key: 'Mod-k', run: press('link') },
      ...markdownKeymap,
      ...defaultKeymap,
      ...historyKeymap,
    ]),
    markdown({ base: markdownLanguage }),
    syntaxHighlighting(textLook),
    editorLook,
    EditorView.lineWrapping,
    EditorState.readOnly.of(readOnly),
    EditorView.contentAttributes.of({
      'aria-label': label,
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      ...(describedBy && { 'aria-description': describedBy }),
    }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged && !transactions.some((change) => change.annotation(fromElsewhere))) onChange(state.doc.toString())
    }),
  ]
}

/** The one stretch in which two texts differ, so that Undo and the caret keep their place. */
function findChange(before: string, after: string) {
  let from = 0
  const shortest = Math.min(before.length, after.length)
  while (from < shortest && before[from] === after[from]) from++
  let same = 0
  while (same < shortest - from && before.at(-1 - same) === after.at(-1 - same)) same++
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
