/** Waits for several results at once, and returns each under its name: in a long list without names two are easily mixed up. */
export async function awaitAll<Parts extends Record<string, unknown>>(parts: Parts) {
  const values = await Promise.all(Object.values(parts))
  const named = Object.keys(parts).map((name, place) => [name, values[place]])
  return Object.fromEntries(named) as { [Name in keyof Parts]: Awaited<Parts[Name]> }
}
