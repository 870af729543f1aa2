import sharp from 'sharp'

/** A picture with much detail, different each time. */
export function paint(width = 640, height = 480) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
}

export const plain = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })

export const drawing = (inside = '<rect width="30" height="20" fill="#c00"/>') =>
  Buffer.from(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${inside}</svg>\n`)
