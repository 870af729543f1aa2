import { isAddress } from '../link-text.ts'

/** What was pasted: simple HTML, the pictures that came with it, and how many pictures were left out. */
export type Pasted = { html: string; pictures: string[]; left: number }

/** Reduces the HTML that word processors and web pages put on the clipboard to what a text of the shop can hold. */
export function cleanPaste(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(disarm(html), 'text/html')
  nestWordLists(body)
  const pasted: Pasted = { html: '', pictures: [], left: 0 }
  const clean = document.implementation.createHTMLDocument().body
  clean.append(...copyAll(body, pasted))
  pasted.html = clean.innerHTML
  return pasted
}

/** Removes styles and scripts, and renames style and event attributes, because the content policy reports them even in a document that is never shown. */
const disarm = (html: string) =>
  html.replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '').replace(/(\s)(?=(?:style|on[a-z]+)\s*=)/gi, `$1${renamed}`)

const renamed = 'data-pasted-'
const readStyle = (element: Element) => element.getAttribute(`${renamed}style`) ?? ''

const dropped =
  'script,style,noscript,iframe,object,embed,svg,math,template,head,title,meta,link,input,button,select,textarea,video,audio,canvas,[hidden],[aria-hidden=true]'

/** Tags that are kept, under the names that the editor knows. */
const kept: Record<string, string> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6', p: 'p', div: 'div', li: 'li', ul: 'ul', ol: 'ol' },
  ...{ blockquote: 'blockquote', pre: 'pre', code: 'code', br: 'br', hr: 'hr', table: 'table', tr: 'tr', td: 'td' },
  ...{ th: 'th', b: 'strong', strong: 'strong', i: 'em', em: 'em', del: 'del', s: 'del', strike: 'del', a: 'a' },
}
const blocks = {
  section: 'div',
  article: 'div',
  main: 'div',
  header: 'div',
  footer: 'div',
  dt: 'p',
  dd: 'p',
  figure: 'div',
}

const copyAll = (parent: Node, pasted: Pasted): Node[] => [...parent.childNodes].flatMap((child) => copy(child, pasted))

function copy(node: Node, pasted: Pasted): Node[] {
  if (node.nodeType === Node.TEXT_NODE)
    return [document.createTextNode((node.textContent ?? '').replaceAll(renamed, ''))]
  if (!(node instanceof Element) && node.nodeType !== Node.ELEMENT_NODE) return []
  const element = node as Element
  const style = readStyle(element)
  if (element.matches(dropped) || /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i.test(style)) return []
  if (element.localName === 'img') return copyPicture(element, pasted)
  return addMarks(style, copyElement(element, style, pasted))
}

function copyElement(element: Element, style: string, pasted: Pasted): Node[] {
  const name = { ...kept, ...blocks }[element.localName]
  const inner = copyAll(element, pasted)
  // Google Docs wraps everything that it copies in a <b> that is not bold.
  if (!name || (name === 'strong' && /(?<![\w-])font-weight:\s*(normal|400)/i.test(style))) return inner
  const copied = document.createElement(name)
  if (name === 'a') {
    const href = shortenAddress(element.getAttribute('href') ?? '')
    if (!isAddress(href)) return inner
    copied.setAttribute('href', href)
  }
  if (name === 'ol' && element.hasAttribute('start')) copied.setAttribute('start', element.getAttribute('start') ?? '1')
  copied.append(...inner)
  if (name === 'ul' || name === 'ol') nestLists(copied)
  return [copied]
}

/** Reduces the address of a page of this shop to its path. */
const shortenAddress = (href: string) =>
  href.startsWith(`${location.origin}/`) ? href.slice(location.origin.length) : href.trim()

function addMarks(style: string, inner: Node[]): Node[] {
  const marks = [
    ...(/(?<![\w-])font-weight:\s*(bold|[6-9]00)/i.test(style) ? ['strong'] : []),
    ...(/(?<![\w-])font-style:\s*italic/i.test(style) ? ['em'] : []),
    ...(/text-decoration[^;]*line-through/i.test(style) ? ['del'] : []),
  ]
  const isBlock = inner.some(
    (node) => node instanceof HTMLElement && /^(P|H\d|DIV|UL|OL|LI|TABLE|TR|T[DH])$/.test(node.tagName),
  )
  if (isBlock) return inner
  return marks.reduce((nodes, mark) => [wrap(mark, nodes)], inner)
}

function wrap(name: string, inner: Node[]): Node {
  const around = document.createElement(name)
  around.append(...inner)
  return around
}

/**
 * Keeps pictures of the library and collects data URLs for upload. Drops other pictures, whose sites would learn who
 * reads the text.
 */
function copyPicture(element: Element, pasted: Pasted): Node[] {
  const src = shortenAddress(element.getAttribute('src') ?? '')
  if (src.startsWith('/media/')) {
    const picture = document.createElement('img')
    picture.setAttribute('src', src)
    picture.setAttribute('alt', element.getAttribute('alt') ?? '')
    return [picture]
  }
  const isTracker = ['width', 'height'].some((side) => /^[01](px)?$/.test(element.getAttribute(side) ?? ''))
  if (src.startsWith('data:image/')) pasted.pictures.push(src)
  else if (!isTracker) pasted.left++
  return []
}

/** Some programs put a nested list beside its item. HTML has it inside the item. */
function nestLists(list: Element): void {
  for (const child of [...list.children]) {
    const before = child.previousElementSibling
    if (/^(UL|OL)$/.test(child.tagName) && before?.tagName === 'LI') before.append(child)
  }
}

/** Word writes a list item as a paragraph that begins with the bullet or number. */
function nestWordLists(body: Element): void {
  let levels: Element[] = []
  for (const item of [...body.querySelectorAll('p')]) {
    const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(readStyle(item)) ?? []
    if (!level) {
      levels = []
      continue
    }
    const depth = Math.min(Number(level), levels.length + 1)
    levels = levels.slice(0, depth)
    const list = levels[depth - 1] ?? startList(item, levels[depth - 2])
    levels[depth - 1] = list
    const entry = body.ownerDocument.createElement('li')
    if (!list.isConnected) item.before(list)
    list.append(entry)
    entry.append(...removeSign(item).childNodes)
    item.remove()
  }
}

const wordSign = /^\s*(?:[·•o§\-–]|\(?(?:\d+|[a-z]|[ivx]+)[.)])[\s\u00a0]+/i

function startList(item: Element, above: Element | undefined): Element {
  const isNumbered = /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(item.textContent ?? '')
  const list = item.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
  above?.lastElementChild?.append(list)
  return list
}

/** Removes the bullet or number, which has a span of its own or stands in front of the words. */
function removeSign(item: Element): Element {
  const signs = [...item.querySelectorAll('span')].filter((span) => /mso-list:\s*ignore/i.test(readStyle(span)))
  for (const sign of signs) sign.remove()
  const [first] = item.childNodes
  if (signs.length === 0 && first?.nodeType === Node.TEXT_NODE)
    first.textContent = (first.textContent ?? '').replace(wordSign, '')
  return item
}
