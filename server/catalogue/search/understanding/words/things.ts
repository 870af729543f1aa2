/**
 * What furniture shops sell, one thing a line: `name < kinds it belongs to = other names ~ what comes nearest`.
 * The nearest are found when the shop has no such thing; so is a kind with a `*`, from which the thing differs by its look alone. How words are joined does not matter: 'foot stool' is 'footstool'.
 */
const seating = `
seat = seating, something to sit on, somewhere to sit
chair < seat
sofa < seat = settee, couch, cushion sofa, cushion back sofa, pillow back sofa, scatter back sofa, sette, setee, divan sofa, lounge sofa, davenport, chesterfield, settee sofa, sofa couch
sofa suite < sofa = 3 piece suite, three piece, lounge suite, sofa set, suite, living room suite, living room set, couch set, settee suite, 3 pc suite, sofa and armchair set, sofa and chair set, sofa and 2 chairs ~ sofa, armchair
corner sofa < sofa* = corner settee, corner couch, corner suite, corner sofa suite, corner unit sofa, l shaped sofa, l shape sofa, l shaped couch, l shape couch, l shaped settee, l sofa, l couch, sectional, sectional sofa, sectional couch, modular sectional, modular sofa, corner group, u shaped sofa, u shape sofa, u shaped corner sofa, chaise corner sofa, chaise end corner sofa, modular corner sofa, corner lounge
chaise sofa < sofa = chaise, chaise end, chaise end sofa, chaise lounge sofa, chaise lounge couch, chaise couch, chaise settee, sofa with chaise, lounger sofa, shezlong sofa ~ corner sofa
chaise longue < sofa = chaise lounge, chaise long, chaise longe, chez lounge, chez long, chez longue, chase lounge, chase longue, shez long, shezlong, recamier, fainting couch ~ chaise sofa, corner sofa
sofa bed < sofa = bed settee, settee bed, couch bed, pull out sofa, pull out couch, pull out bed, sleeper sofa, sofa sleeper, couch sleeper, sleeper, futon, futon sofa, fold out sofa, fold out couch, click clack, click clack sofa, convertible sofa, sofa guest bed, corner sofa bed, sleeper loveseat, sleeper sectional, sofa for guests to sleep on, sofa to sleep on, sofa you can sleep on, sofa that you can sleep on, sofa people can sleep on, sofa guests can sleep on, couch to sleep on, for guests to sleep on, somewhere for guests to sleep
chair bed < sofa bed = bed chair, armchair bed, single sofa bed, fold out chair, sleeper chair, chair sleeper, futon chair
recliner sofa < sofa = reclining sofa, recliner settee, reclining couch, recliner couch, cinema sofa, electric sofa, power sofa, reclining settee, recliner suite
garden sofa < sofa = outdoor sofa, patio sofa, outdoor sectional, patio sectional, garden corner sofa, rattan sofa, rattan corner sofa, outdoor couch, garden settee, outdoor corner sofa, garden sofa set, patio couch, outdoor sofa set, patio sofa set, garden suite, outdoor suite, garden lounge set, outdoor lounge set, garden corner set, outdoor seating, garden seating
armchair < chair = easy chair, chair to curl up in, chair i can curl up in, chair you can curl up in, chair to snuggle up in, chair to relax in, chair to read in, chair to sink into, lounge chair, reading chair, occasional chair, accent chair, fireside chair, club chair, cocktail chair, living room chair, bedroom chair, comfy chair, sofa chair, statement chair, cosy chair, parlour chair, library chair, accent armchair, side armchair, slipper chair, lounger chair
snuggler < armchair* = loveseat, love seat, cuddler, cuddle chair, cuddle seat, cuddler chair, cuddle sofa, snuggle chair, snuggler chair, snuggle seat, snug chair, snuggler sofa, snuggle sofa, chair and a half, twosome
tub chair < armchair* = tub, bucket chair, barrel chair, bucket armchair, barrel armchair, tub armchair, curved chair
wing chair < armchair* = wingback, wing back, wingback chair, wing back chair, wing armchair, wingback armchair, wing back armchair, winged chair, winged armchair, queen anne chair, queen ann chair, high back chair, high back armchair, grandad chair, grandfather chair
swivel chair < armchair* = swivel armchair, swivel, twist chair, twister chair, spinning chair
recliner < armchair = reclining chair, recliner chair, reclining armchair, recliner armchair, riser recliner, rise and recline chair, rise recliner, power recliner, electric recliner, electric chair, riser chair, lift chair, power lift chair, lift recliner, lazy boy, lazyboy, lazy boy chair, rocker recliner, recliner seat
rocking chair < armchair = rocker, rocking armchair, rocker chair, porch rocker
nursing chair < armchair = breastfeeding chair, breast feeding chair, feeding chair, nursery chair, nursery armchair, glider, gliding chair, glider chair, nursery rocker, nursery glider, nursery rocking chair, maternity chair, nursing rocker, nursing armchair, baby feeding chair, nursing glider
egg chair < armchair = hanging chair, swing chair, cocoon chair, hanging egg chair, garden egg chair
papasan chair < armchair = papasan, moon chair, saucer chair
massage chair < chair
salon chair < chair = barber chair, hairdressing chair
bean bag < seat = beanbag chair, bean bag chair, beanbag
footstool < seat = footrest, foot rest, leg rest, hassock, storage footstool, foot stool with storage, fabric footstool, leather footstool, footstall, feet stool, something to put feet on, to put feet up on, put feet up on, put feet up, put feet on, to rest feet on, rest feet on, somewhere to put feet
pouffe < footstool = pouf, poof, poufe, poofe, puffe, pouff, floor pouffe, round pouffe, knitted pouffe
ottoman < footstool = storage ottoman, ottoman stool, ottoman footstool, ottoman with storage, ottoman box, coffee table ottoman, ottoman coffee table ~ footstool, pouffe, bench
bench < seat = hall bench, hall seat, hallway seat, seat for hall, entrance seat, hallway bench, upholstered bench, window seat, settle, entryway bench, bed bench, bench seat, end of bed bench, end bed bench, bed end bench, bench for end of bed, bench for foot of bed, foot of bed bench, bedroom bench, monks bench, entrance bench, accent bench, seat for end of bed, end of bed seat, seat for bottom of bed, bench for bottom of bed, seat for foot of bed
dining bench < bench* = kitchen bench, table bench, dining table bench, dinner bench, bench for dining table, bench for kitchen table, kitchen table bench
storage bench < bench = shoe bench, shoe storage bench, bench with storage, bench with shoe storage ~ bench
garden bench < bench = outdoor bench, patio bench, park bench
stool < seat = accent stool, step stool, milking stool, stools
bar stool < stool = kitchen stool, breakfast bar stool, counter stool, bar chair, island stool, high stool, pub stool, counter height stool, counter chair, counter height chair, breakfast stool, tall stool, kitchen bar stool, kitchen island stool, breakfast bar chair, artist stool, drafting stool, barstools
dressing table stool < stool = vanity stool, dressing stool, makeup stool, vanity chair, dressing table chair, makeup chair, dressing table seat
dining chair < chair = kitchen chair, table chair, dinner chair, carver, carver chair, parsons chair, wishbone chair, side chair, cantilever chair, dining room chair, spindle back chair, ladder back chair, windsor chair, cross back chair, dining seat, dining armchair, upholstered dining chair, bistro chair, dinner table chair, dining table chair, kitchen table chair, cafe chair, dining arm chair, chair for dining table
office chair < chair = desk chair, computer chair, task chair, study chair, gaming chair, swivel office chair, ergonomic chair, work chair, executive chair, home office chair, gamer chair, chair for desk, swivel desk chair, ergonomic office chair, typing chair
folding chair < chair = fold up chair, foldable chair, camping chair, director chair, stacking chair, deck chair
garden chair < chair = outdoor chair, patio chair, adirondack chair, garden armchair, outdoor lounge chair, rattan garden chair, outdoor dining chair, garden dining chair, porch chair
sun lounger < seat = sunlounger, sun bed, sunbed, chaise patio, patio lounger, outdoor chaise, garden lounger, lounger
high chair < chair = highchair, baby high chair, baby chair, feeding seat
childrens chair < chair = kids chair, kid chair, child chair, toddler chair, kids armchair, childrens armchair, kids sofa, toddler couch, kids couch, childrens sofa, toddler sofa, toddler armchair
`

