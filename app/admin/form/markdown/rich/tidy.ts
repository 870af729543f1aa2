import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Reduces a block to what Markdown can hold: no empty paragraphs, no spaces at line ends. Undefined if nothing is left. */
export function tidyBlock(node: Node): Node | undefined {
  if (node.type === nodes.source) return node.textContent.trim() === '' ? undefined : node
  if (node.type === nodes.paragraph || node.type === nodes.heading) {
    const content = tidyLines(node.children, node.type === nodes.heading)
    return content.length === 0 ? undefined : node.copy(Fragment.fromArray(content))
  }
  if (node.type === nodes.table) return tidyTable(node)
  if (node.type === nodes.bullet_list || node.type === nodes.ordered_list) return tidyList(node)
  if (node.type !== nodes.blockquote) return node
  const children = tidyAll(node.children)
  return children.length === 0 ? undefined : node.copy(Fragment.fromArray(children))
}

const tidyAll = (children: readonly Node[]): Node[] => children.flatMap((child) => tidyBlock(child) ?? [])

function tidyList(list: Node): Node {
  const items = list.children.map((item) => {
    const [first, ...others] = item.children
    const lead = first && (tidyBlock(first) ?? nodes.paragraph.create())
    return item.copy(Fragment.fromArray([...(lead ? [lead] : []), ...tidyAll(others)]))
  })
  const isLoose = list.attrs.isLoose || items.some(needsBlank)
  return list.type.create({ ...list.attrs, isLoose }, items)
}

/** Keeps a blank line between two paragraphs, which would otherwise become one. */
const needsBlank = ({ children }: Node) =>
  children.some((child, at) => at > 0 && (child.type === nodes.paragraph || child.type === nodes.table))

const tidyTable = (table: Node): Node =>
  table.copy(
    Fragment.fromArray(
      table.children.map((row) =>
        row.copy(
          Fragment.fromArray(
            row.children.map((cell) =>
              cell.copy(Fragment.from(nodes.paragraph.create(null, tidyLines(cell.firstChild?.children ?? [], true)))),
            ),
          ),
        ),
      ),
    ),
  )

/** Removes spaces at line ends. A heading or a table cell is one line of Markdown, so a break in it is written as `<br>`. */
function tidyLines(children: readonly Node[], isOneLine: boolean): Node[] {
  const breaks = children.map((child) =>
    isOneLine && child.type === nodes.hard_break ? child.type.create({ sign: '<br>' }, null, child.marks) : child,
  )
  const trimmed = breaks.flatMap((child, at) => {
    if (!child.isText) return [child]
    let text = child.text ?? ''
    if (isEdge(breaks[at - 1])) text = text.replace(/^[ \t\n]+/, '')
    if (isEdge(breaks[at + 1])) text = text.replace(/[ \t\n]+$/, '')
    return freeBlanks(text, child.marks, breaks[at - 1]?.marks ?? [], breaks[at + 1]?.marks ?? [])
  })
  const start = trimmed.findIndex(isShown)
  const end = trimmed.findLastIndex(isShown)
  const kept = start < 0 ? [] : trimmed.slice(start, end + 1)
  return kept.length === trimmed.length ? kept : tidyLines(kept, isOneLine)
}

/** Moves spaces at the edges of a mark outside it: Markdown's marks begin and end at a word. */
function freeBlanks(text: string, own: readonly Mark[], before: readonly Mark[], after: readonly Mark[]): Node[] {
  if (text === '') return []
  if (marks.code.isInSet(own)) return [schema.text(text, own)]
  const [, lead = '', words = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  const both = (others: readonly Mark[]) => own.filter((mark) => mark.isInSet(others))
  const leadMarks = words === '' ? both(before).filter((mark) => mark.isInSet(after)) : both(before)
  return [
    ...(lead === '' ? [] : [schema.text(lead, leadMarks)]),
    ...(words === '' ? [] : [schema.text(words, own)]),
    ...(tail === '' ? [] : [schema.text(tail, both(after))]),
  ]
}

const isEdge = (neighbour: Node | undefined) => !neighbour || neighbour.type === nodes.hard_break
const isShown = ({ type }: Node) => type !== nodes.hard_break

/** A copy without the attributes that keep the original Markdown, to compare what readers see. */
export function withoutSigns(node: Node): Node {
  const marked = node.mark(node.marks.flatMap((mark) => plainMark(mark) ?? []))
  if (node.isText) return marked
  const attrs = { ...node.attrs }
  for (const name of ['sign', 'isUnderlined', 'colwidth']) {
    const fallback = node.type.spec.attrs?.[name]?.default
    if (name in attrs) attrs[name] = fallback
  }
  return node.type.create(attrs, Fragment.fromArray(node.children.map(withoutSigns)), marked.marks)
}

/** A bare address becomes a link automatically, so its mark is dropped. A reference link is compared by its label. */
function plainMark(mark: Mark): Mark | undefined {
  const { as = '', href, title } = mark.attrs
  if (mark.type !== marks.link) return mark.type.create()
  if (as === 'bare') return undefined
  return mark.type.create(as.startsWith('[') ? { as } : { href, title })
}
