import type { SlideEdit } from '../../../contract/staff/content-records.ts'
import { SlideCard } from '../../ui/slide/slide-card.tsx'
import { holdsSomething } from '../../ui/slide/slide-rules.ts'
import { usePictures } from '../media/known-pictures.ts'
import { ShopView } from '../shop-view/shop-view.tsx'
import { TwoWindows } from '../shop-view/two-windows.tsx'

const widths = { computer: 1440, phone: 390 }

/** The draft of a slide, drawn by the shop's own component. */
export function SlidePreview({ draft }: { draft: SlideEdit }) {
  const { imageHash, mobileImageHash } = draft
  const pictures = usePictures([imageHash, mobileImageHash].filter((hash) => hash !== null))
  const image = pictures.get(imageHash ?? '') ?? null
  const mobileImage = pictures.get(mobileImageHash ?? '') ?? null
  const slide = { ...draft, image, mobileImage }
  if (!holdsSomething(slide)) {
    return (
      <p className="mb-8 border border-rule bg-white p-8 text-center text-soft">
        Give the slide a picture or a title, and it is shown here as shoppers will see it.
      </p>
    )
  }
  return (
    <TwoWindows label="Preview">
      {(window) => (
        <ShopView caption={window === 'phone' ? 'On a phone' : 'On a computer'} windowWidth={widths[window]}>
          <SlideCard slide={slide} place={0} device={window} />
        </ShopView>
      )}
    </TwoWindows>
  )
}
