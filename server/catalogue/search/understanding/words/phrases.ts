/** Small closed lists of phrases, by what they mean. A phrase is found however its words are joined. */
export const flagPhrases = {
  sale: `
    sale, on sale, in the sale, in sale, sales, reduced, reduced price, reduced to clear, discount, discounted,
    discounts, on offer, offer, offers, special offer, special offers, clearance, half price, bargain, bargains, deal,
    deals, marked down, price drop, black friday, january sale, boxing day sale, money off, sale items, summer sale,
    winter sale, new year sale, christmas sale, easter sale, bank holiday sale, spring sale, autumn sale,
    end of season sale, anniversary sale, sale on now, 5 off, 10 off, 15 off, 20 off, 25 off, 30 off, 40 off, 50 off,
    60 off, 70 off, percent off, per cent off
  `,
  new: `
    new, new in, newest, new arrival, new arrivals, latest, just in, just arrived, brand new, new range, new season,
    new collection, recently added, whats new, latest arrivals, new products, new stock
  `,
  immediate: `
    immediate delivery, immediate, immediately, quick delivery, fast delivery, next day delivery, next day,
    same day delivery, rapid delivery, express delivery, speedy delivery, available now, available immediately,
    available today, ready to go, ready now, quick ship, quickship, quick, ready for delivery, available for delivery,
    delivered tomorrow, delivered this week, delivery this week, deliver next day, need it now, take away today,
    delivery tomorrow, short lead time, fast shipping, ready to ship, delivered fast, delivered quickly,
    in time for christmas, before christmas, express, next week delivery, take away today, take home today,
    take away now, take home now, take away same day, take home same day, take it away today, take it home today,
    take it home now, take with me today, take home with me, take it with me, ready to take away, ready to take home,
    ready to take, take away the same day, pick up today, can pick up today, collect today, collect same day,
    collect it today, bring home today, carry away, carry home, i can have today, can have today, have it today,
    can have tomorrow, i can have now, i can have this week, no waiting, no wait, without waiting, no lead time,
    dont want to wait, cant wait, straight away, right away, asap, as soon as possible, urgently, urgent, in a hurry,
    quickly, by christmas, by the weekend, for christmas delivery, delivered before christmas, delivered by christmas
  `,
  stock: `
    in stock, in stock now, in stock today, stocked, from stock, currently in stock, items in stock, products in stock
  `,
  display: `
    on display, on display now, on display today, on show, on show now, on show today, on show in the shop,
    on show in your shop, on show in store, on display in store, on display in the shop, on display in your shop,
    on display in the showroom, on display in your showroom, on show in the showroom, on show in your showroom,
    displayed, displayed in store, in your showroom, in the showroom, in showroom, in your showroom now,
    what can i see in your showroom, what can i see in the showroom, what can i see in store,
    what can i see in your shop, what can i see, what do you have on display, what is on display,
    what have you got on display, what is in your showroom, what do you have in your showroom, whats on display,
    to see in store, see in store, see in the shop, see in your shop, see in the showroom, see in your showroom,
    view in store, view in showroom, view in the showroom, try in store, to try in store, sit on in store,
    on the shop floor, in store to see, display models, display model, floor models, showroom models,
    can i see in store, that i can see, i can see in store, i can try in store
  `,
  exDisplay: `
    ex display, ex showroom, ex demo, ex demonstration, ex shop, shop soiled, ex display model, ex display piece,
    ex display item, ex showroom model, display clearance, showroom clearance, ex display clearance, ex display sale
  `,
} as const

export const shapePhrases = {
  round: 'round, circular, circle, circle shape, round shape, round shaped, circular shaped',
  oval: 'oval, oval shape, oval shaped, ellipse, elliptical',
  square: 'square, square shape, square shaped',
  rectangular: 'rectangular, rectangle, rectangular shape, rectangle shaped, oblong',
} as const
export type Shape = keyof typeof shapePhrases

