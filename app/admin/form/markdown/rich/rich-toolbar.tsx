import { Toolbar } from '@base-ui/react/toolbar'
import { toolbarButton } from '../toolbar.tsx'
import type { Form } from './commands.ts'

const buttons: [form: Form, name: string, sign: string, className: string][] = [
  ['bold', 'Bold', 'B', 'font-semibold'],
  ['italic', 'Italic', 'I', 'italic font-serif'],
  ['heading', 'Heading', 'H', 'font-serif'],
  ['subheading', 'Small heading', 'h', 'font-serif'],
  ['list', 'List', '•', ''],
  ['numbers', 'Numbered list', '', "before:content-['1.']"],
  ['quote', 'Quote', '“', 'font-serif'],
]

type Props = {
  label: string
  /** The formats of the selection, such as bold, whose buttons look pressed. */
  pressed: Set<Form>
  onForm(form: Form): void
  onLink(): void
  onPicture(): void
}

/** For the keyboard, the toolbar is one tab stop, within which arrow keys move. */
export function RichToolbar({ label, pressed, onForm, onLink, onPicture }: Props) {
  // A press must not move the focus, and with it the selection, out of the text.
  const stay = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() }
  return (
    <Toolbar.Root aria-label={`Format ${label}`} className="flex flex-wrap">
      {buttons.map(([form, name, sign, className]) => (
        <Toolbar.Button
          key={form}
          aria-label={name}
          title={name}
          aria-pressed={pressed.has(form)}
          {...stay}
          onClick={() => onForm(form)}
          className={`${toolbarButton} aria-pressed:bg-sand aria-pressed:text-green ${className}`}
        >
          <span aria-hidden="true">{sign}</span>
        </Toolbar.Button>
      ))}
      <Toolbar.Button {...stay} onClick={onLink} className={toolbarButton}>
        Link
      </Toolbar.Button>
      <Toolbar.Button {...stay} onClick={onPicture} className={toolbarButton}>
        Picture
      </Toolbar.Button>
      <Toolbar.Button
        {...stay}
        disabled={pressed.has('table')}
        onClick={() => onForm('table')}
        className={toolbarButton}
      >
        Table
      </Toolbar.Button>
    </Toolbar.Root>
  )
}
