import { z } from 'zod'
import { withButtonAddress } from '../empty-buttons.ts'
import { Picture } from '../media.ts'
import { Line, Markdown, OptionalInAppPath, PictureHash, WebAddress } from './fields.ts'
import { uuidKey } from './forms.ts'
import { checkPeriod, periodFields, readPeriod } from './periods.ts'
import { orderedRecordCalls } from './record-calls.ts'
import { editors } from './roles.ts'

/** The simple kinds of the shop's content, each declared once: the fields that staff see and save, and the calls. */

/** The fields of a record in every list. */
export const listed = { version: z.number().int(), title: z.string(), visible: z.boolean(), updatedAt: z.string() }

export const StoredSlide = z.object({
  style: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: Line(160),
  subTitle: Line(240),
  ctaString: Line(60),
  ctaUrl: OptionalInAppPath,
  imageHash: PictureHash.nullable(),
  mobileImageHash: PictureHash.nullable(),
  showOverlay: z.boolean(),
  visible: z.boolean(),
  ...periodFields,
})
/** Validates an edit of a slide: without a picture it has to be hidden. */
export const SlideEdit = StoredSlide.refine(({ visible, imageHash }) => !visible || imageHash !== null, {
  path: ['imageHash'],
  message: 'A slide needs a picture before it can be shown. Choose one, or keep the slide hidden.',
}).superRefine((slide, context) => checkPeriod(readPeriod(slide), 'showUntil', context))
export type SlideEdit = z.infer<typeof SlideEdit>

export const SlideRow = z.object({
  uuid: z.string(),
  ...listed,
  style: z.number().int(),
  image: Picture.nullable(),
  ...periodFields,
})
export type SlideRow = z.infer<typeof SlideRow>

export const StoredPopup = z.object({
  title: Line(160),
  message: Markdown(5000),
  imageHash: PictureHash.nullable(),
  previewImageHash: PictureHash.nullable(),
  ctaString: Line(60),
  ctaUrl: OptionalInAppPath.or(WebAddress),
  visible: z.boolean(),
  ...periodFields,
})
export const PopupEdit = StoredPopup.superRefine((popup, context) =>
  checkPeriod(readPeriod(popup), 'showUntil', context),
)
export type PopupEdit = z.infer<typeof PopupEdit>

export const PopupRow = z.object({ uuid: z.string(), ...listed, image: Picture.nullable(), ...periodFields })
export type PopupRow = z.infer<typeof PopupRow>

export const slideNames = { one: 'Slide', many: 'Slides', ...uuidKey } as const
export const popupNames = { one: 'Popup', many: 'Popups', ...uuidKey } as const

/** Marked as pure, so that a form that imports only a schema bundles none of this. */
export const contentRecordCalls = /* @__PURE__ */ declareCalls()

function declareCalls() {
  const roles = { readers: editors, writers: editors }
  return {
    ...orderedRecordCalls({
      ...slideNames,
      ...roles,
      path: '/api/staff/slides',
      row: SlideRow,
      edit: withButtonAddress(SlideEdit),
      stored: StoredSlide,
    }),
    ...orderedRecordCalls({
      ...popupNames,
      ...roles,
      path: '/api/staff/popups',
      row: PopupRow,
      edit: withButtonAddress(PopupEdit),
      stored: StoredPopup,
    }),
  }
}
