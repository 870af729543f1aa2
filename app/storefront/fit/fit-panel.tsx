import { useRef, useState } from 'react'
import { measuringAddress } from '../../../contract/addresses.ts'
import type { Product, Variant } from '../../../contract/catalogue.ts'
import { judgeFit } from '../../../contract/fit/judge.ts'
import { type MeasureName, type Measures, mapMeasures } from '../../../contract/fit/measures.ts'
import { listPlaces } from '../../../contract/fit/places.ts'
import { describeFit, describePart } from '../../../contract/fit/sentences.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { useModalDialog } from '../../ui/modal-dialog.ts'
import { FitDrawing } from './fit-drawing.tsx'
import { FitVariants } from './fit-variants.tsx'
import { areStored, forgetMeasures, isMeasured, keepMeasure, readKeptMeasures } from './kept-measures.ts'
import { MeasureFields } from './measure-fields.tsx'

type Props = {
  product: Product
  variant: Variant
  nameOption(name: string, place: number): string
  onClose(): void
}

export default function FitPanel({ product, variant, nameOption, onClose }: Props) {
  const [measures, setMeasures] = useState(readKeptMeasures)
  const [isStored, setStored] = useState(areStored)
  const dialog = useModalDialog()
  const [cleared, setCleared] = useState(0)
  const sheet = useRef<HTMLAnchorElement>(null)
  const close = () => dialog.current?.close()
  const onMeasure = (name: MeasureName, cm: number | null) => {
    const next = { ...(measures ?? mapMeasures(() => null)), [name]: cm }
    setStored(keepMeasure(name, cm))
    setMeasures(isMeasured(next) ? next : null)
  }
  const clear = () => {
    setStored(forgetMeasures())
    setMeasures(null)
    setCleared(cleared + 1)
    // The pressed button disappears.
    sheet.current?.focus()
  }
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      closedby="any"
      aria-labelledby="fit-title"
      className="m-0 ml-auto h-dvh max-h-none w-[min(36rem,100vw)] max-w-none overflow-y-auto bg-paper text-ink"
    >
      <div className="min-h-full px-5 pb-8 sm:px-8">
        <header className="sticky top-0 z-1 flex items-center justify-between border-b border-rule bg-paper py-3">
          <h2 id="fit-title" className="text-h3">
            Will it fit?
          </h2>
          <button
            type="button"
            onClick={close}
            aria-label="Close"
            className="-mr-3 grid size-11 place-items-center hover:text-green"
          >
            <CloseIcon className="size-6" />
          </button>
        </header>
        <Result variant={variant} measures={measures} />
        <MeasureFields key={cleared} measures={measures} onMeasure={onMeasure} />
        <p className="mt-1 flex flex-wrap gap-x-6 text-small">
          <a ref={sheet} href={measuringAddress} className="plain-link py-2.5">
            How to measure
          </a>
          {measures && (
            <button type="button" onClick={clear} className="plain-link py-2.5">
              Forget my measurements
            </button>
          )}
        </p>
        {!isStored && (
          <p role="alert" className="mt-1 text-small">
            Your browser does not store your measurements past this page.
          </p>
        )}
        <p className="label mt-1">
          {isStored && 'Your measurements stay in this browser, for every product. '}We judge boxes, not handles or
          banisters: if it is tight, ask us.
        </p>
        {measures && (
          <FitVariants product={product} chosen={variant.uuid} measures={measures} nameOption={nameOption} />
        )}
      </div>
    </dialog>
  )
}

function Result({ variant, measures }: { variant: Variant; measures: Measures | null }) {
  const piece = variant.measures
  const places = measures ? listPlaces(measures) : []
  const asked = measures ?? mapMeasures(() => null)
  const fit = judgeFit(piece, asked)
  return (
    <>
      <div role="status" className="mt-4 min-h-16">
        <p className="text-lead">
          {places.length > 0 ? describeFit(piece, asked, fit) : 'Type your measurements. One is enough to begin.'}
        </p>
        {fit.parts.length > 1 && (
          <ul className="mt-2 list-disc pl-5 text-small">
            {fit.parts.map((part) => (
              <li key={part.place}>{describePart(piece, asked, part)}</li>
            ))}
          </ul>
        )}
      </div>
      <FitDrawing piece={piece} measures={asked} fit={fit} />
    </>
  )
}