export const cheapPhrases = `
  cheap, cheapest, cheaper, cheep, affordable, inexpensive, low cost, lowest price, low price, low priced,
  least expensive, best price, budget, value for money, good value, economical, on a budget, not too expensive,
  not expensive, cheap and cheerful, reasonably priced, reasonable, cheap as chips, price low to high, lowest priced,
  on budget, budget friendly, most affordable, bargain price
`

export const expensivePhrases = `
  most expensive, expensive, dearest, priciest, pricey, highest price, highest priced, price high to low, high to low,
  top of the range, luxury, luxurious, high end, top end, premium, upmarket, most luxurious, no expense spared
`

export const audiencePhrases = {
  kids: `
    kids, kid, child, children, childs, childrens, for children, junior, boys, girls, teen, teenage, teenager,
    teenagers, playroom, little ones, kiddies, tween, for kids, kids room, kids bedroom, childrens room,
    childrens bedroom, teen room, teenage bedroom, boys room, girls room, boys bedroom, girls bedroom, grandchildren,
    child size, for my son, for my daughter, year old, toddlers bedroom
  `,
  baby: `
    baby, babies, nursery, newborn, infant, toddler, babys, babys room, baby room, nursery room, new baby, tot,
    babygirl, baby boy, baby girl, for baby, toddlers
  `,
} as const

export const roomPhrases = `
  living room, working from home, work from home, home working, wfh, homework, lounge, sitting room, front room,
  reception room, family room, bedroom, master bedroom, guest room, guest bedroom, spare room, spare bedroom, kitchen,
  dining room, kitchen diner, diner, hall, hallway, entrance hall, entryway, landing, stairs, office, home office,
  study, workspace, bathroom, ensuite, en suite, shower room, conservatory, sunroom, sun room, garden room, snug, den,
  utility room, laundry room, garage, garden, patio, balcony, terrace, porch, outdoor, outdoors, outside, deck,
  decking, library, loft, attic, basement, flat, apartment, bay window, living, dining, cinema room, tv room, foyer,
  lobby, vestibule, entrance, cloakroom, boot room, indoor, student room, bedsit, studio flat, man cave, pantry room,
  games room, music room, window, windows, kitchen window, bathroom window, bedroom window, patio doors, french doors,
  bifold doors, alcove, chimney breast, radiator, fire, fireplace, fireside, wet room, downstairs loo, box room,
  open plan, open plan room, open plan living, gap, nook, recess, reading nook, reading corner, cosy corner,
  dark corner, empty corner, awkward corner, for corner, in corner, in the corner, corner of room, corner of a room,
  corner of the room, corner of bedroom, corner of the bedroom, corner of living room, corner of the living room,
  corner of lounge, corner of the lounge, ground floor, first floor, second floor, third floor, 1 st floor,
  2 nd floor, 3 rd floor, 4 th floor, top floor, ground floor flat, first floor flat, second floor flat,
  third floor flat, top floor flat, holiday let, holiday home, rented flat, rental, small gap, tight spot
`

/** For whom, or for which day, as far as it names no thing: a sofa for tall people is not a tall sofa. */
export const personPhrases = `
  tall people, tall person, tall man, tall men, tall woman, tall women, tall couple, tall family, taller people,
  taller person, taller man, very tall people, short people, short person, short woman, short women, shorter people,
  petite people, petite person, petite woman, small people, small person, big people, big person, big man, big men,
  big couple, large people, large person, larger people, larger person, larger lady, heavy people, heavy person,
  heavy man, heavier people, heavier person, people, person, elderly, the elderly, elderly people, elderly person,
  elderly parent, elderly parents, elderly mum, elderly dad, elderly mother, elderly lady, old people, old person,
  old lady, old man, older people, older person, oap, oaps, pensioner, pensioners, disabled people, disabled person,
  adult, adults, grown ups, men, women, man, woman, ladies, gents, mum, mums, mam, mom, mother, dad, dads, father,
  parents, in laws, mother in law, nan, nana, gran, granny, grandma, grandad, grandpa, grandparents, wife, husband,
  partner, girlfriend, boyfriend, fiance, sister, brother, auntie, aunt, uncle, friend, friends, best friend, mate,
  neighbour, neighbours, boss, teacher, colleague, couple, couples, newlyweds, new homeowner, new homeowners, guests,
  guest, visitors, family, families, big families, bad back, bad backs, back pain, back ache, backache, back problems,
  bad knees, bad hips, hip replacement, after hip operation, arthritis, sciatica, limited mobility, mobility problems,
  dog owners, cat owners, pet owners, dog lovers, students, tenants, renters, first time buyers, family of 3,
  family of 4, family of 5, family of 6, birthday, xmas, christmas, wedding, anniversary, engagement, christening,
  mothers day, fathers day, valentines, valentines day, retirement, films, film night, film nights, movie, movies,
  movie night, movie nights, watching tv, watching telly, watching films, watching movies, gaming, entertaining,
  dinner parties, dinner party, sunday lunch, christmas dinner, christmas lunch, everyday use, daily use,
  occasional use
`

