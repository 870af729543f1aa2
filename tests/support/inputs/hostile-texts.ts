import { z } from 'zod'

/** Texts that could make a parser scan to the end repeatedly: unclosed openings, blanks before a mismatch. */
const parts = [
  ...['a', '1', ' ', '\t', '\n', '\r\n', '\u00a0', '\u200b', '\ufeff', '\u0300', 'é', '🙂', '\ud83d', '\0'],
  ...['/', '\\', '.', '-', '_', ',', ';', ':', '|', '@', '#', '?', '&', '=', '%', '%41', '%E0', '+', '*', '!'],
  ...['"', '""', "'", '(', '()', '[', ']', '{', '{a ', '<', '<a', '<a ', '<!--', '<?', '<![CDATA[', '<a><b>', '</x>'],
  ...['a.', 'a-', 'a ', 'a,', ', ', ' ,', 'a@', 'a@b.', '1,', '1.', '1 ', '- ', ' \n', 'a\n', 'a=b&', '://', 'a://'],
  ...['data:', 'data:image/', 'http://', ',http://', '.jpg , ', '&amp', '_x0041_', 'on', ' src=', '<script', '<svg'],
  ...['(a)=(', '\nparams: ', 'Bearer ', 'price ', '1 to ', '", ', '<!doctype [', '::ffff:', '[1', 'a:\n', '>\n'],
]

const wraps = [
  (text: string) => text,
  (text: string) => `x${text}x`,
  (text: string) => `"${text}`,
  (text: string) => `${text}\u0001`,
  (text: string) => `${text}x\ny`,
]

/** Each function makes a text of the given length. */
export const hostileTexts = parts.flatMap((part) =>
  wraps.map((wrap) => (length: number) => wrap(part.repeat(length / part.length))),
)

/** The parts of a schema that accept text. */
export function listTextSchemas(schema: z.ZodType): z.ZodType[] {
  return listInner(schema)?.flatMap(listTextSchemas) ?? [schema]
}

function listInner(schema: z.ZodType): z.ZodType[] | undefined {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape) as z.ZodType[]
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[]
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  const isOptional =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return isOptional ? [schema.unwrap() as z.ZodType] : undefined
}
