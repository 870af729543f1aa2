import { type ReactNode, Suspense, useRef, useState } from 'react'
import { textPictureAddress } from '../../../contract/media.ts'
import type { StaffPicture } from '../../../contract/staff/media.ts'
import { latePart } from '../../ui/late-part.ts'
import { PictureChooser } from '../media/picture-chooser.tsx'
import type { Bound } from './bound.ts'
import { DeadLinkNote } from './dead-link-note.tsx'
import { GroupFrame } from './group-frame.tsx'
import type { MarkdownPen } from './markdown/editor.tsx'
import { LinkDialog } from './markdown/link-dialog.tsx'
import { PlainEditor } from './markdown/plain-editor.tsx'
import { MarkdownPreview } from './markdown/preview.tsx'
import { MarkdownToolbar } from './markdown/toolbar.tsx'
import { useReadOnly } from './read-only.ts'

const MarkdownEditor = latePart(() => import('./markdown/editor.tsx'), PlainEditor)

type Props = {
  bound: Bound<string>
  hint?: ReactNode
  /** The address of the page that shows the text, if there is one alone. */
  page?: string
}
type View = 'write' | 'preview'

/** A text with headings, lists and links: beside it, on a phone behind it, what the page makes of it. */
export function MarkdownField({ bound, hint, page }: Props) {
  const { label, value, onChange, problem } = bound
  const [view, setView] = useState<View>('write')
  const readOnly = useReadOnly()
  const [choosing, setChoosing] = useState(false)
  const pen = useRef<MarkdownPen>(null)
  const [linked, setLinked] = useState<string>()
  const askForLink = () => !readOnly && setLinked(pen.current?.selected() ?? '')
  const waiting = <p className="min-h-52 border border-line bg-white p-3 text-soft">Loading …</p>
  return (
    <GroupFrame bound={bound} hint={hint} note={<DeadLinkNote text={value} page={page} />}>
      <ViewChoice view={view} onView={setView} />
      <div className="grid gap-3 lg:grid-cols-2">
        <div className={`min-w-0 ${view === 'write' ? '' : 'max-lg:hidden'}`}>
          {!readOnly && (
            <MarkdownToolbar
              label={label}
              onMark={(mark) => pen.current?.apply(mark)}
              onLink={askForLink}
              onPicture={() => setChoosing(true)}
            />
          )}
          <Suspense fallback={waiting}>
            <MarkdownEditor
              ref={pen}
              label={label}
              value={value}
              onChange={onChange}
              describedBy={problem}
              readOnly={readOnly}
              onLink={askForLink}
            />
          </Suspense>
        </div>
        <div className={`min-w-0 ${view === 'preview' ? '' : 'max-lg:hidden'} lg:pt-9`}>
          <MarkdownPreview text={value} label={label} />
        </div>
      </div>
      <LinkDialog selected={linked} onClose={() => setLinked(undefined)} onLink={(text) => pen.current?.insert(text)} />
      <PictureChooser
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(pictures) => pen.current?.insert(pictures.map(writePicture).join('\n'))}
      />
    </GroupFrame>
  )
}

function ViewChoice({ view, onView }: { view: View; onView(view: View): void }) {
  return (
    <div className="flex lg:hidden">
      {(['write', 'preview'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onView(name)}
          className="min-h-11 border-b-2 border-transparent px-4 text-small aria-pressed:border-green aria-pressed:font-semibold"
        >
          {name === 'write' ? 'Write' : 'Preview'}
        </button>
      ))}
    </div>
  )
}

/** Characters that would end the words early are left out. */
const writePicture = (picture: StaffPicture) =>
  `![${picture.alt.replace(/[[\]\\]/g, '')}](${textPictureAddress(picture)})`
