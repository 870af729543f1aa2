import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { measuringAddress } from '../../../contract/addresses.ts'
import type { Product, Variant } from '../../../contract/catalogue.ts'
import { measuresKey } from '../../../contract/fit/measure-names.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { whenOnline } from '../../ui/when-online.ts'
import { nameOption } from './variant-title.ts'

type Props = { product: Product; variant: Variant }

const Verdict = lazyPart(() => import('../fit/fit-verdict.tsx'))
const fetchPanel = whenOnline(() => import('../fit/fit-panel.tsx'))
type Panel = Awaited<ReturnType<typeof fetchPanel>>['default']
const usual = <span>Compare it with your room and doors.</span>

/**
 * Opens the fit panel or, without its script, the measuring sheet. Space for the verdict is reserved, so that nothing
 * moves.
 */
export function FitCheck({ product, variant }: Props) {
  const navigate = useNavigate()
  const [Panel, setPanel] = useState<Panel>()
  const [isMeasured, setMeasured] = useState(false)
  const leave = () => {
    setPanel(undefined)
    setMeasured(hasKeptMeasures())
  }
  useEffect(leave, [])
  if (!Object.values(variant.measures).some(Boolean)) return null
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    fetchPanel().then(
      (part) => setPanel(() => part.default),
      () => navigate(measuringAddress),
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4 sm:flex-nowrap print:hidden">
      <a href={measuringAddress} onClick={open} aria-haspopup="dialog" className={buttonClasses('outline', 'shrink-0')}>
        Will it fit?
      </a>
      <p className="line-clamp-2 min-h-[2lh] w-full text-small text-soft sm:min-h-0 sm:w-auto">
        <Suspense fallback={usual}>{isMeasured && !Panel ? <Verdict piece={variant.measures} /> : usual}</Suspense>
      </p>
      {Panel && <Panel product={product} variant={variant} nameOption={nameOption} onClose={leave} />}
    </div>
  )
}

/** Some browsers refuse storage: nothing is kept then. */
function hasKeptMeasures(): boolean {
  try {
    return measuresKey in localStorage
  } catch {
    return false
  }
}
