import { ButtonLink } from './button.tsx'
import { Html } from './html.tsx'
import { Picture, type PictureFacts } from './picture.tsx'
import { hasAction } from './popup-rules.ts'

type PopupFacts = {
  title: string
  messageHtml: string
  imageUrl: string | null
  image: PictureFacts | null
  ctaString: string
  ctaUrl: string
}
type Props = { popup: PopupFacts; onFollow?: () => void }

/** The title is visible only without a picture; otherwise it is the dialog's accessible name. */
export function PopupContent({ popup, onFollow }: Props) {
  const { title, messageHtml, imageUrl, image, ctaString, ctaUrl } = popup
  return (
    <div className="@container">
      {image ? (
        <Picture picture={image} sizes="30rem" first className="aspect-4/3 w-full object-cover" />
      ) : (
        imageUrl && <img src={imageUrl} alt="" className="aspect-4/3 w-full object-cover" />
      )}
      <div className="grid justify-items-start gap-5 p-6 @min-[29rem]:p-8">
        {!imageUrl && title && <h2 className="pr-10 text-h2">{title}</h2>}
        <Html html={messageHtml} className="prose text-lead" />
        {hasAction(popup) && (
          <ButtonLink href={ctaUrl} onClick={onFollow}>
            {ctaString}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
