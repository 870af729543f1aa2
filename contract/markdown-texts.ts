import { z } from 'zod'
import { replacePictureData } from './picture-data.ts'
import { markdownFields } from './staff/fields.ts'

/** A Markdown text in the input of a call, and its path there. */
export type SentText = { path: string[]; text: string }

export function findTexts(schema: z.ZodType, sent: unknown, path: string[] = []): SentText[] {
  if (markdownFields.has(schema)) return typeof sent === 'string' ? [{ path, text: sent }] : []
  return listParts(schema, sent).flatMap(([name, part, value]) => findTexts(part, value, [...path, name]))
}

/** Whether a call takes Markdown at all. */
export const takesMarkdown = (schema: z.ZodType): boolean =>
  markdownFields.has(schema) || listInner(schema).some(takesMarkdown)

export function replaceTexts(sent: unknown, texts: SentText[]): unknown {
  const copy = structuredClone(sent)
  for (const { path, text } of texts) {
    const [last = '', ...above] = path.toReversed()
    const holder = above.toReversed().reduce((whole: unknown, name) => Reflect.get(Object(whole), name), copy)
    Reflect.set(Object(holder), last, text)
  }
  return copy
}

/** Replaces the data URL of each inline picture by a short address. */
export const shortenText = (text: string) => replacePictureData(text, /[)\s"'>]/, () => '/media/picture')

/**
 * Replaces inline pictures in all texts of an input by short addresses. Their data is copied when the text is saved, so
 * it does not count towards the length of the text.
 */
export function shortenPictures<Sent>(schema: z.ZodType, sent: Sent): Sent {
  const texts = findTexts(schema, sent).filter(({ text }) => /data:image\//i.test(text))
  if (texts.length === 0) return sent
  return replaceTexts(
    sent,
    texts.map(({ path, text }) => ({ path, text: shortenText(text) })),
  ) as Sent
}

function listParts(schema: z.ZodType, sent: unknown): [string, z.ZodType, unknown][] {
  if (schema instanceof z.ZodArray && Array.isArray(sent)) {
    const element = schema.element as z.ZodType
    return sent.map((item, place) => [String(place), element, item])
  }
  if (!(schema instanceof z.ZodObject) || typeof sent !== 'object' || sent === null) return []
  return Object.entries(schema.shape as z.ZodRawShape).map(([name, part]) => [
    name,
    part as z.ZodType,
    Reflect.get(sent, name),
  ])
}

function listInner(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  return schema instanceof z.ZodObject ? (Object.values(schema.shape) as z.ZodType[]) : []
}
