/** A text and the selection in it. */
export type Written = { text: string; from: number; to: number }

export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote'

/** Applies a toolbar button's mark to the selection, or removes it if it is there already. */
export function applyMark(written: Written, mark: Mark): Written {
  if (mark === 'bold') return wrap(written, '**')
  if (mark === 'italic') return wrap(written, '_')
  return prefixLines(written, mark)
}

function wrap({ text, from, to }: Written, sign: string): Written {
  const [before, inside, after] = cut({ text, from, to })
  if (before.endsWith(sign) && after.startsWith(sign)) {
    const whole = before.slice(0, -sign.length) + inside + after.slice(sign.length)
    return { text: whole, from: from - sign.length, to: to - sign.length }
  }
  // Markdown ignores a mark whose inner side is a space, as in `** oak**`.
  const word = inside.trim()
  const leading = inside.slice(0, inside.length - inside.trimStart().length)
  const tail = inside.slice(leading.length + word.length)
  const start = from + leading.length + sign.length
  return { text: before + leading + sign + word + sign + tail + after, from: start, to: start + word.length }
}

type LineMark = 'heading' | 'list' | 'numbers' | 'quote'
const found: Record<LineMark, RegExp> = {
  heading: /^#{1,6} /,
  list: /^[-*+] /,
  numbers: /^\d+[.)] /,
  quote: /^> ?/,
}
const written: Record<LineMark, (place: number) => string> = {
  heading: () => '## ',
  list: () => '- ',
  numbers: (place) => `${place + 1}. `,
  quote: () => '> ',
}

function prefixLines({ text, from, to }: Written, mark: LineMark): Written {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', Math.max(from, to - 1))
  const whole = end === -1 ? text.length : end
  const lines = text.slice(start, whole).split('\n')
  const isMarked = lines.every((line) => found[mark].test(line))
  const changed = lines.map((line, place) => {
    const bare = line.replace(isMarked ? found[mark] : anyMark, '')
    return isMarked ? bare : written[mark](place) + bare
  })
  const inside = changed.join('\n')
  const first = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0)
  return {
    text: text.slice(0, start) + inside + text.slice(whole),
    from: Math.max(start, from + first),
    to: Math.max(start, to + inside.length - (whole - start)),
  }
}

const anyMark = /^(#{1,6} |[-*+] |\d+[.)] |> ?)/

const cut = ({ text, from, to }: Written): [string, string, string] => [
  text.slice(0, from),
  text.slice(from, to),
  text.slice(to),
]