const tables = `
table
dining table < table = kitchen table, dinner table, dining room table, diner table, table for dining, table for dining room, eating table, farmhouse table, refectory table, breakfast table, extending table, extendable table, extension table, drop leaf table, trestle table, extending dining table, extendable dining table, kitchen dining table, table for kitchen, family table, gateleg table, gate leg table, draw leaf table, extending kitchen table, something to eat at, to eat at, somewhere to eat, to eat dinner at
pedestal table < dining table* = pedestal dining table, round pedestal table, tulip table, pedestal kitchen table, single leg table
dining set < dining table* = table and chair, chair and table, table and its chairs, dining table and chair, dining table set, dining table chair set, dining table and chair set, kitchen table and chair, kitchen table set, dinner table set, dinner set table, dining room set, table and chair set, table chair set, table set, table with chair, dining table with chair, dining set with chair, dining set with bench, dining suite, breakfast set, breakfast nook set, kitchen set, dinette, dinette set, dining furniture set, dinner table and chair, kitchen diner set, dining room table and chair, dining table bench set, dining table with bench
bar table < table = poseur table, breakfast bar, breakfast bar table, pub table, high table, bar height table, counter table, counter height table, tall table, pub set, bar set, bar table set, breakfast bar set
coffee table < table = cocktail table, centre table, lounge table, low table, living room table, sitting room table, ottoman coffee table with storage, lift top coffee table, storage coffee table, coffee table set
side table < table = end table, lamp table, occasional table, accent table, sofa side table, sofa end table, drinks table, drink table, wine table, telephone table, phone table, small table, chairside table, chair side table, armchair table, corner table, c table, laptop table, tray table, snack table, table for lamp, pedestal side table, living room side table, martini table, to put lamp on, something to put lamp on, to put drink on, to put cup of tea on
nest of tables < side table = nest tables, nesting table, table nest, nested table, nest table, nest of 3 tables, nest of 2 tables, nest of three tables, nest of coffee tables, nest of side tables, stacking tables ~ side table, coffee table
console table < table = hall table, hallway table, entry table, entrance table, entryway table, sofa table, foyer table, consol table, console, consule table, behind sofa table, narrow hall table, entrance hall table, demi lune table, half moon table, radiator table ~ sideboard, side table
plant stand < table = flower stand, plant table, plant holder, plant shelf
desk = writing desk, computer desk, home office desk, office desk, study desk, bureau, work desk, writing table, workstation, work station, standing desk, computer table, study table, secretaire, secretary desk, laptop desk, gaming desk, desk table, office table, work table, l shaped desk, l shape desk, desk for home office, desk for bedroom, escritoire, writing bureau, pc desk, pc table, table desk, table for computer, height adjustable desk, ladder desk, floating desk, desk for office, homework desk, something to work at, to work at, somewhere to work, to work on from home
corner desk < desk* = corner computer desk, corner office desk, corner writing desk
childrens desk < desk* = kids desk, desk for kid, child desk, childs desk, student desk, kids table, childrens table, toddler table, kids table and chair, childrens table and chair, activity table, play table
dressing table < table = vanity, vanity table, vanity desk, makeup table, make up table, makeup vanity, makeup desk, make up desk, dressing desk, dressing unit, toilet table, beauty table, dressing table set, vanity set, bedroom vanity
bedside table < table = bedside, nightstand, night stand, night table, bedside cabinet, bedside chest, bedside drawers, bedside drawer, bedside unit, bedside locker, bedside cupboard, bedside storage, beside table, beside cabinet, beside drawers, bed table, table for bedside, table next to bed, table for side of bed, bed cabinet, bed side, bedroom side table, bedroom end table, bedroom table, nite stand, bedside stand, pair of bedside tables, bedside table set, bed stand
changing table = changing unit, baby changing unit, baby changing table, nappy changing table, nappy changing unit, diaper changing table, changing dresser, changing station, change table, baby changer, nursery dresser, baby dresser, changing chest, changer, baby changing station, cot top changer, change unit, nappy table, nappy changer, nursery drawers, nursery chest of drawers, drawers for nursery, drawers for baby, baby drawers, baby chest of drawers, nursery chest
garden table < table = outdoor table, patio table, garden dining table, outdoor dining table, picnic table, bistro table, patio coffee table, garden coffee table, outdoor coffee table
garden dining set < table = garden table and chair, outdoor dining set, patio set, patio dining set, garden set, garden furniture set, bistro set, outdoor table and chair, patio table and chair, garden furniture, outdoor furniture, patio furniture, bistro table and chair, conversation set, outdoor conversation set, garden dining, rattan set, rattan garden furniture, bistro patio set
folding table < table = card table, fold up table, foldable table, pasting table, camping table
`

