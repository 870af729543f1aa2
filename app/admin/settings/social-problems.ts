const parts = { network: 'Network', url: 'Address' }

export const nameLinkPart = (part: keyof typeof parts, place: number) => `${parts[part]} of link ${place + 1}`

/** Names the field of a social network that a problem is about, as the field itself is labelled. */
export function nameSocialField(path: string): string | undefined {
  const [list, place, part] = path.split('.')
  if (list !== 'socialLinks' || (part !== 'network' && part !== 'url')) return undefined
  return nameLinkPart(part, Number(place))
}
