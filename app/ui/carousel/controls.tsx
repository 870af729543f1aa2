import { useCallback, useSyncExternalStore } from 'react'
import { ArrowIcon } from '../icons.tsx'
import type { CarouselApi } from './carousel-api.ts'
import type { Rotation } from './rotation.ts'
import { isStill } from './stillness.ts'

type Props = { api: CarouselApi; rotation?: Rotation; dots?: boolean; arrows?: boolean }

/** Renders nothing when all slides fit. */
export function Controls({ api, rotation, dots, arrows }: Props) {
  const [amount, shown, canGoBack, canGoOn] = usePosition(api)
  if (amount < 2) return null
  return (
    <div className="flex items-center justify-end pt-3">
      {rotation && <RotationButton rotation={rotation} />}
      {dots &&
        Array.from({ length: amount }, (_, place) => place + 1).map((number) => (
          <button
            key={number}
            type="button"
            aria-label={`Go to slide ${number}`}
            aria-current={number === shown + 1 || undefined}
            onClick={() => api.scrollTo(number - 1, isStill())}
            className="group grid h-11 min-w-6 max-w-11 flex-1 place-items-center"
          >
            <span className="h-0.5 w-5 bg-line transition-colors group-hover:bg-ink group-aria-[current]:h-1 group-aria-[current]:bg-green" />
          </button>
        ))}
      {arrows && (
        <>
          <Arrow label="Go to previous slide" turned able={canGoBack} go={() => api.scrollPrev(isStill())} />
          <Arrow label="Go to next slide" able={canGoOn} go={() => api.scrollNext(isStill())} />
        </>
      )}
    </div>
  )
}

function usePosition(api: CarouselApi) {
  const watch = useCallback(
    (changed: () => void) => {
      api.on('select', changed).on('reInit', changed)
      return () => {
        api.off('select', changed).off('reInit', changed)
      }
    },
    [api],
  )
  const position = useSyncExternalStore(watch, () =>
    [
      api.scrollSnapList().length,
      api.selectedScrollSnap(),
      Number(api.canScrollPrev()),
      Number(api.canScrollNext()),
    ].join(),
  )
  const [amount = 0, shown = 0, back, on] = position.split(',').map(Number)
  return [amount, shown, back === 1, on === 1] as const
}

const place = 'grid size-11 shrink-0 place-items-center transition-colors hover:text-green'

function Arrow({ label, turned, able, go }: { label: string; turned?: boolean; able: boolean; go: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!able}
      onClick={go}
      className={`${place} aria-disabled:cursor-default aria-disabled:text-line`}
    >
      <ArrowIcon className={turned ? 'size-6 rotate-180' : 'size-6'} />
    </button>
  )
}

function RotationButton({ rotation: { paused, toggle } }: { rotation: Rotation }) {
  return (
    <button type="button" onClick={toggle} aria-label={paused ? 'Play slides' : 'Pause slides'} className={place}>
      <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
        <path d={paused ? 'M8 5.5v13l10-6.5z' : 'M8 6h2.5v12H8zm5.5 0H16v12h-2.5z'} />
      </svg>
    </button>
  )
}