const storage = `
record storage = vinyl storage, vinyl record storage, record cabinet, vinyl cabinet, record player cabinet, record player stand, record player unit, record player table, turntable stand, lp storage, storage for records, storage for vinyl, record unit, somewhere to keep records, to keep records in, to put records in ~ sideboard, tv unit, bookcase
cabinet = cupboard, linen press, press, press cupboard, linen cupboard, airing cupboard, hot press, hotpress, storage cabinet, accent cabinet, storage unit, storage cupboard, accent chest, cabinet with doors, office storage cabinet, living room cabinet, hall cupboard, hallway cabinet, display unit, larder, pantry, pantry cabinet, larder unit, kitchen cupboard, kitchen cabinet, utility cupboard ~ sideboard, bookcase
sideboard < cabinet = buffet, credenza, buffet cabinet, buffet sideboard, buffet table, server, sideboard cabinet, storage sideboard, dining sideboard, dining room sideboard, dining cabinet, sideboard buffet, buffet server, sideboard unit, low sideboard, welsh dresser, kitchen dresser, dining room buffet, hutch, buffet hutch, living room sideboard
tv unit = tv stand, tv cabinet, tv table, tv bench, tv console, tv sideboard, tv media unit, tv cupboard, tv entertainment unit, tv stand unit, tv furniture, media unit, media console, media cabinet, media stand, media centre, television stand, television cabinet, television unit, television table, tele stand, telly stand, telly unit, tele unit, entertainment unit, entertainment centre, entertainment console, entertainment stand, entertainment cabinet, stand for tv, unit for tv, table for tv, cabinet for tv, corner tv unit, corner tv stand, t v unit, t v stand, tv consul, wall unit, tv wall unit, lowboard, something to put tv on, to put tv on, put tv on, to stand tv on, somewhere to put tv, to put under tv, under tv unit
bookcase = bookshelf, book shelf, shelving unit, shelf unit, shelving, shelf, open shelving, display shelf, display shelving, ladder shelf, ladder bookcase, etagere, library shelf, library bookcase, book shelving, book unit, bookshelf unit, book stand, room divider shelf, storage shelf, shelves unit, corner bookcase, book rack, shelf for books, cube storage, cube unit, book storage, shelving rack, book cabinet, to put books in, to put books on, somewhere to put books, somewhere for books, to keep books in, storage for books
wall shelf = floating shelf, wall mounted shelf, wall shelving, hanging shelf, picture ledge, shelf for wall, corner shelf, hanging bookshelf, bathroom shelf
display cabinet < cabinet* = china cabinet, glass cabinet, curio cabinet, display case, glazed cabinet, dresser cabinet, glass display cabinet, vitrine, curio
drinks cabinet < cabinet* = bar cabinet, cocktail cabinet, wine cabinet, drinks cupboard, liquor cabinet, whisky cabinet, wine bar, home bar, bar unit
drinks trolley = bar cart, bar trolley, serving trolley, tea trolley, cocktail trolley, hostess trolley
chest of drawers = chest of draws, chest o drawers, chest o draws, chester draws, chester drawers, chester of drawers, chester draw, chest drawers, chest draws, drawers, draws, set of drawers, tallboy, dresser, chest, drawer chest, draw chest, drawer unit, bedroom drawers, bedroom chest, bedroom dresser, commode, lowboy, highboy, double dresser, dresser drawers, storage dresser, drawers for bedroom, bedroom cabinet, wellington chest, merchant chest, clothes drawers, drawers chest, storage drawers, drawer tower, to put jumpers in
wardrobe = armoire, closet, robe, wardrop, clothes cupboard, clothes storage, clothes cabinet, hanging wardrobe, wardobe, bedroom wardrobe, clothes closet, bedroom closet, fitted wardrobe, clothes wardrobe, freestanding wardrobe, closet storage, portable closet, gents wardrobe, ladies wardrobe, wardrobe closet, clothing storage, clothing armoire, somewhere to hang clothes, to hang clothes, hang clothes, hang clothes in, clothes cupboard, clothes storage, to put clothes in
sliding wardrobe < wardrobe* = sliding door wardrobe, slider wardrobe, sliderobe, sliding robe, wardrobe with sliding doors
open wardrobe < wardrobe = clothes rail, clothes rack, hanging rail, garment rack, dress rail
blanket box = linen chest, blanket chest, storage chest, storage trunk, trunk, storage box, bedding box, hope chest, cedar chest, bed end chest, chest trunk, ottoman blanket box, box for storage ~ toy box
toy box = toy chest, kids room storage, childrens room storage, kids bedroom storage, playroom storage, toy storage, storage for toy, toy trunk, toy bin, toy organiser, toy organizer, toy unit, toy cupboard, box for toy, toy tidy, kids storage, kids toy storage, childrens storage, childrens toy box, nursery storage, play room storage, toy basket, toy shelf, toy cabinet, somewhere to put toys, to put toys in, to keep toys in, somewhere for toys
shoe cabinet = shoe storage, shoe rack, shoe cupboard, shoe stand, shoe organiser, shoe organizer, shoe shelf, shoe tidy, somewhere to put shoes, something to put shoes in, something to put shoes on, to put shoes in, to put shoes on, to keep shoes in, somewhere for shoes ~ storage bench, bench, cabinet
coat stand = coat rack, hat stand, hall stand, coat hook, coat tree, coat hanger stand, umbrella stand, hall tree, hat rack, hallway stand, coat rail
filing cabinet = file cabinet, office cabinet, filing drawers, filing unit, office storage
wine rack = wine holder, bottle rack
kitchen island = island unit, butcher block island, kitchen trolley, kitchen cart, island cart, butchers block
room divider = folding screen, privacy screen, partition
storage basket = laundry basket, laundry hamper, hamper, basket, wicker basket, log basket, storage bin, hampers
bathroom cabinet = bathroom storage, bathroom vanity, vanity unit, vanity cabinet, medicine cabinet, bathroom unit, laundry cabinet, over toilet storage, bathroom vanity unit, double vanity, bathroom furniture
magazine rack = newspaper rack, magazine holder
ladder = blanket ladder, towel ladder, step ladder
`

