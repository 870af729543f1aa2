import { type RefObject, Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { MarkdownEditorProps } from './editor.tsx'
import type { EditorActions } from './editor-actions.ts'
import { PlainEditor } from './plain-editor.tsx'
import { MarkdownPreview } from './preview.tsx'
import { MarkdownToolbar } from './toolbar.tsx'
import { WaitingText } from './waiting-text.tsx'

const MarkdownEditor = lazyPart(() => import('./editor.tsx'), PlainEditor)

type Props = Omit<MarkdownEditorProps, 'ref' | 'onLink'> & {
  actions: RefObject<EditorActions | null>
  onLink(): void
  onPicture(): void
  /** On a phone, the preview replaces the editor. */
  isPreviewed: boolean
}

/** Edits the Markdown source, with a preview of the page beside it; on a phone the preview replaces the editor. */
export function SourceEditor({ actions, isPreviewed, onPicture, ...editor }: Props) {
  const { label, value, readOnly, onLink } = editor
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <div className={`min-w-0 ${isPreviewed ? 'max-lg:hidden' : ''}`}>
        {!readOnly && (
          <MarkdownToolbar
            label={label}
            onMark={(mark) => actions.current?.apply(mark)}
            onLink={onLink}
            onPicture={onPicture}
          />
        )}
        <Suspense fallback={<WaitingText />}>
          <MarkdownEditor ref={actions} {...editor} />
        </Suspense>
      </div>
      <div className={`min-w-0 ${isPreviewed ? '' : 'max-lg:hidden'} lg:pt-9`}>
        <MarkdownPreview text={value} label={label} />
      </div>
    </div>
  )
}
