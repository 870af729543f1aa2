import type { Walk, WalkPiece } from '../../../../contract/staff/walk.ts'
import { listAnswered } from '../taps/answered-taps.ts'
import type { Taps } from '../taps/use-taps.ts'
import { AnsweredTap } from './answered-tap.tsx'

type Props = { shown: Pick<WalkPiece, 'variantUuid'>[]; places: Walk['places']; taps: Taps }

/** Taps that did not count, of pieces that are not listed: they stand elsewhere, or are no longer on display or on the site. */
export function UnseenTaps({ shown, places, taps }: Props) {
  const seen = new Set(shown.map(({ variantUuid }) => variantUuid))
  const unseen = listAnswered(taps).filter(({ variantUuid }) => !seen.has(variantUuid))
  if (unseen.length === 0) return null
  return (
    <section aria-label="Taps that did not count" className="mb-4 grid gap-3">
      {unseen.map((tap) => (
        <div key={tap.serial} className="grid gap-2 border border-rule bg-white p-4">
          <h3 className="font-serif text-h3 wrap-anywhere">{tap.pieceName}</h3>
          <AnsweredTap tap={tap} places={places} taps={taps} />
        </div>
      ))}
    </section>
  )
}
