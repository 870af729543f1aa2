import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdownKeymap, markdownLanguage, pasteURLAsLink } from '@codemirror/lang-markdown'
import { syntaxHighlighting } from '@codemirror/language'
import { Annotation, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { applyMark, type Mark } from './marks.ts'
import { editorLook, textLook } from './text-look.ts'

export type TextOptions = {
  label: string
  describedBy?: string
  readOnly?: boolean
  /** Called when the keyboard shortcut for a link is pressed. */
  onLink?(): void
  onChange(text: string): void
}

/** Marks a change that came from the form, so that it is not reported back to the form. */
export const fromElsewhere = Annotation.define<boolean>()

export const listExtensions = ({
  label,
  describedBy,
  readOnly = false,
  onLink,
  onChange,
}: TextOptions): Extension[] => [
  history(),
  keymap.of([
    { key: 'Mod-k', run: () => askForLink(onLink), preventDefault: true },
    ...markKeys,
    ...markdownKeymap,
    ...defaultKeymap,
    ...historyKeymap,
  ]),
  // Leaves out `markdown()`, whose parser for HTML inside Markdown would add half as much code again.
  markdownLanguage.extension,
  pasteURLAsLink,
  syntaxHighlighting(textLook),
  editorLook,
  EditorView.lineWrapping,
  EditorState.readOnly.of(readOnly),
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-readonly': String(readOnly),
    // A long text scrolls, so it must be reachable by keyboard.
    tabindex: '0',
    spellcheck: 'true',
    autocorrect: 'on',
    autocapitalize: 'sentences',
    ...(describedBy && { 'aria-description': describedBy }),
  }),
  EditorView.updateListener.of(({ docChanged, state, transactions }) => {
    if (docChanged && !transactions.some((change) => change.annotation(fromElsewhere))) onChange(state.doc.toString())
  }),
]

function askForLink(onLink: (() => void) | undefined): boolean {
  onLink?.()
  return true
}

const markKeys = Object.entries({ 'Mod-b': 'bold', 'Mod-i': 'italic' } as const).map(([key, mark]) => ({
  key,
  run: (view: EditorView) => markText(view, mark),
}))

export function markText(view: EditorView, mark: Mark): boolean {
  const text = view.state.doc.toString()
  const { from, to } = view.state.selection.main
  const written = applyMark({ text, from, to }, mark)
  view.dispatch({
    changes: findChange(text, written.text),
    selection: { anchor: written.from, head: written.to },
    userEvent: 'input',
    scrollIntoView: true,
  })
  return true
}

/** Finds the single range in which two texts differ, so that Undo and the caret keep their position. */
export function findChange(before: string, after: string) {
  const shortest = Math.min(before.length, after.length)
  let from = 0
  while (from < shortest && before[from] === after[from]) from++
  let same = 0
  while (same < shortest - from && before.at(-1 - same) === after.at(-1 - same)) same++
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
