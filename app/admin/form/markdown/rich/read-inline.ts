import type { MarkedToken, Token, Tokens } from 'marked'
import type { Mark, Node } from 'prosemirror-model'
import { decodeEntity } from './dialect.ts'
import { schema } from './schema.ts'

const { link, em, strong, strike, code } = schema.marks
const { hard_break, image, inline_source } = schema.nodes

/** Converts the contents of a line for the editor; what the editor cannot show stays as its source. */
export function readInline(tokens: Token[], marks: readonly Mark[] = []): Node[] {
  const nodes: Node[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as MarkedToken
    const end = token.type === 'html' ? findEnd(tokens, at) : at
    const mark = markOfTag(token.raw)
    if (end > at && mark) nodes.push(...readInline(tokens.slice(at + 1, end), mark.addToSet(marks)))
    else nodes.push(...readToken(token, marks))
    at = end
  }
  return nodes
}

function readToken(token: MarkedToken, marks: readonly Mark[]): Node[] {
  if (token.type === 'text' && token.tokens) return readInline(token.tokens, marks)
  if (token.type === 'text') return readText(token.text, marks)
  if (token.type === 'escape') return [schema.text(token.text, marks)]
  if (token.type === 'strong') return readInline(token.tokens, put(strong, marks, { sign: token.raw.slice(0, 2) }))
  if (token.type === 'em') return readInline(token.tokens, put(em, marks, { sign: token.raw.slice(0, 1) }))
  if (token.type === 'del') {
    return readInline(token.tokens, put(strike, marks, { sign: token.raw.startsWith('~~') ? '~~' : '~' }))
  }
  if (token.type === 'codespan' && token.text !== '') return [schema.text(token.text, put(code, marks))]
  if (token.type === 'br') return [hard_break.create({ sign: token.raw }, null, marks)]
  if (token.type === 'link') return readInline(token.tokens, put(link, marks, readLink(token)))
  if (token.type === 'image' && isPlainImage(token)) {
    return [image.create({ src: token.href, alt: token.text, title: token.title ?? '' }, null, marks)]
  }
  if (token.type === 'html' && /^<br ?\/?>$/i.test(token.raw))
    return [hard_break.create({ sign: token.raw }, null, marks)]
  return token.raw === '' ? [] : [inline_source.create({ raw: token.raw }, null, marks)]
}

type MarkOf = (typeof schema.marks)[keyof typeof schema.marks]
const put = (type: MarkOf, marks: readonly Mark[], attrs?: Record<string, string>) => type.create(attrs).addToSet(marks)

/** Shows entities as the characters that they stand for. */
const readText = (text: string, marks: readonly Mark[]): Node[] =>
  text
    .split(/(&[a-z][a-z\d]*;)/i)
    .filter((part) => part !== '')
    .map((part) => {
      if (!/^&[a-z][a-z\d]*;$/i.test(part)) return schema.text(part, marks)
      const letter = decodeEntity(part)
      return letter === undefined ? inline_source.create({ raw: part }, null, marks) : schema.text(letter, marks)
    })

function readLink({ raw, href, title }: Tokens.Link): Record<string, string> {
  const as = () => {
    if (raw.startsWith('<')) return '<'
    if (!raw.startsWith('[')) return 'bare'
    const [, label] = /\[((?:[^[\]\\]|\\.)+)\](?:\[\])?$/s.exec(raw) ?? []
    return raw.endsWith(']') && label !== undefined ? `[${label}]` : ''
  }
  return { href, title: title ?? '', as: as() }
}

/** Shows an image if its alt text has no Markdown markers and its address is inline; otherwise shows its source. */
const isPlainImage = ({ raw, text }: Tokens.Image) => raw.endsWith(')') && !/[\\*_`[\]<&~\n]/.test(text)

const tags: Record<string, MarkOf> = { strong, b: strong, em, i: em, del: strike, s: strike }

const markOfTag = (raw: string): Mark | undefined => {
  const [, name = ''] = /^<([a-z]+)>$/.exec(raw) ?? []
  return tags[name]?.create({ sign: raw })
}

/** The index of the tag that closes the one at `start`, or `start` itself if there is none. */
function findEnd(tokens: Token[], start: number): number {
  const opened = tokens[start]?.raw ?? ''
  if (!markOfTag(opened)) return start
  const close = opened.replace('<', '</')
  const end = tokens.findIndex(({ raw }, at) => at > start && (raw === close || raw === opened))
  return end > start && tokens[end]?.raw === close ? end : start
}
