/** A sale’s badge and name as one text, without saying the same twice. */
export function nameSale({ badge, name }: { badge: string; name: string }): string {
  const [short, long] = [badge, name].sort((one, other) => one.length - other.length)
  const isIn = long?.toLowerCase().includes(short?.toLowerCase() ?? '')
  return (isIn && long) || `${badge}: ${name}`
}
