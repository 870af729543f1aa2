import { ZodError, type z } from 'zod'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

type Strip = (value: unknown) => unknown

/**
 * Returns what the schema's own parse would for a value that it accepts: without the fields that it does not name. Answers
 * are made here, so only their shape is looked at: parsing a search's answer in full took half of what the search
 * allocates.
 */
export function compileStrip(schema: z.ZodType): Strip {
  const strip = compile(schema)
  return (value) => {
    try {
      return strip(value)
    } catch (error) {
      // Parses the whole answer, so that the error names the place of the fault.
      if (error instanceof ZodError) schema.parse(value)
      throw error
    }
  }
}

const compiled = new WeakMap<$ZodType, Strip>()

/** Compiles each schema once: many answers share parts, and a schema may contain itself. */
function compile(schema: $ZodType): Strip {
  const before = compiled.get(schema)
  if (before) return before
  compiled.set(schema, (value) => strip(value))
  const strip = compileNew(schema)
  compiled.set(schema, strip)
  return strip
}

function compileNew(anySchema: $ZodType): Strip {
  const schema = anySchema as $ZodTypes
  const { def } = schema._zod
  const parse: Strip = (value) => (schema as unknown as z.ZodType).parse(value)
  if (def.checks?.some(({ _zod }) => _zod.def.check === 'overwrite')) return parse
  switch (def.type) {
    case 'string':
      return (value) => (typeof value === 'string' ? value : parse(value))
    case 'number':
      return (value) => (Number.isFinite(value) ? value : parse(value))
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : parse(value))
    case 'literal':
    case 'enum':
      return acceptKnown(schema._zod.values, parse)
    case 'unknown':
      return (value) => value
    case 'optional':
      // A schema with a default turns undefined into a value, so its own parse is used.
      return parse(undefined) === undefined ? unless(undefined, compile(def.innerType)) : parse
    case 'nullable':
      return unless(null, compile(def.innerType))
    case 'array':
      return stripItems(compile(def.element), parse)
    case 'record':
      return def.keyType._zod.def.type === 'string' ? stripValues(compile(def.valueType), parse) : parse
    case 'object':
      return def.catchall ? parse : stripFields(def.shape, parse)
    case 'union':
      return chooseOption(def, parse)
    default:
      return parse
  }
}

const acceptKnown =
  (known: Set<unknown> | undefined, parse: Strip): Strip =>
  (value) =>
    known?.has(value) ? value : parse(value)

const unless =
  (nothing: null | undefined, strip: Strip): Strip =>
  (value) =>
    value === nothing ? nothing : strip(value)

const stripItems =
  (strip: Strip, parse: Strip): Strip =>
  (value) =>
    Array.isArray(value) ? value.map((item) => strip(item)) : parse(value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const stripValues =
  (strip: Strip, parse: Strip): Strip =>
  (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, strip(each)]))
      : parse(value)

function stripFields(shape: Readonly<Record<string, $ZodType>>, parse: Strip): Strip {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, strip: compile(schema) }))
  return (value) => {
    if (!isObject(value)) return parse(value)
    const stripped: Record<string, unknown> = {}
    for (const { name, strip } of fields) {
      const field = strip(value[name])
      if (field !== undefined || name in value) stripped[name] = field
    }
    return stripped
  }
}

type Union = { options: readonly $ZodType[]; discriminator?: string }

/** Options without a discriminator are tried in turn by the schema itself. */
function chooseOption({ options, discriminator }: Union, parse: Strip): Strip {
  if (discriminator === undefined) return parse
  const strips = new Map<unknown, Strip>()
  for (const option of options) {
    const strip = compile(option)
    for (const value of option._zod.propValues?.[discriminator] ?? []) strips.set(value, strip)
  }
  return (value) => {
    const strip = isObject(value) ? strips.get(value[discriminator]) : undefined
    return strip ? strip(value) : parse(value)
  }
}
