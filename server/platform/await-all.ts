/** Awaits several promises, and returns each result under its name: in a long unnamed list two are easily mixed up. */
export async function awaitAll<Parts extends Record<string, unknown>>(parts: Parts) {
  const values = await Promise.all(Object.values(parts))
  const named = Object.keys(parts).map((name, place) => [name, values[place]])
  return Object.fromEntries(named) as { [Name in keyof Parts]: Awaited<Parts[Name]> }
}
