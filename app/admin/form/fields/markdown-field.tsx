import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { textPictureAddress } from '../../../../contract/media.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { StatusNote } from '../../controls/status-note.tsx'
import { PictureChooser } from '../../media/picture-chooser.tsx'
import { LeaveUploads } from '../../media/upload-list.tsx'
import type { Bound } from '../bound.ts'
import type { EditorActions } from '../markdown/editor-actions.ts'
import { LinkDialog } from '../markdown/link-dialog.tsx'
import type { LinkText } from '../markdown/link-text.ts'
import { MarkdownPreview } from '../markdown/preview.tsx'
import { usePastedPictures } from '../markdown/rich/pasted-pictures.ts'
import type { RichEditorProps } from '../markdown/rich/rich-editor.tsx'
import { SourceEditor } from '../markdown/source-editor.tsx'
import { TextViews } from '../markdown/text-views.tsx'
import { WaitingText } from '../markdown/waiting-text.tsx'
import { useReadOnly } from '../read-only.ts'
import { DeadLinkNote } from './dead-link-note.tsx'
import { GroupFrame } from './group-frame.tsx'

/** The rich editor. If its code cannot be loaded, the text is edited as Markdown. */
const RichEditor = lazyPart<RichEditorProps>(
  () => import('../markdown/rich/rich-editor.tsx'),
  ({ ref, ...props }) => <SourceEditor actions={ref} isPreviewed={false} {...props} />,
)

type Props = {
  bound: Bound<string>
  hint?: ReactNode
  /** The address of the page that shows the text, if there is exactly one. */
  page?: string
}

/** A text with headings, lists and links, edited as readers see it or as the stored Markdown. */
export function MarkdownField({ bound, hint, page }: Props) {
  const { label, value, onChange, problem } = bound
  const readOnly = useReadOnly()
  const [isSource, setSource] = useState(false)
  const [isUnheld, setUnheld] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const [linked, setLinked] = useState<LinkText>()
  const pasted = usePastedPictures()
  const isRich = !isSource && !isUnheld
  const richActions = useRef<EditorActions>(null)
  const sourceActions = useRef<EditorActions>(null)
  const actions = isRich ? richActions : sourceActions
  const onUnheld = useCallback(() => setUnheld(true), [])
  const askForLink = () => !readOnly && setLinked(actions.current?.selectedLink() ?? { words: '', address: '' })
  const editor = {
    label,
    value,
    onChange,
    describedBy: problem,
    readOnly,
    onLink: askForLink,
    onPicture: () => setChoosing(true),
  }
  return (
    <GroupFrame bound={bound} hint={hint} note={<DeadLinkNote text={value} page={page} />}>
      <TextViews
        isSource={isSource}
        isUnheld={isUnheld}
        isPreviewed={isPreviewed}
        onSource={setSource}
        onPreview={setPreviewed}
      />
      {!isRich && <SourceEditor actions={sourceActions} isPreviewed={isPreviewed} {...editor} />}
      {/* The editor knows where a picture was pasted, so it stays mounted until the picture has been uploaded. */}
      {(isRich || (pasted.isUnderWay && !isUnheld)) && (
        <div className={`min-w-0 ${isRich && !isPreviewed ? '' : 'hidden'}`}>
          <Suspense fallback={<WaitingText hasTools={!readOnly} />}>
            <RichEditor ref={richActions} {...editor} onUnheld={onUnheld} onPictures={pasted.take} />
          </Suspense>
        </div>
      )}
      {isRich && isPreviewed && <MarkdownPreview text={value} label={label} />}
      <StatusNote className="text-label text-sale">{pasted.message}</StatusNote>
      <LeaveUploads isUnderWay={() => pasted.isUnderWay} />
      <LinkDialog
        selected={linked}
        onClose={() => setLinked(undefined)}
        onLink={(link) => actions.current?.insertLink(link)}
      />
      <PictureChooser
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(pictures) =>
          actions.current?.insertPictures(
            pictures.map((picture) => ({ address: textPictureAddress(picture), alt: picture.alt })),
          )
        }
      />
    </GroupFrame>
  )
}
