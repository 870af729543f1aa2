/** Words with their short forms in hurried typing and in suppliers’ lists. */
export const shortWords = {
  double: 'dbl, dble',
  single: 'sgl, sngl',
  size: 'sz',
  small: 'sml',
  large: 'lrg, lge',
  round: 'rnd',
  rectangular: 'rect',
  extending: 'ext, extg, extnd',
  table: 'tbl',
  tables: 'tbls',
  chair: 'chr',
  chairs: 'chrs',
  drawer: 'drwr',
  drawers: 'drwrs',
  leather: 'lthr',
  velvet: 'vlvt',
  including: 'inc, incl',
  excluding: 'excl',
  pair: 'pr',
  room: 'rm',
  bedroom: 'bdrm, bedrm',
}

/** Words with their short forms that contain a slash: 'bed w/ storage', 'l/h corner sofa'. */
export const strokeWords = {
  with: 'w/, c/w',
  without: 'w/o, w/out',
  lefthand: 'l/h',
  righthand: 'r/h',
  kingsize: 'k/s, k/size',
  superking: 's/king, s/k',
  headboard: 'h/board',
  wardrobe: 'w/robe',
}
