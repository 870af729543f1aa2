import { type LookStyle, ownStyle } from './look.ts'
import { derivePalette } from './palette.ts'
import { listTypeVariables, writeFontFaces } from './typefaces.ts'

/** The stylesheet of a look, loaded after the shop's own: only the differences. */
export function writeStyles(look: LookStyle): string {
  const variables = [
    ...listColours(look),
    ...listTypeVariables(look.type),
    ...listSpaces[look.density],
    ...listCorners[look.corner],
  ]
  const rules = [
    writeFontFaces(look.type),
    variables.length > 0 ? `:root{${variables.join(';')}}` : '',
    look.density === 'compact' ? forThumbs : '',
    look.corner === 'square' ? '' : roundedParts,
    look.header === 'centred' ? centredHeader : '',
    look.footer === 'centred' ? centredFooter : '',
  ]
  return rules.filter(Boolean).join('\n')
}

function listColours(look: LookStyle): string[] {
  if (look.accent === ownStyle.accent && look.paper === ownStyle.paper) return []
  return Object.entries(derivePalette(look)).map(([name, hex]) => `--color-${name}:${hex}`)
}

const listSpaces: Record<LookStyle['density'], string[]> = {
  compact: ['--spacing:.22rem', '--text-body--line-height:1.5rem'],
  normal: [],
  airy: ['--spacing:.285rem', '--text-body--line-height:1.75rem'],
}

/** `--corner` rounds buttons and links, `--corner-frame` rounds fields, pop-ups and other frames. */
const listCorners: Record<LookStyle['corner'], string[]> = {
  square: [],
  slight: ['--corner:4px', '--corner-frame:4px'],
  round: ['--corner:1.625rem', '--corner-frame:.875rem'],
}

/** The compact density keeps the height of controls, so that a thumb can still hit them. */
const forThumbs = `.size-11{width:2.75rem;height:2.75rem}
.h-11{height:2.75rem}
.min-h-11,.min-h-12,.min-h-13{min-height:2.75rem}`

/** The shop's classes for edges and backgrounds. */
const roundedParts = `.bg-green:not(.on-green),.border-ink,a.border-line,label.border-line,.bg-sage.min-h-11{border-radius:var(--corner)}
input.border-line,select.border-line,textarea.border-line,details.border-line,.amounts input,.popup,.bg-sage.px-5,.bg-sand.px-5:not(.border-l-2),.bg-sand.overflow-hidden{border-radius:var(--corner-frame)}
.bg-sale.absolute{border-radius:0 var(--corner) var(--corner) 0}
.bg-sage.px-3{border-radius:var(--corner);padding-inline:.875rem}`

const centredHeader = `@media (width>=850px){
header>.wrap{display:grid;grid-template-columns:1fr auto 1fr;column-gap:2rem}
header>.wrap>a{grid-area:1/2;text-align:center}
header>.wrap>search{grid-area:1/1;width:min(100%,20rem);margin:0}
header>.wrap>div{grid-area:1/3;justify-self:end}
header>nav>ul{justify-content:center;column-gap:clamp(.75rem,2.2vw,2.5rem)}
}`

const centredFooter = `footer>.wrap{text-align:center}
footer dl{width:fit-content;margin-inline:auto;text-align:start}
footer ul.flex{justify-content:center}
footer p.wrap{text-align:center}
@media (width>=1200px){
footer>.wrap{grid-template-columns:repeat(3,1fr)}
footer>.wrap>:first-child{grid-column:1/-1}
}`
