/** The families that people name, with what else the family is called. */
export const familyNames = {
  white: 'white, wht',
  cream: 'cream, creme, off white, offwhite, ecru, buttermilk, eggshell',
  beige: 'beige, biege, neutral, nude, natural, naturals, biscuit, mushroom, fawn, oatmeal, greige',
  grey: 'grey, greys, gry',
  black: 'black, jet black, blk, blck',
  brown: 'brown, wood brown, brn',
  red: 'red',
  orange: 'orange',
  yellow: 'yellow, yello',
  green: 'green, greens',
  blue: 'blue, bleu, blues',
  purple: 'purple, violet, purpel, purples',
  pink: 'pink',
  gold: 'gold, golden, gilt, champagne gold, brushed gold, antique gold, rose gold',
  silver: 'silver, silvery, chrome silver',
  multicoloured: `
    multi, multicolour, multi colour, multicoloured, multi coloured, multicolored, colourful, rainbow, mixed colours
  `,
} as const
export type Family = keyof typeof familyNames
export const families = Object.keys(familyNames) as Family[]

/**
 * `light`, `mid` or `dark` of a family; after > the families that some would say as well. With ? before it a name is a
 * colour only in a shop that has it: elsewhere a cloud is a cloud.
 */
export const namedColours: Record<Family, { light?: string; mid?: string; dark?: string }> = {
  white: {
    light: `
      ?snow, brilliant white, bright white, pure white, arctic white, ?chalk, chalk white, ?alabaster, ?porcelain,
      ?milk, cotton white, matt white, gloss white, white gloss, antique white>cream, ?pearl>cream, pearl white,
      winter white>cream, whitewash, white wash, whitewashed, ?vanilla>cream, ivory white>cream, soft white>cream,
      warm white>cream, ?lily
    `,
  },
  cream: {
    light: `
      ivory>white, oat>beige, magnolia>white, parchment>beige, ?bone>white, linen white>white, clotted cream,
      champagne>beige gold, ?almond>beige, ?shell>white pink, buttercream>yellow, cornsilk>yellow, bouclé cream,
      boucle cream, blonde>beige, ?butter>yellow, ?custard>yellow, ?sheep>white, ?vellum, light oat>beige
    `,
  },
  beige: {
    light: `
      flax>cream, sand>cream, linen colour>cream, ?wheat>yellow, stone beige, ?putty>grey, jute colour,
      ?sandstone>cream, ?barley>cream, ?calico>cream, ?string>cream, ?straw>yellow, cashmere>cream, ?porridge>cream,
      ?honey>brown yellow, ?hessian>brown, ?latte>brown, ?dune, pebble beige
    `,
    mid: `
      camel>brown, taupe>brown grey, mink>brown grey, ?fudge>brown, ?cappuccino>brown, macchiato>brown,
      ?hazelnut>brown, ?toffee>brown, caramel>brown orange, khaki>green, dark beige>brown, mocha cream>brown,
      ?truffle>brown grey, ?fossil>grey, driftwood>brown grey
    `,
  },
  grey: {
    light: `
      stone>beige, silver grey>silver, ?dove, dove grey, pearl grey, ash grey, ?mist, cloud grey, ?cloud>white, ?fog,
      platinum>silver, ?pebble>beige, moonstone, pale stone>beige, ?limestone>beige, ?shingle>beige, ?cement,
      concrete grey, grey mist, ?frost>white blue, goose grey, elephants breath>beige, ash colour, flint grey,
      oyster>beige, zinc>silver
    `,
    mid: `
      pewter>silver, ?elephant, elephant grey, ?smoke, smoky grey, smoke grey, steel grey>blue, ?storm,
      storm grey>blue, cool grey, warm grey, warm stone>beige, mid grey, heather grey, ?marl, grey marl, grey melange,
      ?mouse, nickel>silver, ?lava, ?seal, ?dolphin, battleship grey, ?wolf, grey wash, ?granite, titanium>silver,
      mole>brown, ?gull
    `,
    dark: `
      slate>blue, charcoal>black, charcoal grey>black, graphite>black, anthracite>black, gunmetal>black, ?iron>black,
      ?lead, ?thunder, dark slate>blue, slate grey>blue, ?shadow>black, ?carbon>black, ?coal>black, gunmetal grey,
      anthracite grey>black, ?pepper>black, night grey>black, asphalt>black
    `,
  },
  black: {
    dark: `
      ebony>brown, ?jet, ?onyx, black metal, matt black, black ash, ?raven, ?liquorice, midnight black, gloss black,
      black gloss, matte black, ?caviar, off black>grey, ink black>blue, blackened, piano black, satin black, noir,
      soot>grey
    `,
  },
  brown: {
    light: `
      tan>orange beige, light tan, ?cinnamon>orange, ?ginger>orange, saddle tan>orange, ?saddle>orange,
      biscuit brown>beige, ?nutmeg, oak brown>beige, sepia, ?hazel, ?beaver, ?pecan, tan leather colour
    `,
    mid: `
      chestnut>red, cocoa, walnut brown, ?coffee, mocha, conker>red, cognac>orange, ?whisky>orange, whiskey>orange,
      bronze>orange gold, hickory, umber, sienna>orange, ?brandy>orange, ?tobacco, ?bark, ?earth, ?havana, ?toast,
      ?otter, teak brown, walnut
    `,
    dark: `
      chocolate, ?espresso, mahogany>red, bitter chocolate, dark oak, wenge>black, ?java, ?bison, ?peat>black,
      rosewood>red, dark walnut, coffee bean, dark chocolate
    `,
  },
  red: {
    mid: `
      scarlet, crimson, ?cherry, cherry red, ruby, ?poppy, ?tomato>orange, post box red, ?raspberry>pink,
      ?brick>orange, brick red>orange, ?paprika>orange, ?cardinal, ?cranberry>pink, carmine, ?chilli, venetian red,
      pillar box red, bright red, vermilion>orange, rosso, ?strawberry>pink
    `,
    dark: `
      burgundy>purple, maroon>purple, ?wine>purple, claret>purple, oxblood>brown, bordeaux>purple, merlot>purple,
      garnet>purple, mulberry>purple, ?berry>purple, dark red, rust red>orange, russet>orange brown, rioja>purple,
      ?port>purple, sangria>purple
    `,
  },
  orange: {
    light: 'peach>pink, apricot>yellow, coral>pink red, salmon>pink, ?melon>pink, cantaloupe>pink, ?papaya>pink',
    mid: `
      clay>pink brown, tangerine, amber>yellow, ?pumpkin, marmalade, mango colour>yellow, copper>brown,
      ?turmeric>yellow, ginger spice, ?carrot, ?spice>red brown, bright orange, ?satsuma, persimmon>red, ?clementine,
      paprika orange>red
    `,
    dark: `
      burnt orange>red brown, rust>red brown, terracotta>red brown, burnt sienna>brown, terra cotta>red brown,
      adobe>brown, rusty>red brown, baked earth>brown, rust orange>red brown, dark orange>brown
    `,
  },
  yellow: {
    light: `
      ?lemon, ?primrose, pale yellow, cream yellow>cream, butter yellow>cream, pastel yellow, ?sherbet, ?banana
    `,
    mid: `
      mustard>gold, mustard yellow>gold, ochre>gold orange, sunflower yellow, ?saffron>orange, gold yellow>gold,
      canary, citrine, ?daffodil, turmeric yellow>orange, ?corn, bright yellow, ?maize, ?sunshine, old gold>gold,
      honey yellow>gold, chartreuse>green, ?curry>orange, sulphur
    `,
  },
  green: {
    light: `
      sage>grey, sage green>grey, mint, mint green, pistachio, eucalyptus>grey, eau de nil>blue, celadon>blue,
      seafoam>blue, sea foam>blue, pale green, apple green, ?lichen>grey, willow green>grey, pea green,
      duck egg green>blue, honeydew, tea green, ?aloe, soft green, pastel green, light sage>grey, ?laurel>grey,
      silver sage>grey, sea green>blue, aqua green>blue, ?agave>blue, ?cucumber
    `,
    mid: `
      olive>brown, olive green>brown, moss>grey, moss green>grey, ?fern, fern green, grass green, lime, lime green,
      ?avocado, leaf green, khaki green>brown, ?jade, ?basil, kelly green, ?vine, ?thyme>grey, ?jungle,
      artichoke>grey, meadow green, ?cactus, ?kale, ?asparagus, ?apple, ?parsley, ?grass, sap green
    `,
    dark: `
      bottle green, emerald, emerald green, forest, forest green, hunter green, racing green, british racing green,
      pine green, dark olive>brown, ?ivy, ivy green, ?juniper, evergreen, holly green, malachite, dark sage>grey,
      ?spruce>blue, ?seaweed>brown, ?bottle, conifer, peacock green>blue, teal green>blue, dark teal>blue,
      olive dark>brown, everglade, woodland green
    `,
  },
  blue: {
    light: `
      sky blue, baby blue, duck egg>green, duck egg blue>green, duckegg>green, powder blue, ice blue, mist blue>grey,
      pale blue, light denim, cornflower, dusk blue>grey, dusty blue>grey, pastel blue, aqua>green, aquamarine>green,
      spa blue>green, cloud blue>grey, ?glacier>white, wedgwood, wedgwood blue, chambray, mineral blue>grey,
      blue mist>grey, smoky blue>grey, sea mist>green grey, robin egg blue>green, beach blue, ?sky,
      seafoam blue>green, forget me not, ?serenity
    `,
    mid: `
      teal>green, turquoise>green, denim, denim blue, airforce blue>grey, air force blue>grey, petrol>green,
      petrol blue>green, royal blue, cobalt, cobalt blue, ?peacock>green, peacock blue>green, ?marine>green, lapis,
      sapphire, steel blue>grey, ?ocean, ocean blue, azure, cerulean, electric blue, ?kingfisher>green, ?lagoon>green,
      ?bluebell>purple, bright blue, ultramarine, slate blue>grey, delft, ?atlantic, ?stonewash, hague blue>green,
      prussian blue, french blue, ?blueberry>purple, bluestone>grey, wedgewood, ?riviera, blue teal>green
    `,
    dark: `
      navy, navy blue, ink>black, ink blue>black, midnight>black, midnight blue>black, indigo>purple, oxford blue,
      royal navy, dark denim, nightfall>black, marine blue, baltic>green, inky blue>black, ?twilight>purple,
      night sky>black, night blue>black, french navy, stiffkey blue
    `,
  },
  purple: {
    light: `
      lilac>pink, lavender, ?heather>pink, wisteria, mauve>pink, ?orchid>pink, pale purple, ?thistle>grey,
      pastel purple
    `,
    mid: `
      amethyst, ?grape, magenta>pink, ?iris>blue, periwinkle>blue, fuchsia purple>pink, royal purple, bright purple,
      ?crocus, violet purple
    `,
    dark: `
      plum>red, aubergine>brown, damson, eggplant, blackcurrant, ?fig>brown, mulberry purple>red, dark purple,
      blackberry>red, sloe>blue, ?prune>red, byzantium, ?raisin>brown
    `,
  },
  pink: {
    light: `
      blush, blush pink, blush rose, dusky pink, dusty pink, dusty rose, baby pink, pale pink, ?rose, rose pink,
      shell pink, nude pink>beige, powder pink, pastel pink, ?ballet, ballet pink, ?quartz, rose quartz, soft pink,
      ?petal, light pink, petal pink, plaster pink>beige, ?plaster>beige, dusk pink, ?peony, peachy pink>orange,
      peony pink, ?blossom, cherry blossom
    `,
    mid: `
      hot pink, fuchsia>purple, cerise>red, ?bubblegum, bubblegum pink, ?watermelon>red, old rose, antique rose,
      flamingo pink, bright pink, salmon pink>orange, coral pink>orange, raspberry pink>red, candy pink, ?rhubarb,
      fuschia>purple, shocking pink, magenta pink>purple, rouge>red
    `,
  },
  gold: { mid: 'brass colour, champagne bronze>brown, antique brass colour, soft gold, pale gold>cream' },
  silver: { light: '?mercury, ?sterling, champagne silver>beige, antique silver, mirrored silver' },
  multicoloured: { mid: 'tie dye, ?patchwork, ?harlequin' },
}

/** Words before the name of a family that choose among its colours. */
export const shadeWords = {
  light: 'light, pale, soft, pastel, baby, powder, lighter, lite, lt, very light',
  mid: 'mid, medium, bright, muted, dusty, dusky',
  dark: 'dark, deep, rich, darker, inky, dk, very dark, moody',
} as const
export type Shade = keyof typeof shadeWords

/** Of a warm grey others say beige or brown as well. */
export const toneFamilies = {
  warm: ['cream', 'beige', 'brown', 'red', 'orange', 'yellow', 'pink', 'gold'],
  cool: ['blue', 'green', 'purple', 'silver'],
} as const
export type Tone = keyof typeof toneFamilies
