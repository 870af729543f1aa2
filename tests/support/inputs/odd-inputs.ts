import fc from 'fast-check'

/** Values that no form sends, for any field of any call. */
export const odd = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.constantFrom(
    '',
    '..',
    '%',
    '\0',
    '\ud800',
    "'; drop table products; --",
    '0',
    '-1',
    '1e400',
    'x'.repeat(5000),
    null,
    true,
    [],
    {},
  ),
  fc.array(fc.anything(), { maxLength: 3 }),
)

const write = (part: unknown) => (typeof part === 'string' ? part : (JSON.stringify(part) ?? 'undefined'))
/** One segment of a path. */
export const encodeOddly = (part: unknown) => encodeURIComponent(write(part).replace(/[\ud800-\udfff]/g, '')) || 'x'
