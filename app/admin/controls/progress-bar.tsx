import { Progress } from '@base-ui/react/progress'

/** `share`: the part that is done, from 0 to 1; null: unknown so far. */
export const ProgressBar = ({ share, name }: { share: number | null; name: string }) => (
  <Progress.Root value={share === null ? null : Math.round(share * 100)} aria-label={name}>
    <Progress.Track className="h-1.5 bg-sand">
      <Progress.Indicator className="bg-green transition-[width] data-indeterminate:w-1/4 motion-safe:data-indeterminate:animate-pulse" />
    </Progress.Track>
  </Progress.Root>
)
