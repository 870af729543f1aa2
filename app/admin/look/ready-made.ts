import { type Look, ownLook } from '../../../contract/look/look.ts'

/** Looks that fill the form at a click. */
export const readyMade: { name: string; look: Look }[] = [
  { name: 'Forest and cream', look: ownLook },
  {
    name: 'Harbour',
    look: {
      accent: '#1d3f66',
      paper: '#f7f9fa',
      corner: 'slight',
      density: 'compact',
      header: 'left',
      footer: 'columns',
    },
  },
  {
    name: 'Clay',
    look: {
      accent: '#8c3b24',
      paper: '#fbf5ee',
      corner: 'round',
      density: 'airy',
      header: 'centred',
      footer: 'centred',
    },
  },
]
