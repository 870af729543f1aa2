type Props = {
  /** Whether a toolbar will appear with the text: its space is reserved, two lines on a phone. */
  hasTools?: boolean
}

/** A placeholder as high as an empty text, so that a button below stays under the pointer when the text arrives. */
export const WaitingText = ({ hasTools = false }: Props) => (
  <>
    {hasTools && <div data-tools="" className="min-h-22 sm:min-h-11 lg:min-h-9" />}
    <p className="min-h-52 border border-line bg-white p-3 text-soft">Loading …</p>
  </>
)
