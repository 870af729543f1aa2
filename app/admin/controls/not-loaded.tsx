import { Button } from './button.tsx'
import { ReasonNote } from './reason.tsx'

type Props = {
  /** The missing part, such as 'free times'. */
  what: string
  problem: string
  onTryAgain(): void
}

/** Says that a part of a form could not be loaded, so that nobody takes it for empty. */
export const NotLoaded = ({ what, problem, onTryAgain }: Props) => (
  <div className="flex flex-wrap items-center gap-3">
    <ReasonNote>{`The ${what} did not load. ${problem}`}</ReasonNote>
    <Button onClick={onTryAgain} aria-label={`Try again: ${what}`}>
      Try again
    </Button>
  </div>
)