/** Relative sizes: of which dimension, and which end of what the shop has. */
export const relativePhrases = {
  'width least': `
    small, smaller, smallest, compact, mini, tiny, little, narrow, narrower, narrowest, slim, slimmer, slimline, slender, skinny, petite,
    space saving, space saver, for a small room, for small room, for small rooms, for small space, for a small space,
    for small spaces, small space, small spaces, for a small flat, for small flat, for small living room,
    for a small living room, for a small bedroom, for a small kitchen, for a small lounge, for tight space,
    for a tight space, small scale, apartment size, for apartment, for a small house, for a narrow hallway,
    for narrow hallway, bijou, smallish, wee, teeny, dinky, for small bedroom, for small kitchen, small room
  `,
  'width most': `
    large, larger, largest, big, bigger, biggest, huge, wide, wider, widest, extra large, xl, xxl, oversized,
    over sized, grande, giant, massive, spacious, very large, enormous, for a large room, for large room, extra wide,
    for a big room, extra big, jumbo, for a big family, large family, really big, supersize
  `,
  'height most': `
    tall, taller, tallest, high, extra tall, extra high, very tall, floor to ceiling, full height, head height,
    shoulder height, shoulder high
  `,
  'height least': `
    low, lowest, short, low level, low rise, very low, for low ceiling, for low ceilings, low ceiling, low ceilings,
    for sloping ceiling, for sloping ceilings, waist high, waist height, knee high, knee height, hip height
  `,
  'depth most': 'deep seat, deep seated, extra deep, deepest, deeper',
  'depth least': 'shallow, shallower, shallow depth, slim depth, narrow depth, thin, not too deep',
  'width medium': 'medium size, medium sized, mid size, mid sized, standard size, average size, medium',
} as const

/** Sizes of beds. The unsure ones mean it beside a bed or bedding only. */
export const bedSizes = {
  'small single': { sure: 'small single, 2ft6, 2ft 6, 2ft6 bed, 2 foot 6 bed', unsure: '' },
  single: {
    sure: 'single size, single bed size, twin size, twin xl, twinxl, single sized',
    unsure: 'single, twin, singles, one person',
  },
  'small double': {
    sure: 'small double, three quarter size, 3 quarter bed, 3 4 size, queen size small, compact double',
    unsure: 'three quarter',
  },
  double: {
    sure: 'double size, full size, double sized, double bed size, standard double',
    unsure: 'double, full, doubles',
  },
  king: {
    sure: 'king size, kingsize, king sized, queen size, queensize, queen sized, kingsized, king sise',
    unsure: 'king, queen, kings',
  },
  'super king': {
    sure: `
      super king, superking, super king size, superkingsize, super kingsize, cal king, california king, caesar size,
      emperor size, super king sized, super size king
    `,
    unsure: 'emperor',
  },
} as const
export type BedSize = keyof typeof bedSizes

/** Countable parts, by the nouns that follow a number. */
export const countedNouns = {
  seats: `
    seater, seaters, seat, seats, seated, seating, str, person, persons, people, man, guests, diners, chair, chairs,
    setter, seter, cushions wide, of us, settings, place setting, place settings, adults, sitter
  `,
  doors: 'door, doors, doored, dr',
  drawers: 'drawer, drawers, draw, draws, drw, draw chest',
  shelves: 'shelf, shelves, tier, tiers, tiered, shelf tier, cube, cubes',
  pieces: 'piece, pieces, pc, pcs, pce, pack, part',
  lights: 'light, lights, bulb, bulbs, arm, arms, lamp lights',
  panels: 'panel, panels',
} as const
export type Counted = keyof typeof countedNouns

