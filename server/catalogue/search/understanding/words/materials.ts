/** Materials by family: what the family is called = what belongs to it. In an `alike` family each will do for the other. */
export const materialFamilies: Record<string, { names: string; members: string; alike?: true }> = {
  wood: {
    names: 'wood, wooden, timber, solid wood, real wood, hardwood, woody, natural wood, solid timber, woodern',
    members: `
      oak, walnut, ash, pine, beech, birch, mango wood, acacia, teak, mahogany, elm, cherry wood, maple, sheesham,
      rubberwood, plywood, veneer, painted wood, engineered wood, reclaimed wood, light oak, dark oak, smoked oak,
      natural oak, white oak, solid oak, oak veneer, grey oak, limed oak, washed oak, rustic oak, dark wood,
      light wood, pale wood, larch, cedar, bamboo, mdf, driftwood wood, paulownia, black ash, walnut veneer,
      solid walnut, american walnut, solid pine, poplar, eucalyptus wood, parawood, hickory wood, red oak,
      spruce wood, chipboard, ash wood, alder wood, chestnut wood, mango, suar, solid wood and veneer
    `,
  },
  metal: {
    names: 'metal, metallic, steel, metal frame, iron, wrought iron, cast iron',
    members: `
      brass, stainless steel, chrome, copper metal, aluminium, aluminum, black metal, brushed steel, polished brass,
      antique brass, nickel plated, bronze metal, zinc metal, brushed brass, brushed nickel, gold metal,
      gunmetal steel, tin, polished chrome, satin brass
    `,
  },
  fabric: {
    names: 'fabric, cloth, textile, material, upholstered, fabric covered, soft fabric, woven fabric',
    members: `
      linen, linen blend, linen mix, cotton, cotton mix, velvet, boucle, bouclé, wool, chenille, corduroy, cord,
      jumbo cord, tweed, polyester, weave, silk, satin, voile fabric, tartan, herringbone fabric, felt, canvas fabric,
      denim fabric, hopsack, performance fabric, velour, moleskin, viscose, acrylic fabric, microfibre, plush,
      bamboo fabric, cashmere wool, flannel, jersey, muslin, crushed velvet, plush velvet, mixed textiles,
      brushed cotton, egyptian cotton, wool blend, knit, knitted, mohair, alpaca, brocade, damask, crinkle, percale,
      washed linen, pure linen
    `,
  },
  leather: {
    names: 'leather, real leather, genuine leather, full grain leather, lether, leathers, top grain leather',
    members: `
      faux leather, vegan leather, leather look, suede, nubuck, pu leather, bonded leather, aniline leather,
      leatherette, faux suede
    `,
  },
  fur: {
    names: `
      fur, sheepskin, faux fur, shearling, teddy, fluffy, faux sheepskin, cowhide, sherpa, teddy fabric, teddy boucle
    `,
    members: 'goatskin, reindeer, long hair',
    alike: true,
  },
  glass: {
    names: 'glass, tempered glass, glass top, mirrored, mirrored glass, clear glass',
    members: 'smoked glass, frosted glass, crystal, coloured glass',
  },
  stone: {
    names: 'natural stone, stone top, real stone',
    members: `
      marble, granite stone, travertine, terrazzo, concrete, slate stone, onyx stone, quartz stone, sintered stone,
      faux marble, marble effect, limestone stone, white marble, black marble, green marble, carrara
    `,
  },
  ceramic: {
    names: 'ceramic, pottery, earthenware',
    members: 'stoneware, porcelain ceramic, terracotta clay, bone china, china clay',
    alike: true,
  },
  rattan: {
    names: 'rattan, wicker, cane, seagrass, woven cane, woven, water hyacinth, rattan cane',
    members: 'jute, raffia, sisal, bamboo cane, straw weave, abaca, banana leaf, willow weave, hessian weave',
    alike: true,
  },
  plastic: {
    names: 'plastic, acrylic, perspex, lucite, polypropylene, resin, pvc',
    members: 'clear acrylic, acrylic clear, melamine, rubber, polyrattan',
    alike: true,
  },
}

/** Woods that are dark or light, where nothing else names their tone; others are between. */
export const woodsOfTone = {
  light: 'oak, ash, beech, birch, maple, pine, sycamore, poplar, rubberwood, bamboo, plywood, larch',
  dark: 'walnut, mahogany, wenge, rosewood, ebony, teak, sheesham, espresso',
} as const

/** Words for a wood's tone. */
export const woodToneWords = {
  light: 'light, pale, natural, white, whitewashed, washed, limed, bleached, blonde, blond',
  dark: 'dark, smoked, black, fumed, burnt, ebonised, stained, deep',
} as const

/** Words that name the tone of a wood. */
export const tonedWoods = 'wood, oak, ash, pine, beech'
