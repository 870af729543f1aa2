import type { Mark } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { LinkText } from '../link-text.ts'
import { schema } from './schema.ts'

const { link } = schema.marks

type FoundLink = { from: number; to: number; mark: Mark }

/** The link around the caret, or around the start of the selection. */
export function findLink({ selection: { $from } }: EditorState): FoundLink | undefined {
  const { parent, parentOffset } = $from
  const start = $from.pos - parentOffset
  let found: FoundLink | undefined
  parent.forEach((node, offset) => {
    const mark = link.isInSet(node.marks)
    const end = offset + node.nodeSize
    if (found && mark?.eq(found.mark) && found.to === start + offset) found.to = start + end
    else if (mark && offset <= parentOffset && !isBehind(found, start + parentOffset)) {
      found = { from: start + offset, to: start + end, mark }
    }
  })
  return found && isBehind(found, $from.pos) ? found : undefined
}

const isBehind = (found: FoundLink | undefined, at: number) => found !== undefined && found.from <= at && found.to >= at

export function readLink(state: EditorState): LinkText {
  const found = findLink(state)
  const { from, to } = found ?? state.selection
  return { words: state.doc.textBetween(from, to, ' '), address: found?.mark.attrs.href ?? '' }
}

/** Turns the selection into a link. If its text stays the same, it keeps other marks such as bold. */
export const putLink =
  ({ words, address }: LinkText): Command =>
  (state, dispatch) => {
    const { from, to } = findLink(state) ?? state.selection
    const mark = link.create({ href: address })
    const change = state.tr
    if (state.doc.textBetween(from, to, ' ') === words) change.removeMark(from, to, link).addMark(from, to, mark)
    else change.replaceWith(from, to, schema.text(words, mark.addToSet(state.selection.$from.marks())))
    dispatch?.(change.removeStoredMark(link).scrollIntoView())
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const found = findLink(state)
  if (!found) return false
  dispatch?.(state.tr.removeMark(found.from, found.to, link))
  return true
}
