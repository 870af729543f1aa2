import { isObject } from './same-value.ts'

/** The key of a list entry, independent of its place; undefined until the shop has stored it. */
export function keyOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return JSON.stringify(entry)
  const key = entry.uuid ?? entry.id ?? entry.date ?? entry.day ?? entry.network
  return key === undefined || key === null ? undefined : String(key)
}

export const hasKeysOnce = (list: unknown[]): boolean => {
  const keys = list.map(keyOf).filter((key) => key !== undefined)
  return new Set(keys).size === keys.length
}

/** The title of a list entry. */
export function titleOf(entry: unknown, place: number): string {
  if (!isObject(entry)) return String(entry)
  return String(entry.name || entry.label || entry.network || entry.date || `number ${place + 1}`)
}

/** The sent form and the form typed since, with the keys that the shop gave to new entries. */
export function takeKeys<Edit extends object>(sent: Edit, typed: Edit, saved: Edit): { sent: Edit; typed: Edit } {
  const given = (edit: Edit) =>
    Object.fromEntries(
      Object.entries(edit).map(([name, value]) => [
        name,
        giveKeys(value, sent[name as keyof Edit], saved[name as keyof Edit]),
      ]),
    ) as Edit
  return { sent: given(sent), typed: given(typed) }
}

function giveKeys(list: unknown, sent: unknown, saved: unknown): unknown {
  if (!Array.isArray(list) || !Array.isArray(sent) || !Array.isArray(saved) || !isSavedAs(sent, saved)) return list
  const made = saved.filter((_, place) => keyOf(sent[place]) === undefined)
  let next = 0
  return list.map((entry) => {
    if (!isObject(entry) || keyOf(entry) !== undefined) return entry
    const { uuid, id } = made[next++] ?? {}
    return { ...entry, ...('uuid' in entry ? { uuid: uuid ?? null } : { id: id ?? null }) }
  })
}

const isSavedAs = (sent: unknown[], saved: unknown[]) =>
  sent.length === saved.length &&
  sent.every((entry, place) => keyOf(entry) === undefined || keyOf(entry) === keyOf(saved[place]))