const bedroom = `
bed = sleeping bed, bedroom bed, bed set, bedroom set, bed with mattress, grown up bed, bed and mattress, poster bed, floating bed, mattress and bed, hospital bed
divan bed < bed, storage bed = divan, divan base, divan set, divan bed base, bed base, box spring, box spring bed, divan bed with drawers, divan with drawers, divan bed set, hotel bed, drawer divan, bed base with drawers, divan bed with mattress
storage bed < bed = bed with storage, bed with drawers, bed with storage drawers, bed with drawers underneath, under bed storage bed, drawer bed, captains bed, drawers bed, storage drawers bed, storage platform bed, platform storage bed, upholstered storage bed, bed drawers, bed frame with storage, bed frame with drawers, bed storage ~ divan bed
ottoman bed < storage bed = gas lift bed, lift up bed, ottoman storage bed, ottoman bed frame, lift up storage bed, end lift bed, side lift bed, ottoman bedframe, bed with lift up storage ~ storage bed, divan bed
bed frame < bed = bedframe, bedstead, slatted bed, platform bed, framed bed, bed frames only, low profile bed, low bed, frame bed, platform bed frame, panel bed, low bed frame, bed fram
upholstered bed < bed frame* = fabric bed, fabric bed frame, padded bed, upholstered bed frame, tufted bed, tufted upholstered bed, button back bed, wingback bed, wing bed, velvet bed frame, cushioned bed, upholstered platform bed, winged bed, wingback upholstered bed
metal bed < bed frame = iron bed, metal bed frame, wrought iron bed, brass bed, steel bed, metal bedstead
four poster bed < bed frame = 4 poster, canopy bed, four poster
sleigh bed < bed frame
day bed < bed = daybed, trundle bed, trundle daybed, trundle, bed with trundle, pull out trundle, pop up bed, fold up bed, folding bed, day bed with trundle, truckle bed, stowaway bed, z bed, camp bed, wall bed, murphy bed
guest bed < bed* = visitor bed, visitors bed, bed for guest, bed for visitor, spare bed, spare room bed, guest room bed, guest bedroom bed, bed for spare room, bed for guest room ~ day bed, sofa bed
adjustable bed < bed = electric bed, adjustable base, electric adjustable bed, adjustable bed base, zero gravity bed
childrens bed < bed* = kids bed, kid bed, child bed, childs bed, junior bed, boys bed, girls bed, boy bed, girl bed, teen bed, teenage bed, teenagers bed, bed for kid, bed for child, bed for boy, bed for girl, kids single bed, childrens single bed, kids bedframe, princess bed, car bed, house bed, kids bed frame, bed for teenager, bed for a teenager, bed for teen, tween bed, teens bed, girls bed frame, boys bed frame, first big bed, first bed
bunk bed < childrens bed = bunks, bunkbed, triple bunk bed, triple sleeper, childrens bunk bed, kids bunk bed, loft bunk bed, bunk beds for kids, l shaped bunk bed
cabin bed < childrens bed = mid sleeper, midsleeper, high sleeper, highsleeper, loft bed, mid sleeper bed, high sleeper bed, cabin bed with desk
mattress = matress, mattrass, mattres, sprung mattress, pocket sprung mattress, memory foam mattress, orthopaedic mattress, foam mattress, hybrid mattress, natural mattress, matteress, cot mattress, toddler mattress
mattress topper = topper, mattress pad, mattress protector, mattress liner, mattress cover, mattress foam topper, foam topper
headboard = head board, bed head, bedhead, bed board, bookcase headboard, bed backboard
pillow = bed pillow, body pillow, memory foam pillow, feather pillow
bedding = bed linen, bed clothes, bedclothes, bed sheets and duvet, bedding set, bed in a bag, bed covers, bed cover
duvet set < bedding = duvet cover, duvet, duvet cover set, duvet set with pillowcases, quilt cover, quilt cover set, quilt set, quilt, quilted duvet, comforter, comforter set, doona, doona cover, doovay, duvay, bed spread set
bed sheet < bedding = sheet, fitted sheet, flat sheet, sheet set, sheets, valance, bedsheet, bed sheet set, valance sheet ~ duvet set, bedding
pillowcase < bedding = pillow case, pillow cover, pillow slip, body pillow case, pillow sham ~ duvet set, bedding
bedspread < bedding = coverlet, bed throw, bed runner, counterpane, eiderdown, quilted bedspread, quilted throw, bed blanket ~ throw
cot = crib, baby bed, babys bed, baby cot, infant bed, baby crib, cradle, newborn bed, moses basket, bassinet, bedside crib, co sleeper, nursery bed, next to me crib, cot crib, baby cradle, bed for baby, sleigh cot, cots and cribs, travel cot
cot bed < cot = cot toddler bed, toddler bed, toddlers bed, bed for toddler, convertible cot, cot to bed, cotbed set, grow with me cot, cot that turns into bed, convertible crib
`

