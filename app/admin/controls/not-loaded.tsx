import { Button } from './button.tsx'
import { ReasonNote } from './reason.tsx'

type Props = {
  /** Such as 'free times'. */
  what: string
  problem: string
  onTryAgain(): void
}

/** Says that a part of a form did not load, so that it is not taken for empty. */
export const NotLoaded = ({ what, problem, onTryAgain }: Props) => (
  <div className="flex flex-wrap items-center gap-3">
    <ReasonNote>{`The ${what} did not load. ${problem}`}</ReasonNote>
    <Button onClick={onTryAgain} aria-label={`Try again: ${what}`}>
      Try again
    </Button>
  </div>
)