export const joints = {
  for: `
    for, over, across, to go with, to match, to fit, to go in, next to, beside, under, in front of, behind, around,
    above, to put in, suitable for, between, near, against, goes with, matching with, to go on, underneath, that fits,
    fits, fit
  `,
  with: `
    with, w, to, including, includes, has, have, having, featuring, that have, that has, which has, plus, in, on,
    from, by, without, of, at, inside, no, that is, that are, made of, made from, made out of, covered in, that,
    come in, comes in, come with, comes with
  `,
  and: 'and, or, n, y',
} as const

/** Words that say nothing about what is looked for. */
export const fillerPhrases = `
  a, an, the, i, im, we, my, me, our, you, your, is, are, be, it, its, some, any, all, this, these, those, do, does,
  can, could, would, will, should, want, wants, wanted, need, needs, needed, like, looking for, look for, looking,
  search for, searching for, find, find me, get, buy, buying, purchase, show, show me, see, please, pls, plz, thanks,
  thank you, hi, hello, hey, do you have, do you have any, do you sell, do you sell any, do you stock, do you do,
  have you got, have you got any, got, got any, anything, something, somewhere, thing, things, stuff, i want, i need,
  i would like, id like, i am looking for, im looking for, we need, we want, where can i buy, where can i find,
  where can i get, sell, selling, for sale, to buy, online, shop, store, shops, uk, best, nice, good, great, lovely,
  beautiful, pretty, quality, high quality, good quality, perfect, furniture, furnitures, items, item, products,
  product, range of, selection, selection of, pair of, set, type of, kind of, style, styles, design, designs, colour,
  colours, coloured, size, sized, sizes, shape, ideas, inspiration, options, choice, through, really, very, quite,
  bit, about, what, which, how, there, here, so, just, only, included, supplied, ideally, preferably, spend, spending,
  to spend, how heavy, how big, how wide, how tall, how deep, how high, how large, how much is, how much are,
  how much does, how much do, what size is, what size are, what are the dimensions, dimensions of, dimensions,
  the size of, also, not, but, if, one that, ones, one, more, most, other, another, same, two tone, per, each, unit,
  units, piece, pieces, number, not sure, help, help me choose, recommend, recommendation, price, prices, priced,
  cost, costs, pounds, home, house, room, rooms, interior, interiors, near me, in the uk, delivered, or similar,
  similar to, etc, too, up, out, as, than, was, were, who, when, use, using, used for, go, goes, match, suitable,
  modern day, proper, new home, new house, brand, brands, collection, collections, range, ranges, accessories, except,
  non, excluding, exclude, apart from, aside from, other than, rather than, instead of, anything but, anything except,
  everything but, minus, avoid, dont want, do not want, dont like, nothing, this season, this year, this month,
  these days, nearby, local, locally, in my area, around here, pair, x, per square metre, per sq metre, per sqm,
  a square metre, after, im after, must be, has to be, needs to be, have to be, got to be, one of those, some kind of,
  some sort of, sort of, can i get, can i buy, can you get, do you do any, are there any, is there a, is there any,
  idea, never, neither, nor, while, put, putting, keep, keeping, where, why, whose, whether, wont, doesnt, dont, cant, isnt, arent,
  wouldnt, th, nd, this week, this weekend, right now, how long, how soon, inside, including delivery, with delivery,
  delivery included, including vat, vat included, ono
`

/** Words of praise, which no product has to contain. */
export const praisePhrases = `
  comfy, comfortable, super comfy, cosy, cozy, squishy, squashy, sumptuous, elegant, stylish, smart, smart looking,
  unusual, attractive, gorgeous, stunning, fancy, posh, decent, well made, well built, reliable, classy, chic, cute,
  cool looking, eye catching, statement, fabulous, amazing, inviting, relaxing, practical, matching, coordinating
`