const windows = `
curtain = drape, drapery, curtain pair, pair of curtains, eyelet curtain, pencil pleat curtain, ready made curtain, lined curtain, window curtain, curtain and drapes, door curtain, curtain panel, curtain set, window treatment, window dressing, grommet curtain, grommet curtain panel, tab top curtain, beaded curtain, thermal curtain, bedroom curtain, living room curtain, curtain for living room, curtain for bedroom, drapes and curtains, made to measure curtain
blackout curtain < curtain* = blackout, black out drape, dim out curtain, dimout curtain, blackout drape, blackout lined curtain, darkening curtain, room darkening curtain, curtain that block light, curtain blackout, blackout curtain panel, blackout thermal curtain, thermal blackout curtain, blackout eyelet curtain, light blocking curtain, blackout grommet curtain, black out lining curtain, blackout thermal grommet curtain panel
voile = net curtain, net, nets, voile panel, voile curtain, voile net, sheer, sheer curtain, sheer panel, lace curtain, muslin curtain, net panel, see through curtain, sheer drape, voile drape, voiles, sheers, window net, sheer voile
blind = window blind, window shade, shade, blinds for windows, perfect fit blind, blinds for window, day and night blind, thermal blind, made to measure blind, no drill blind
roman blind < blind* = roman shade, fabric blind, folding blind, roman window blind, blackout roman blind
roller blind < blind* = roller shade, pull down blind, rollerblind, roll up blind, blackout blind, black out blind, blackout roller blind, roll blind, kitchen blind, bathroom blind, waterproof blind, day night roller blind, day night blind, spring blind, blind for kitchen, blind for bathroom
venetian blind < blind* = venetian, wooden venetian, wood venetian, wooden blind, wood blind, slatted blind, slat blind, faux wood blind, wooden venetian blind, wood venetian blind, wood slat blind, aluminium blind, metal blind, wooden slat blind, timber blind
vertical blind < blind* = vertical slats, vertical
shutter = plantation shutter, window shutter, shutters ~ venetian blind
awning = side awning, canopy, retractable awning
curtain pole = curtain rod, curtain rail, curtain track, pole, tension rod, curtain wire, bay window pole, curtain hook, curtain ring, curtain finial, pole for curtains, net curtain rod
tie back = tieback, curtain tie, curtain tie back, hold back
shower curtain = shower curtains
`

