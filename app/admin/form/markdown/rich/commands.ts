import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Node, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export type Form = 'bold' | 'italic' | 'strike' | 'heading' | 'subheading' | 'list' | 'numbers' | 'quote' | 'table'

/** The command of each toolbar button; a second press reverses it. */
export const forms: Record<Form, Command> = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  strike: toggleMark(marks.strike),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  list: toggleList(nodes.bullet_list),
  numbers: toggleList(nodes.ordered_list),
  quote: (state, dispatch, view) =>
    (isWithin(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch, view),
  table: insertTable,
}

const formOfMark = { bold: marks.strong, italic: marks.em, strike: marks.strike }

/** The formats of the selection. */
export function listForms(state: EditorState): Set<Form> {
  const found = new Set<Form>()
  const { from, to, empty, $from } = state.selection
  for (const [form, mark] of Object.entries(formOfMark)) {
    const isSet = empty ? mark.isInSet(state.storedMarks ?? $from.marks()) : state.doc.rangeHasMark(from, to, mark)
    if (isSet) found.add(form as Form)
  }
  const { type, attrs } = $from.parent
  if (type === nodes.heading) found.add(attrs.level > 2 ? 'subheading' : 'heading')
  const list = findAround(state, nodes.bullet_list, nodes.ordered_list)
  if (list) found.add(list.node.type === nodes.bullet_list ? 'list' : 'numbers')
  if (isWithin(state, nodes.blockquote)) found.add('quote')
  if (isWithin(state, nodes.table)) found.add('table')
  return found
}

function toggleHeading(level: number): Command {
  return (state, dispatch) => {
    const { type, attrs } = state.selection.$from.parent
    const isSet = type === nodes.heading && attrs.level === level
    return (isSet ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch)
  }
}

/** Toggles the list, or turns a bullet list into a numbered one and vice versa. */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = findAround(state, nodes.bullet_list, nodes.ordered_list)
    if (!list) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.at, type, { isLoose: list.node.attrs.isLoose }))
    return true
  }
}

export const isWithin = (state: EditorState, type: NodeType): boolean => findAround(state, type) !== undefined

function findAround(
  { selection: { $from } }: EditorState,
  ...types: NodeType[]
): { node: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (types.includes(node.type)) return { node, at: $from.before(depth) }
  }
  return undefined
}

/** A new table: three columns, and two rows below the header. */
function insertTable(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  if (isWithin(state, nodes.table)) return false
  const makeRow = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [1, 2, 3].map(() => type.create(null, nodes.paragraph.create())),
    )
  const table = nodes.table.create(null, [makeRow(nodes.table_header), ...[1, 2].map(() => makeRow(nodes.table_cell))])
  const change = state.tr.replaceSelectionWith(table)
  const start = findLast(change.doc, nodes.table, change.selection.from)
  dispatch?.(change.setSelection(TextSelection.near(change.doc.resolve(start + 1))).scrollIntoView())
  return true
}

function findLast(doc: Node, type: NodeType, before: number): number {
  let found = 0
  doc.descendants((node, at) => {
    if (node.type === type && at <= before) found = at
    return node.type !== type
  })
  return found
}
