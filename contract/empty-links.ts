import type { z } from 'zod'

/** Links in Markdown without an address, and buttons that have only words: nothing is saved with them. */

type Found = { path: (string | number)[]; message: string }

const linkWithoutAddress =
  /(?<!\\)\[((?:[^[\]\\]|\\.)*)\]\(\s*<?\s*(?:https?:(?:\/\/)?|mailto:)?\s*>?\s*(?:"[^"]*"\s*)?\)/

export function findEmptyLinks(value: unknown, path: Found['path'] = []): Found[] {
  if (typeof value === 'string') return findInText(value, path)
  if (Array.isArray(value)) return value.flatMap((item, place) => findEmptyLinks(item, [...path, place]))
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).flatMap(([name, part]) => findEmptyLinks(part, [...path, name]))
  return [...findEmptyButton(value, path), ...parts]
}

function findInText(text: string, path: Found['path']): Found[] {
  const [found, words = ''] = linkWithoutAddress.exec(text) ?? []
  if (found === undefined) return []
  const link = words.trim() === '' ? 'A link' : `The link “${words.trim()}”`
  return [{ path, message: `${link} has no address. Say where it leads, or remove it.` }]
}

function findEmptyButton(value: object, path: Found['path']): Found[] {
  const { ctaString, ctaUrl } = value as { ctaString?: unknown; ctaUrl?: unknown }
  if (typeof ctaString !== 'string' || ctaString.trim() === '' || ctaUrl !== '') return []
  return [{ path: [...path, 'ctaUrl'], message: 'The button has words but no address. Say where it leads.' }]
}

/** An edit as it may be saved; what is stored already can still be opened. */
export const withoutEmptyLinks = <Edit extends z.ZodType>(edit: Edit): Edit =>
  edit.superRefine((value, context) => {
    for (const { path, message } of findEmptyLinks(value)) context.addIssue({ code: 'custom', path, message })
  })