const floors = `
flooring = floor, floor covering, flooring boards, floors, floor boarding
wood floor < flooring = wooden floor, wood flooring, wooden flooring, hardwood floor, hardwood flooring, timber floor, timber flooring, floorboard, floor board, plank floor, plank flooring, engineered wood floor, engineered flooring, engineered floor, engineered wood flooring, engineered wood, solid wood floor, solid wood flooring, real wood floor, wood planks, engineered oak, wood effect floor, wooden planks, flooring planks, wooden boards
parquet < wood floor* = parquet floor, parquet flooring, parquey, parkay, parky floor, herringbone, herringbone floor, herringbone flooring, chevron floor, chevron flooring, wood block floor, block floor, herringbone parquet, parquet block, herringbone wood floor, herringbone wood flooring
laminate < flooring = laminate flooring, laminate floor, laminated floor, laminate wood flooring, laminate wood floor ~ wood floor
vinyl < flooring = vinyl flooring, vinyl floor, lino, linoleum, lvt, luxury vinyl tile, cushion floor, vinyl tile, vinyl plank, luxury vinyl, luxury vinyl flooring ~ wood floor
floor tile < flooring = tile, tiles, ceramic tile, porcelain tile, tiled floor, floor and wall tile, wall tile, mosaic tile, penny tile, subway tile, backsplash
carpet < flooring = fitted carpet, stair carpet, carpeting, twist carpet, saxony carpet, loop carpet, bedroom carpet, carpet tile, wall to wall carpet, twist pile carpet ~ rug
rug = area rug, carpet rug, floor rug, hearth rug, living room rug, bedroom rug, rug set, mat, large area rug, shag rug, shaggy rug, oriental rug, persian rug, rug mat, floor mat, floor carpet, bedside rug, power loom rug, kilim, dhurrie, rug carpet
runner < rug = hall runner, carpet runner, hallway runner, hallway rug, runner rug, rug runner, hall rug, corridor rug ~ rug
stair runner < runner* = stair rug
round rug < rug = circular rug, circle rug, rug round ~ rug
doormat = door mat, entrance mat, coir mat, welcome mat
bath mat = bath rug, bathroom mat, bathroom rug, shower mat
kitchen mat = anti fatigue mat, kitchen anti fatigue mat
chair mat = chairmat, floor protector, desk mat
underlay = carpet underlay, floor underlay
`

