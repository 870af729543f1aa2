import { Toolbar } from '@base-ui/react/toolbar'
import type { Mark } from './marks.ts'

const marks: [Mark, string, string, string][] = [
  ['bold', 'Bold', 'B', 'font-semibold'],
  ['italic', 'Italic', 'I', 'italic font-serif'],
  ['heading', 'Heading', 'H', 'font-serif'],
  ['list', 'List', '•', ''],
  ['numbers', 'Numbered list', '', "before:content-['1.']"],
  ['quote', 'Quote', '“', 'font-serif'],
]
export const toolbarButton =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 text-small hover:bg-sand lg:min-h-9 lg:min-w-9'

type Props = { label: string; onMark(mark: Mark): void; onLink(): void; onPicture(): void }

/** The formatting buttons. For the keyboard they are one tab stop, within which arrow keys move. */
export function MarkdownToolbar({ label, onMark, onLink, onPicture }: Props) {
  return (
    <Toolbar.Root aria-label={`Format ${label}`} className="sticky top-14 z-10 flex flex-wrap bg-paper">
      {marks.map(([mark, name, sign, className]) => (
        <Toolbar.Button
          key={mark}
          aria-label={name}
          // A press must not move the focus, and with it the selection, out of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMark(mark)}
          className={`${toolbarButton} ${className}`}
        >
          <span aria-hidden="true">{sign}</span>
        </Toolbar.Button>
      ))}
      <Toolbar.Button onMouseDown={(event) => event.preventDefault()} onClick={onLink} className={toolbarButton}>
        Link
      </Toolbar.Button>
      <Toolbar.Button onClick={onPicture} className={toolbarButton}>
        Picture
      </Toolbar.Button>
    </Toolbar.Root>
  )
}
