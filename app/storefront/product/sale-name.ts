/** Joins a sale’s badge and name into one text that says nothing twice. */
export function nameSale({ badge, name }: { badge: string; name: string }): string {
  const [short, long] = [badge, name].sort((one, other) => one.length - other.length)
  const isIn = long?.toLowerCase().includes(short?.toLowerCase() ?? '')
  return (isIn && long) || `${badge}: ${name}`
}