const lighting = `
light = lighting, lights, light fitting, light fixture, house lights, home lighting, indoor light, luminaire, mood lighting, living room light
lamp < light = electric lamp, light lamp, lamp light, lamp set
floor lamp < lamp = standing lamp, standard lamp, tall lamp, tripod lamp, arc lamp, arc floor lamp, uplighter, reading floor lamp, floor light, lamp for floor, floor standing lamp, torchiere, standing light, tripod floor lamp, free standing lamp, stand up lamp, stand lamp, standard light, big lamp, corner lamp, floor standing light, lamp on stand, standing floor lamp
table lamp < lamp = bedside lamp, bedside light, table light, lamp for bedside, lamp for bedside table, lamp for side table, lamp for table, night lamp, reading lamp, reading light, nightstand lamp, small lamp, bedside table lamp, side table lamp, console lamp, buffet lamp, touch lamp, end table lamp
desk lamp < table lamp = office lamp, desk light, study lamp, banker lamp, task lamp, anglepoise ~ table lamp
night light < lamp = nightlight, nursery lamp, nursery light, childrens lamp, kids lamp ~ table lamp
lampshade = lamp shade, light shade, shade for lamp, pendant shade, light shades, ceiling light shade, ceiling shade, glass lamp shade ~ pendant light, lamp
ceiling light < light = ceiling lamp, ceiling fitting, overhead light, flush light, semi flush, semi flush light, flush mount, flush ceiling light, ceiling pendant, ceiling lighting, hallway light, foyer light, semi flush mount, flush mount light, dining room light, bedroom light, kitchen light, overhead lighting, main light, big light
pendant light < ceiling light = pendant, pendant lamp, hanging light, hanging lamp, drop light, pendant lighting, hanging pendant, ceiling pendant light, hanging ceiling light, rattan light shade, island light, dining table light
chandelier < ceiling light* = candelabra chandelier, drum chandelier, crystal light, candle chandelier
ceiling fan = ceiling fan light, ceiling fan with light
wall light < light = wall sconce, sconce, wall lamp, wall lighting, wall mounted light, swing arm lamp
bathroom light < light = vanity light, bathroom lighting, bathroom vanity light, mirror light, picture light
light bulb = bulb, lightbulb, led bulb, edison bulb, led light bulb
string lights < light = fairy lights, led strip, led light strip, led strip light, festoon lights, christmas lights
outdoor light < light = garden light, outdoor lighting, solar light, outdoor wall light, porch light, patio light, outdoor lantern, landscape lighting, security light
lantern < gift = candle lantern, hurricane lamp, hurricane lantern
spotlight < light = spot light, track light, track lighting, downlight, spotlights
light switch = wall plate, dimmer switch, socket, dimmer, surge protector
`

