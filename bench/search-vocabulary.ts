/** The vocabulary of the generated products. */
export const categories: { name: string; subCategories: Record<string, string> }[] = [
  {
    name: 'Sofas & Chairs',
    subCategories: {
      Sofas: '2 Seater Sofa|3 Seater Sofa|4 Seater Sofa|Compact Sofa',
      'Corner Sofas': 'Corner Sofa|Chaise Corner Sofa|U-Shaped Corner Sofa',
      Armchairs: 'Armchair|Wing Chair|Tub Chair|Snuggler Chair',
      'Recliner Chairs': 'Recliner Chair|Power Recliner|Riser Recliner',
      'Sofa Beds': '2 Seater Sofa Bed|3 Seater Sofa Bed|Chair Bed',
      Footstools: 'Footstool|Storage Footstool|Pouffe',
    },
  },
  {
    name: 'Dining & Living',
    subCategories: {
      'Dining Tables': '4 Seater Dining Table|6 Seater Dining Table|10 Seater Dining Table|Extending Dining Table',
      'Dining Chairs': 'Dining Chair|Carver Chair|Cantilever Chair',
      Sideboards: '2 Door Sideboard|3 Door Sideboard|Large Sideboard',
      'Coffee Tables': 'Coffee Table|Nest of Tables|Lift-Top Coffee Table',
      Bookcases: 'Bookcase|Ladder Bookcase|Narrow Bookcase',
      Benches: 'Dining Bench|Upholstered Bench|Hall Bench',
      'TV Units': 'TV Unit|Corner TV Unit|Wide TV Unit',
    },
  },
  {
    name: 'Bedroom',
    subCategories: {
      'Divan Beds': 'Single Divan Bed|Double Divan Bed|King Size Divan Bed|Super King Divan Bed',
      'Bed Frames': 'Double Bed Frame|King Size Bed Frame|Ottoman Bed Frame',
      Mattresses: 'Pocket Sprung Mattress|Memory Foam Mattress|Natural Mattress',
      Wardrobes: '2 Door Wardrobe|3 Door Wardrobe|Sliding Wardrobe',
      'Chests of Drawers': '3 Drawer Chest|5 Drawer Chest|7 Drawer Tall Chest',
      'Bedside Tables': '1 Drawer Bedside Table|2 Drawer Bedside Table',
      'Ready Made Curtains': 'Eyelet Curtains|Pencil Pleat Curtains|Blackout Curtains',
    },
  },
  {
    name: 'Nursery',
    subCategories: {
      Cots: 'Cot|Cot Bed|Bedside Crib',
      'Nursery Chairs': 'Nursing Chair|Gliding Chair',
      'Changing Units': 'Changing Unit|Changing Table',
      "Children's Beds": "Children's Bed|Bunk Bed|Cabin Bed",
    },
  },
  {
    name: 'Curtains & Blinds',
    subCategories: {
      'Roman Blinds': 'Roman Blind|Blackout Roman Blind',
      'Roller Blinds': 'Roller Blind|Day-Night Roller Blind',
      'Curtain Poles': 'Curtain Pole|Bay Window Pole',
      'Made to Measure': 'Made to Measure Curtains|Made to Measure Blind',
    },
  },
  {
    name: 'Flooring',
    subCategories: {
      Rugs: 'Rug|Runner|Round Rug|Wool Rug',
      Carpets: 'Twist Carpet|Saxony Carpet|Loop Carpet',
      'Wood Flooring': 'Engineered Wood Floor|Parquet Floor',
      Vinyl: 'Vinyl Floor|Luxury Vinyl Tile',
    },
  },
  {
    name: 'Lighting & Décor',
    subCategories: {
      'Table Lamps': 'Table Lamp|Bedside Lamp|Desk Lamp',
      'Floor Lamps': 'Floor Lamp|Arc Floor Lamp|Tripod Floor Lamp',
      'Ceiling Lights': 'Pendant Light|Chandelier|Flush Ceiling Light',
      Mirrors: 'Wall Mirror|Full-Length Mirror|Round Mirror',
      Cushions: 'Cushion|Bolster Cushion|Floor Cushion',
    },
  },
  {
    name: 'Garden',
    subCategories: {
      'Garden Sofas': 'Garden Sofa Set|Garden Corner Sofa',
      'Garden Dining': '4 Seater Garden Dining Set|8 Seater Garden Dining Set|Bistro Set',
      Parasols: 'Parasol|Cantilever Parasol',
    },
  },
]

