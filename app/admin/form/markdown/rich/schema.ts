import { type Attrs, Schema } from 'prosemirror-model'
import { isAddress } from '../link-text.ts'

/**
 * What the editor can show. `sign` keeps the original Markdown marker, such as `*` or `_`, so that saving does not
 * change it; `as` keeps how the address of a link was written.
 */
const cell = {
  content: 'paragraph',
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null }, align: { default: null } },
  isolating: true,
}
const readAlign = (element: HTMLElement) => ({ align: element.getAttribute('align') })
const writeAlign = ({ align }: Attrs) => (align ? { align } : {})

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2 }, isUnderlined: { default: false } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(2, level) } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      attrs: { sign: { default: '-' }, isLoose: { default: false } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      attrs: { start: { default: 1 }, sign: { default: '.' }, isLoose: { default: false } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: (list as HTMLOListElement).start }) }],
      toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
    },
    list_item: {
      attrs: { checked: { default: null } },
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: ({ attrs }) => ['li', attrs.checked === null ? {} : { 'data-checked': String(attrs.checked) }, 0],
    },
    code_block: {
      attrs: { info: { default: '' } },
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    horizontal_rule: {
      attrs: { sign: { default: '---' } },
      group: 'block',
      parseDOM: [{ tag: 'hr' }],
      toDOM: () => ['hr'],
    },
    /** Markdown that the editor cannot show, edited as source. */
    source: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      isolating: true,
      parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full', priority: 60 }],
      toDOM: () => ['pre', { 'data-source': '' }, ['code', 0]],
    },
    table: {
      content: 'table_row+',
      group: 'block',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: {
      content: '(table_cell | table_header)*',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    table_cell: {
      ...cell,
      tableRole: 'cell',
      parseDOM: [{ tag: 'td', getAttrs: readAlign }],
      toDOM: ({ attrs }) => ['td', writeAlign(attrs), 0],
    },
    table_header: {
      ...cell,
      tableRole: 'header_cell',
      parseDOM: [{ tag: 'th', getAttrs: readAlign }],
      toDOM: ({ attrs }) => ['th', writeAlign(attrs), 0],
    },
    text: { group: 'inline' },
    hard_break: {
      attrs: { sign: { default: '\n' } },
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    image: {
      attrs: { src: { default: '' }, alt: { default: '' }, title: { default: '' } },
      inline: true,
      group: 'inline',
      draggable: true,
      parseDOM: [{ tag: 'img[src]', getAttrs: readImage }],
      toDOM: ({ attrs: { src, alt, title } }) => ['img', { src, alt, ...(title && { title }) }],
    },
    /** Inline HTML. */
    inline_source: {
      attrs: { raw: { default: '' } },
      inline: true,
      group: 'inline',
      atom: true,
      parseDOM: [
        {
          tag: 'code[data-source]',
          priority: 60,
          getAttrs: (element) => ({ raw: element.getAttribute('data-source') ?? '' }),
        },
      ],
      toDOM: ({ attrs }) => ['code', { 'data-source': attrs.raw }, attrs.raw],
      leafText: ({ attrs }) => attrs.raw,
    },
  },
  // Ordered from the outermost mark to the innermost.
  marks: {
    link: {
      attrs: { href: { default: '' }, title: { default: '' }, as: { default: '' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: readLink }],
      toDOM: ({ attrs: { href, title } }) => ['a', { href, ...(title && { title }), rel: 'noopener' }, 0],
    },
    em: {
      attrs: { sign: { default: '_' } },
      parseDOM: [{ tag: 'i' }, { tag: 'em' }],
      toDOM: () => ['em', 0],
    },
    strong: {
      attrs: { sign: { default: '**' } },
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
    strike: {
      attrs: { sign: { default: '~~' } },
      parseDOM: [{ tag: 'del' }, { tag: 's' }, { tag: 'strike' }],
      toDOM: () => ['del', 0],
    },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})

/** Refuses addresses that the server would sanitise away. */
function readLink(element: HTMLElement): Attrs | false {
  const href = element.getAttribute('href') ?? ''
  return isAddress(href) && { href, title: element.getAttribute('title') ?? '', as: '' }
}

function readImage(element: HTMLElement): Attrs | false {
  const src = element.getAttribute('src') ?? ''
  return /^\/(?!\/)/.test(src) && { src, alt: element.getAttribute('alt') ?? '' }
}