const finishing = `
cushion < gift = scatter cushion, throw pillow, accent pillow, sofa cushion, decorative pillow, throw cushion, bolster, bolster cushion, couch pillow, couch cushion, settee cushion, cushion for sofa, decorative cushion, pillow for sofa, pillow for couch, cushion set, floor cushion, velvet cushion, sofa pillow, scatters, cushion for bed, set of cushions
cushion cover = cushion covers, pillow insert, cushion pad, cushion insert, cushion inner, cushion replacement insert
seat cushion = chair cushion, bench cushion, chair pad, seat pad, outdoor cushion, outdoor seat cushion, garden cushion, outdoor lounge cushion, chair pillow, window seat cushion, outdoor cushions
throw < gift = blanket, sofa throw, throw blanket, wool throw, knitted throw, couch throw, throw over, sofa blanket, throw for sofa, plaid, wool blanket, faux fur throw, fleece, throw for bed, blanket throw, settee throw
vase < gift = urn, flower vase, flower pot vase, jug vase, pot vase, floor vase, bud vase
wall art = picture, print, painting, framed print, art, poster, artwork, canvas, art print, wall picture, framed art, wall decor, framed picture, wall hanging, canvas print, wall print, drawing, abstract art, tapestry, photo print, wall poster, canvas art, picture for wall, art for wall, framed poster, wall painting, oil painting, prints for wall, pictures for wall, wall decoration, decor for wall, something to hang on wall, to hang on wall, to put on wall, something for wall
mirror = wall mirror, looking glass, accent mirror, overmantle mirror, bathroom mirror, hallway mirror, round mirror, dressing mirror, vanity mirror, hanging mirror, mantel mirror, bedroom mirror
full length mirror < mirror* = long mirror, cheval mirror, floor mirror, standing mirror, leaner mirror, leaning mirror, tall mirror, freestanding mirror, closet mirror, full body mirror, leaning full length mirror
clock < gift = wall clock, mantel clock, alarm clock, grandfather clock, outdoor clock, carriage clock
candle < gift = scented candle, diffuser, reed diffuser, tealight, home fragrance, candles and diffusers
candle holder < gift = candlestick, tealight holder, candelabra, candle stick, candle sconce, pillar holder, votive
ornament < gift = home accessory, home accessories, decoration, decorative object, sculpture, figurine, statue, home decor, decor, trinket, home ornament, knick knack, decorative accessory, bookend, room decor, house decoration, accessory, bedroom accessory, living room accessory, living room decor, bedroom decor, home furnishing accessory ~ vase, wall art
plant pot < gift = planter, pot, flower pot, indoor planter, plant basket, basket planter, self enclosed planter
picture frame < gift = photo frame, frame, photograph frame, collage frame
artificial plant = faux plant, fake plant, faux flower, artificial flower, silk flower, artificial tree, floral arrangement, dried flower, faux tree, wreath
tray < gift = serving tray, decorative tray, tray set, trinket tray, nesting tray
bowl < gift = fruit bowl, decorative bowl, dinnerware, tableware, crockery, plate
tablecloth = table cloth, table runner, placemat, dining linen, vinyl table cloth, napkin, coaster, table mat
towel = bath towel, hand towel, towel set
wallpaper = wall paper, mural, wall covering
wall panel = panelling, wall panelling, wainscoting, moulding, shiplap
paint = wall paint, furniture paint, chalk paint
fabric = curtain fabric, upholstery fabric, material by metre, fabric by metre
fireplace = fire surround, electric fire, mantelpiece, log burner, stove, fire, electric fireplace, mantel
gift = present, gift idea, gift for home, housewarming gift, house warming gift, new home gift, moving in gift, wedding gift, anniversary gift, engagement gift, christmas gift, birthday gift, mothers day gift, fathers day gift, retirement gift, christening gift, thank you gift, gift for her, gift for him, gift for them, gift for friend, something to give
parasol = sun umbrella, umbrella, patio umbrella, garden umbrella, cantilever parasol, garden parasol
fire pit = firepit, fire bowl, patio heater
hammock = swing seat, garden swing
christmas tree = xmas tree, christmas decoration
door handle = door knob, door pull, drawer pull, drawer knob, cabinet pull, cabinet knob, furniture knob, knob, towel hook, towel rail, towel rod, furniture handle
sofa cover = slipcover, settee cover, couch cover, chair cover, loose cover, furniture cover, arm cover, dining chair cover, sofa protector, patio cover, outdoor furniture cover, grill cover, furniture protector, arm cap
spare part = riser, bed riser, slat, bed slat, castor, sofa leg, table leg, bed leg, furniture leg, chair leg, furniture feet, castor cup, spare screw, bed part, furniture foot, bracket, hinge, leveller
pet bed = dog bed, cat bed, puppy bed, dog basket, cat tree, dog crate, pet gate
shed = summer house, greenhouse, gazebo, pergola, playhouse, sauna
sink = basin, kitchen sink, pedestal sink, bathroom sink
bath = bathtub, freestanding tub, freestanding bath, hot tub
tap = faucet, kitchen faucet, bathroom faucet, mixer tap, sink faucet, kitchen tap, kitchen sink faucet, bathroom sink faucet, shower head, shower valve
toilet = wc, toilet seat, toilet paper holder, toilet paper stand, loo
appliance = fridge, refrigerator, freezer, washing machine, dishwasher, oven, cooker, kettle, toaster, microwave, tumble dryer, dryer, washer, hoover, vacuum cleaner, range hood, hood vent, kitchen hood, slow cooker, espresso machine, coffee machine, coffee maker, air fryer
cookware = saucepan, frying pan, pan set, cutlery, knife set, flatware, utensil, canister, colander, cake plate, food container, coffee container, bread box, sugar canister, mug, glassware, wine glass, baking tin
tv = television, telly, monitor, projector, soundbar, computer ~ tv unit
monitor stand = computer stand, laptop stand, dual monitor stand, monitor riser, keyboard tray
`

export const thingLines = [seating, tables, storage, bedroom, windows, floors, lighting, finishing]
  .join('\n')
  .split('\n')
  .filter((line) => line.trim() !== '')
