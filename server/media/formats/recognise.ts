import { activeDrawing, cutOff, heicPicture, notAPicture, somethingBehind } from '../refusals.ts'
import { avif, isHeic } from './avif.ts'
import type { Format } from './format.ts'
import { gif } from './gif.ts'
import { jpeg } from './jpeg.ts'
import { png } from './png.ts'
import { isActiveSvg, svg } from './svg.ts'
import { webp } from './webp.ts'

const formats = [jpeg, png, webp, avif, gif, svg]

/** The format of a picture, by its bytes. Refuses bytes that are no picture, are truncated or have trailing data. */
export function recognisePicture(bytes: Buffer): Format {
  const format = formats.find(({ recognise }) => recognise(bytes))
  if (!format) throw isHeic(bytes) ? heicPicture() : notAPicture()
  const end = format.findEnd(bytes)
  if (end === undefined || end > bytes.length) throw cutOff()
  if (end < bytes.length) throw somethingBehind()
  if (format === svg && isActiveSvg(bytes)) throw activeDrawing()
  return format
}
