import { megabyte } from '../../contract/body-limits.ts'
import { Problem } from '../platform/problem.ts'

/** Refuses an empty or too large upload before it is processed. */
export function checkLength(bytes: Uint8Array, limit: number): void {
  if (bytes.length === 0) throw new Problem(422, 'The file is empty', 'It holds nothing. Please choose another one.')
  if (bytes.length > limit) {
    const size = Math.ceil(bytes.length / megabyte)
    throw new Problem(413, 'The file is too large', `It is ${size} MB; the limit is ${limit / megabyte} MB.`)
  }
}

/** The refusal of an upload that was aborted because it is too large. */
export const tooLong = (limit: number) =>
  new Problem(413, 'The file is too large', `The limit is ${limit / megabyte} MB.`)

const kinds = 'Please use a JPEG, PNG, WebP, AVIF, GIF or SVG.'
export const notAPicture = () => new Problem(415, 'Not a picture we can read', kinds)
export const heicPicture = () =>
  new Problem(415, 'Not a picture we can read', `It is a HEIC photograph, which most browsers can't show. ${kinds}`)

export const cutOff = () =>
  new Problem(
    422,
    'The picture is not complete',
    'Its end is missing, as after a broken transfer. Please upload it again.',
  )

export const somethingBehind = () =>
  new Problem(
    422,
    'The picture holds something else',
    'It holds data after its end. Please open it in a picture program and save it again.',
  )

export const activeDrawing = () =>
  new Problem(
    422,
    'The drawing holds a program',
    'It has scripts or pages inside. Please export it as a plain SVG, or as a PNG.',
  )

export const tooManyPixels = (width: number, height: number) =>
  new Problem(
    413,
    'The picture is too large',
    `It has ${width} × ${height} pixels; we take up to 100 million altogether. Please use a smaller one.`,
  )

export const damaged = () =>
  new Problem(
    422,
    'The picture is damaged',
    "It can't be decoded. Please open it in a picture program and save it again.",
  )

export const tooHard = () =>
  new Problem(422, 'The picture could not be read', 'It takes too much to decode. Please use a simpler version.')

export const notWhatItSays = (ending: string) =>
  new Problem(
    422,
    'The file is not what its name says',
    `Its content is not that of a whole .${ending} file. Please save it again and upload it once more.`,
  )

export const unknownEnding = (endings: string[]) =>
  new Problem(415, 'Not a kind of file we accept', `Its name has to end in one of ${endings.join(', ')}.`)
