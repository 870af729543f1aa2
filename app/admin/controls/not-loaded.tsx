import { Button } from './button.tsx'

type Props = {
  /** Such as 'free times'. */
  what: string
  problem: string
  onTryAgain(): void
}

/** Says that a part of a form did not load, so that it is not taken for empty. */
export const NotLoaded = ({ what, problem, onTryAgain }: Props) => (
  <div className="flex flex-wrap items-center gap-3">
    <p role="alert" className="text-small font-semibold text-sale">
      {`The ${what} did not load. ${problem}`}
    </p>
    <Button onClick={onTryAgain} aria-label={`Try again: ${what}`}>
      Try again
    </Button>
  </div>
)
