import type { PopupEdit } from '../../../contract/staff/content-records.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { PopupContent } from '../../ui/popup-content.tsx'
import { useRenderedText } from '../form/markdown/rendered-text.ts'
import { usePictures } from '../media/known-pictures.ts'
import { ShopView } from '../shop-view/shop-view.tsx'
import { TwoWindows } from '../shop-view/two-windows.tsx'

const windows = { computer: { windowWidth: 1440, width: 800 }, phone: { windowWidth: 390, width: 390 } }

/** A preview of a pop-up's draft, rendered by the shop's own component. */
export function PopupPreview({ draft }: { draft: PopupEdit }) {
  const messageHtml = useRenderedText(draft.message) ?? ''
  const image = usePictures(draft.imageHash ? [draft.imageHash] : []).get(draft.imageHash ?? '') ?? null
  const popup = { ...draft, messageHtml, image, imageUrl: image?.url ?? null }
  return (
    <TwoWindows label="Preview">
      {(window) => (
        <ShopView caption={window === 'phone' ? 'On a phone' : 'On a computer'} {...windows[window]}>
          <div className="bg-ink/50 p-4">
            <div className="relative mx-auto max-w-120 bg-paper">
              <span className="absolute top-2 right-2 z-10 grid size-11 place-items-center bg-paper">
                <CloseIcon className="size-6" />
              </span>
              <PopupContent popup={popup} />
            </div>
          </div>
        </ShopView>
      )}
    </TwoWindows>
  )
}
