import type { SlideEdit } from '../../../contract/staff/content-records.ts'
import type { PictureFacts } from '../../ui/picture.tsx'
import { SlideCard } from '../../ui/slide/slide-card.tsx'
import { holdsSomething } from '../../ui/slide/slide-rules.ts'
import { usePictures } from '../media/known-pictures.ts'
import { ShopView } from '../shop-view/shop-view.tsx'
import { TwoWindows } from '../shop-view/two-windows.tsx'

const widths = { computer: 1440, phone: 390 }

/** Takes the place of a chosen picture until its facts have arrived, so that the height does not change. */
const toCome: PictureFacts = {
  hash: '',
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  width: 1,
  height: 1,
  alt: '',
  placeholder: 'var(--color-sand)',
}

/** A preview of a slide's draft, rendered by the shop's own component. */
export function SlidePreview({ draft }: { draft: SlideEdit }) {
  const { imageHash, mobileImageHash } = draft
  const pictures = usePictures([imageHash, mobileImageHash].filter((hash) => hash !== null))
  const slide = { ...draft, ...findPictures(draft, pictures) }
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

type Chosen = Pick<SlideEdit, 'imageHash' | 'mobileImageHash'>

/** The pictures of a slide; `known` has those whose facts have arrived. */
export function findPictures({ imageHash, mobileImageHash }: Chosen, known: ReadonlyMap<string, PictureFacts>) {
  const find = (hash: string | null) => (hash === null ? null : (known.get(hash) ?? toCome))
  return { image: find(imageHash), mobileImage: find(mobileImageHash) }
}
