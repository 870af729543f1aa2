import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { type Command, EditorState, type SelectionBookmark } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { StepMap } from 'prosemirror-transform'
import { EditorView } from 'prosemirror-view'
import { rememberEchoes } from '../echoes.ts'
import type { PlacedPicture } from '../editor-actions.ts'
import { cleanPaste } from './clean-paste.ts'
import { listKeys } from './keys.ts'
import type { OpenedText } from './opened-text.ts'
import { schema } from './schema.ts'
import { showSource } from './source-view.ts'
import { openText, writeText } from './text-document.ts'

type RichOptions = {
  opened: OpenedText
  label: string
  describedBy?: string
  readOnly: boolean
  onLink(): void
  onChange(text: string): void
  onState(state: EditorState): void
  /** Called with pasted or dropped pictures, to be uploaded, and the number of those left out. */
  onPictures(pictures: (File | string)[], left: number): void
}

export type RichText = {
  state(): EditorState
  run(command: Command): void
  /** Runs a command without moving the focus into the text. */
  runBeside(command: Command): void
  insertPictures(pictures: PlacedPicture[]): void
  /**
   * Remembers the selection. Returns a function that inserts pictures there after their upload, wherever the caret is
   * by then; it returns false if the editor has been closed.
   */
  keepPlace(): (pictures: PlacedPicture[]) => boolean
  /** Shows the form's text, unless this editor wrote it. Returns false if the text cannot be shown. */
  show(text: string): boolean
  close(): void
}

/**
 * How many pixels of the window the header with the toolbar and the save bar may cover: scrolling keeps the caret clear
 * of them.
 */
const covered = { top: 170, bottom: 100, left: 0, right: 0 }

export function openEditor(host: HTMLElement, options: RichOptions): RichText {
  const { label, describedBy, readOnly, onLink, onChange, onState } = options
  let opened = options.opened
  let written = opened.source
  const echoes = rememberEchoes()
  const kept = new Set<{ at: SelectionBookmark }>()
  const plugins = [...listKeys(onLink), history(), gapCursor(), tableEditing()]
  const makeState = (doc: Node) => EditorState.create({ doc, plugins })
  const view = new EditorView(host, {
    state: makeState(opened.doc),
    editable: () => !readOnly,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-readonly': String(readOnly),
      class: look,
      tabindex: '0',
      spellcheck: 'true',
      ...(describedBy && { 'aria-description': describedBy }),
    },
    nodeViews: { source: showSource },
    scrollThreshold: covered,
    scrollMargin: covered,
    dispatchTransaction: (change) => {
      view.updateState(view.state.apply(change))
      for (const place of kept) place.at = place.at.map(change.mapping)
      onState(view.state)
      if (!change.docChanged) return
      const text = writeText(opened, view.state.doc)
      if (text === written) return
      written = text
      echoes.expect(text)
      onChange(text)
    },
    ...listenForPaste(options),
  })
  onState(view.state)
  return {
    state: () => view.state,
    run: (command) => {
      command(view.state, view.dispatch, view)
      view.focus()
    },
    runBeside: (command) => void command(view.state, view.dispatch, view),
    insertPictures: (pictures) => {
      view.dispatch(view.state.tr.replaceSelection(makePictures(pictures)).scrollIntoView())
      view.focus()
    },
    keepPlace: () => {
      const place = { at: view.state.selection.getBookmark() }
      kept.add(place)
      return (pictures) => {
        kept.delete(place)
        if (view.isDestroyed) return false
        const { from, to } = place.at.resolve(view.state.doc)
        view.dispatch(view.state.tr.replaceRange(from, to, makePictures(pictures)))
        return true
      }
    },
    show: (text) => {
      if (text === written || echoes.recognise(text)) return true
      const next = openText(text)
      if (!next) return false
      opened = next
      written = text
      const change = mapChange(view.state.doc, next.doc)
      for (const place of kept) place.at = place.at.map(change)
      view.updateState(makeState(next.doc))
      onState(view.state)
      return true
    },
    close: () => view.destroy(),
  }
}

/** Maps positions of one document to another that differs in a single range. */
function mapChange(before: Node, after: Node): StepMap {
  const from = before.content.findDiffStart(after.content)
  const ends = before.content.findDiffEnd(after.content)
  if (from === null || !ends) return StepMap.empty
  // A repeated letter may count as equal both from the start and from the end, so the two ends can overlap.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b))
  return new StepMap([from, ends.a + overlap - from, ends.b + overlap - from])
}

const makePictures = (pictures: PlacedPicture[]) =>
  new Slice(
    Fragment.fromArray(pictures.map(({ address, alt }) => schema.nodes.image.create({ src: address, alt }))),
    0,
    0,
  )

const look =
  'rich-text prose max-w-none! min-h-52 rounded-sm border border-line bg-white p-3 outline-offset-1 focus:outline-2 focus:outline-green'

function listenForPaste({ onPictures }: RichOptions) {
  const takeFiles = (data: DataTransfer | null): boolean => {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    // Word and spreadsheets put both the text and a picture of it on the clipboard.
    const hasWords = (data?.getData('text/plain') ?? '').trim() !== ''
    if (files.length === 0 || hasWords) return false
    onPictures(files, 0)
    return true
  }
  return {
    handlePaste: (_: EditorView, event: ClipboardEvent) => takeFiles(event.clipboardData),
    handleDrop: (_: EditorView, event: DragEvent) => {
      if (!takeFiles(event.dataTransfer)) return false
      event.preventDefault()
      return true
    },
    transformPastedHTML: (html: string) => {
      if (html.includes('data-pm-slice')) return html
      const pasted = cleanPaste(html)
      if (pasted.pictures.length + pasted.left > 0) onPictures(pasted.pictures, pasted.left)
      return pasted.html
    },
  }
}
