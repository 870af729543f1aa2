type Props = {
  isSource: boolean
  /** The rich editor cannot show the text, so it can be edited only as Markdown. */
  isUnheld: boolean
  isPreviewed: boolean
  onSource(isSource: boolean): void
  onPreview(isPreviewed: boolean): void
}

/** Switches between the rich editor, the Markdown source and the preview, which a wide screen always shows beside the source. */
export function TextViews({ isSource, isUnheld, isPreviewed, onSource, onPreview }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {isUnheld ? (
        <p className="text-label text-soft">This text can be edited as Markdown alone.</p>
      ) : (
        <button type="button" aria-pressed={isSource} onClick={() => onSource(!isSource)} className={look}>
          Show the Markdown
        </button>
      )}
      <button
        type="button"
        aria-pressed={isPreviewed}
        onClick={() => onPreview(!isPreviewed)}
        className={`${look} ${isSource || isUnheld ? 'lg:hidden' : ''}`}
      >
        Preview the text
      </button>
    </div>
  )
}

const look =
  'min-h-11 border-b-2 border-transparent text-small hover:text-green aria-pressed:border-green aria-pressed:font-semibold lg:min-h-9'
