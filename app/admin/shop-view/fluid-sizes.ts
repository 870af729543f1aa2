const fluid = ['--gutter', '--text-lead', '--text-h2', '--text-h1', '--text-display']

/** The theme's fluid sizes, computed for a window of this width. */
export function fixSizes(width: number): Record<string, string> {
  const theme = getComputedStyle(document.documentElement)
  return Object.fromEntries(fluid.map((name) => [name, fixSize(theme.getPropertyValue(name), width)]))
}

export const fixSize = (size: string, width: number) =>
  size.replace(/([\d.]+)vw/g, (_, share: string) => `${(Number(share) * width) / 100}px`)