export const properties: [label: string, values: string[], share: number, max: number][] = [
  [
    'Colour',
    'Sage|Oat|Slate|Rust|Ink|Stone|Bottle Green|Blush|Charcoal|Taupe|Tan|Chestnut|Black|Cocoa|Clay|Plum|Olive|Dusk Blue|Camel|Ivory|Flax|Eucalyptus|Moss|Mist Blue|White|Cream|Mustard|Teal|Navy|Grey|Silver|Natural|Mink|Burgundy|Coral|Duck Egg|Denim|Sand|Terracotta|Pearl'.split(
      '|',
    ),
    0.95,
    3,
  ],
  [
    'Material',
    'Linen Blend|Velvet|Bouclé|Leather|Wool|Cotton|Chenille|Oak|Walnut|Ash|Beech|Pine|Mango Wood|Rattan|Steel|Brass|Glass|Marble|Ceramic|Jute|Silk|Polyester|Acacia|Bamboo|Cane'.split(
      '|',
    ),
    0.9,
    2,
  ],
  [
    'Size',
    'Single|Small Double|Double|King Size|Super King|Small|Medium|Large|Extra Large|90cm|120cm|135cm|150cm|180cm|2ft6|3ft|4ft|4ft6|5ft|6ft'.split(
      '|',
    ),
    0.7,
    2,
  ],
  ['Finish', 'Oiled|Lacquered|Painted|Waxed|Brushed|Polished|Matt|Gloss|Limed|Smoked|Weathered|Raw'.split('|'), 0.5, 1],
  [
    'Style',
    'Modern|Classic|Country|Scandinavian|Industrial|Mid-Century|Art Déco|Coastal|Traditional|Rustic'.split('|'),
    0.8,
    2,
  ],
  [
    'Room',
    'Living Room|Dining Room|Bedroom|Hallway|Home Office|Nursery|Kitchen|Conservatory|Bathroom|Garden'.split('|'),
    0.8,
    2,
  ],
  [
    'Comfort',
    'Soft|Medium-Soft|Medium|Medium-Firm|Firm|Extra Firm|Feather-Filled|Foam-Filled|Fibre-Filled|Reflex'.split('|'),
    0.4,
    1,
  ],
  [
    'Features',
    'Storage|Removable Covers|Reclining|Extending|Swivel|Stackable|Flat-Packed|Fully Assembled|Handmade|Fire-Retardant|Washable|Blackout|Thermal|Reversible|Stain-Resistant|Pet-Friendly|Recycled|FSC Certified|Adjustable|Dimmable'.split(
      '|',
    ),
    0.7,
    3,
  ],
]

export const prose =
  'the and a of to in with for is on it that you your as our by we from at an or be are this so its every made will but not all one out up has when into more than them also only well over room home comfort comfortable seat seats cushion cushions frame legs fabric hand made-to-order solid oak walnut timber hardwood kiln-dried beech joint joints glued dowelled corner cover covers linen velvet leather wool feather foam fibre filled deep soft softer firm gentle rounded arms back high low wide narrow slim generous relaxed classic modern timeless elegant simple quiet warm light dark natural finish oil wax lacquer painted drawer drawers shelf shelves door doors handle handles brass steel storage space extra perfect family guests evening morning reading sleeping dining table chair sofa bed mattress spring springs pocket sprung support weave woven tufted stitched piped buttoned quilted pleat pleated lined lining thermal blackout curtain curtains blind blinds rug pile lamp shade glow bulb mirror glass edge edges bevelled delivery delivered assembled assembly minutes guarantee guaranteed years craftsmen workshop England Yorkshire designed design inspired collection range piece pieces match matching choose choice colours shades tones neutral bold pattern plain texture care clean cleaning wipe washable removable reversible hard-wearing durable stain resistant children pets everyday life lived living small large compact sleek sturdy stable smooth drape fall hang eyelet pole measure measured fit fitted width height depth length cm swatch swatches free order request shop visit try feel'.split(
    ' ',
  )

export const rangeNames =
  'Alder|Haven|Rowan|Bramble|Heron|Larch|Willow|Fern|Hazel|Juniper|Maple|Cedar|Aspen|Thorn|Holly|Ivy|Linden|Sorrel|Clover|Heath|Moor|Dale|Fell|Tarn|Beck|Gill|Ridge|Vale|Combe|Glen|Loch|Skye|Islay|Jura|Arran|Mull|Iona|Lewis|Harris|Orkney'.split(
    '|',
  )
export const rangeEndings = ['', ' Grande', ' Loft']
export const brandStarts =
  'Fernhollow|Tarnside|Oakwell|Brightwater|Larkfield|Stonebeck|Ashdown|Millbrook|Copperhill|Kestrel|Foxglove|Pennine|Harrow & Vale|Winterbourne|Élan|Castlegate|Redfern|Swanmere|Thistledown|O’Connell'.split(
    '|',
  )
export const brandEndings = [' Joinery', ' Upholstery', ' Home']
export const syllables =
  'bar|cal|den|fer|gal|hin|jor|kel|lum|mor|nal|per|quin|ros|sel|tam|ul|ven|wex|yar|zel|ber|cor|dal|fen|gri|hal|lor|min|tas'.split(
    '|',
  )
