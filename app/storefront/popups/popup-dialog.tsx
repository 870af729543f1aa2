import { useEffect, useEffectEvent, useRef } from 'react'
import type { Popup } from '../../../contract/content.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'

type Props = { popup: Popup; hasAction: boolean; onClose: () => void }

/** With a picture the title is not written out; it is then the name that is read out. */
export default function PopupDialog({ popup, hasAction, onClose }: Props) {
  const dialog = useModal(onClose)
  const { title, messageHtml, imageUrl, image, ctaString, ctaUrl } = popup
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={title || 'From the shop'}
      onCancel={onClose}
      className="popup outline-none"
    >
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute right-2 top-2 z-10 grid size-11 place-items-center bg-paper"
      >
        <CloseIcon className="size-6" />
      </button>
      {image ? (
        <Picture picture={image} sizes="30rem" first className="aspect-4/3 w-full object-cover" />
      ) : (
        imageUrl && <img src={imageUrl} alt="" className="aspect-4/3 w-full object-cover" />
      )}
      <div className="grid justify-items-start gap-5 p-6 sm:p-8">
        {!imageUrl && title && <h2 className="pr-10 text-h2">{title}</h2>}
        <Html html={messageHtml} className="prose text-lead" />
        {hasAction && (
          <ButtonLink href={ctaUrl} onClick={onClose}>
            {ctaString}
          </ButtonLink>
        )}
      </div>
    </dialog>
  )
}

/** The backdrop is the dialog's own, as far as a click on it goes. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const opened = dialog.current
    const onClick = ({ target }: MouseEvent) => target === opened && close()
    opened?.showModal()
    opened?.focus()
    opened?.addEventListener('click', onClick)
    return () => {
      opened?.removeEventListener('click', onClick)
      opened?.close()
    }
  }, [])
  return dialog
}
