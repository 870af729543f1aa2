import type { NodeViewConstructor } from 'prosemirror-view'

/** Shows the source of a block, with a sentence that says why. */
export const showSource: NodeViewConstructor = (node) => {
  const dom = document.createElement('div')
  dom.className = 'my-3 border border-rule bg-sand p-3'
  const note = document.createElement('p')
  note.className = 'font-sans text-label text-ink select-none'
  note.contentEditable = 'false'
  note.textContent = explain(node.textContent)
  const lines = document.createElement('pre')
  lines.className = 'mt-1 font-mono text-small whitespace-pre-wrap wrap-anywhere'
  lines.spellcheck = false
  dom.append(note, lines)
  return { dom, contentDOM: lines }
}

function explain(text: string): string {
  if (/^\s*\[[^\]]+\]:/.test(text))
    return 'The address that links of this text refer to. It is edited as it is written.'
  if (/^\s*</.test(text)) return 'HTML, which cannot be shown here. It is edited as it is written.'
  return 'Markdown that cannot be shown here as readers see it. It is edited as it is written.'
}
