/**
 * English words, names and mottoes of two or more languages that are a slip or two from the name of a thing, and mean
 * nothing of the kind: a locket is not what Locke is called by. From the word lists of SCOWL and of Hunspell.
 */
export const realWords: ReadonlySet<string> = new Set(
  `abacas aborigine actin admonition adrenalin aeries aerophone aesculapius aires airlines alchemise alchemize
  aline allocator amenity amentia ammonate ammoniate amphorae anaphora anarchism anarchistic andres aneroid
  angeles angelo anger anodes anthers apace appalachia appel applet applies aquarian arias arise arius armand
  artemisia astern astir astor astroid astronautic athene austral australasia australoid aviarist babble babul
  backer bacterial bactria balker ballflower ballon ballot bandanna bandy banes banian banishes banker barbadian
  barbarism barbel barer barkeeper barker barkley barry basal basel baste batsman battier battler bawler beacon
  beatles becket belga benny benthos benton berber berger berley bernice berra bette betty bicker bilker
  billboards billion bines bingle bingo bitchier bitter blackbeard blackboard blackburn blacken blaeberry bleach
  bleaker blench bluebeard bluebill boatman bobbi bodge bodgie bogle bollards bolls bonces bondage boners bonita
  bonny bonus bookkeeper bookwork boost bootes boozy boride bosket boson bosquet botcher botchier bourdon bouts
  bowline boxier brabble bracers brach brachiosaur brady braes brakes brandi brando brazes breach brede breed
  brian bridget bridle brills briskets brisks brockets bruin brunch buddhi buddhism bulfinch bulge bunche bunchy
  bunco bungle bunyan burch burgher burgle burley burmese burner burry bushier bushmaster busier buster bustler
  butcheries butches cabbagy cabbalas cafeteria caffs calderon calender caliche caliper callao callie callisto
  callus camerawoman camilla campanella campanile campanulate campier campinas candlelit candor canella cannabins
  canvass caper capetian caption carabineer carabiniere caravelle carbineer carbonation carina carnet carousal
  carouser carouses carpentry cartesian carvel casio cassatt caste catenation cattalo caver cayman cedillas
  centare centauries centaurus centurial ceramists cercus cesar chaldron challis chamaeleon chameleonic champaign
  champers chandler chandlery chaps chapstick charity chechen cheeseboard cheesy chequerboard cheroot chetah
  chewers cheyenne chiack chicalote chickaree chieftaincy childe chile chilies chill chillies chimps chins chipper
  chirps chock chocolatier chocolaty choir choli choppier choral chris christi chuffs cider cinch cindy circuity
  citrine clack clamber clamper clavier clearer cleaves clergywoman cliche click cline clone clothesline cluck
  coalmines coattail cochin cockateel codger coffey cognation coigns colder collide colone cometary comfier
  commuter compagnie composes composite comptroller computes comte condiments confect confer congo conman conniver
  constriction continental contingent continuants contour contraction contusion convect converge cooke copper
  copperas coppery corder cornett coronation coronet corral corries corse coset cosmonautics cosmopolite costard
  coupe couplet courtesies cowbind cowell cramps crapes crass cratch creak cremation crenation cress crine crocket
  crockett crone cropper crops crossbars crosse crotch crotchet crouch crucifies crusades crust crustal cultic
  curch curds current cuspid cutch cutlers cycloses daemon dagwood daimio daises dalmatia damon danker deadlocks
  dearth deductive defective delphinus denatures desperate dessert detractive dharna digitalin digitalise
  digitalism digitalize digitals diner dines dingo dingy diplococcus diplomat directive divert django doggy dolman
  dolomitic domingo dominies donner dover downer dragger drams droid dross drupelet ducat dunces duress dustin
  dynes eaglet earthborn earthiness earthward earthwork eleven ellipse elvin empires envelop equestrienne
  eucalypti eucalyptol everett excavates excavation exclusives executions expletives explosiveness eyewash factors
  facture falconer farer fatness featherhead ferraro fiddlier filagree fillagree finder fireboard firefights
  firehouse firelighter fireworm firmer firry flack flacon flambe flamen flinch flipper flite flopper floppier
  flume fluty flypaper flyte foliate fonder foosball footfall footwall forage foreman fores forewoman forgo former
  framer frangipane freda freeman freida freighter frenzies frieda frise frowst fuddle fujian fungo furan furies
  furrier furriery gablet gabriella gabrielle gaggles galilean gallon galloon gamier gamin gammer ganister gapes
  gardner gargantuan gasses gater generics genii genius genome gentlewoman geometer germanium getaway giblet
  giggles gillion glarier glassier glazier glaziery glebe glossas glosses glossies gofer goggler googles goosy
  gorgas gorget gourde gradate gradation gradin granada grasps gratin gravel graven gravy greave grenada grimier
  gripe grizzle grope gross grove guadeloupe guanine guggles gurge hairstyles haley hammier hamza handspike haney
  hanna haplite hatchel hatcher hatches hater haunter haven hawthorne headrests headscarves headstand heals hearst
  heater heath heathen heave hectogram hedgehop hellbox hemmer hereon heres hermite heroin hickey hides highbinder
  himalayan hinter hoarse hobble hockney hokey holist holley hollis homey honeysucker horas horne horoscopy
  horseshit horseshoers hotter houseman huggins humbugger hummer hummock hummocky hurley huron hyades hydranth
  hydria hydro hydroscope hygroscope ichthyic ichthyosis illuminant illuminate illumination illuminative
  illuminator impale indiction induction indwell infante infection ingestion injunction innate inset inspect
  ironworks jackanapes jagger jangle jayson jellifies jigger joinder jointer jokey jokier jordyn joyner juicy
  juster justine jutty kaiak karat karin katabasis katina kaunas kittle knottier kodak laager labrum laches
  lambada lancet landmine landon lanthorn lapin larger larry lashers lassa lasses lassies latten latter lattice
  laughter launce lavers legationary leger leman leonard leotard liard libertarian libration liger lighten
  lightenings lightyear linkman lionises literator litter litterateur livers locke locus londyn lorre lotas louts
  louvers lubra luger lugger lushes lycanthropic lycanthropy lyndon macon mafiosi magneto magnifies maidan mainer
  maintain maintainer maisonette malar malemute malines mambo mammy manat mandela mandola mandrel mandrell manet
  manga mange mangy manna manson mantes mantic mantua marasca marcella margaret margarine margaritae margarite
  margarito marian marin marinara marines maritain marline marlon marple marries marxian mascle mascon masque
  masqueraders maunder mauritian maximise maxims maximum meaner mechanise mechanize medial medici medick medico
  meditator mellon melton menander menarche mender mentation merlon mesic meson mesquite meteoritic meter metical
  metre metronomic meuse microbus microcopy microphyte microscopic microscopy microtone miliary millard milliard
  miltonian mimer mincer minder ministry minor minster minter modal moister molnar mommy monarchies monastery
  mondale mongo monkery monocles monsoon mooney moral morose morph morphy morsel motorbuses moues mousse mousy
  mouthe mucky multifoil muntin mylar narcissism narcissist nates navel navigator nebulae neophilia nervy netbook
  neuroma neuroses neutron noddles nodules nympho oases obelise oceanus onega orangs origan orison ottar ouster
  oxytocic paddock paeony paillette paislee paletot pallette palmette panada panes papilloma paraclete parity
  parse paste pasters pastis pasty patchwork patter paulette paunch payer pedant pencel pendent pennant pentagrid
  peperoni peppier peregrinate perfuse perse perth petasus petcock petter phenix philosophic philosophiser
  philosophizer philosophy phonogram phonographic phony photographic photographs photography phycology physios
  pianism piaster piazza pickax picrate piker pilaster pinch pineta pinta pinter pirogi pisses pistil pistole
  piton placater placeman plaint planchet planer planner plano plantar plantation platy pleach plectron
  plesiosaurus pliant plies plotter plumberies plumier plumper plumy pluses pluton poach pocketknives poignancy
  pointier poisoner poisson pokier policy polynesia pomerania pones poole poppa poppet porches porker portion
  pottier prances prate preach preachier preachment prickle pries princesa printer prion prizefights processor
  professes profession programmes projection promethean promethium prosector prosecutor proserpine protean
  protector proteus psephologist psephology psychologise psychologism psychologize pugilism pules pullers
  pulpiteer pureness purim purine purlin pursue pursy putter putty pyralid pyxie quart quarterdeck quean quell
  qumran rabbet rabbi rabies rabin racecourse racketball racon radiative radii radioactivate radius railing ramon
  rapider raspier rastaban ratter rattier reach readier recuperator reedbird reedbuck reins renin repaper resolver
  respiration reticule retitle retrieval retrieves reverent revolter revolves rhine ridgy rifer riffle riven
  roaster robbin robyn rockier rockiness rockoon roister rookies rooter ropier rosemarie roster rubes rubin rumen
  runnier sabra sades safflower saharan sahuaro sailer saker sales sallow salon saltier saltine samoa samphire
  sandbar sandiness sanger santos sapling sapper sappier sarcophagi sardinia satang sates satire savior savour
  savoury saylor scaleboard scallion scalper scandal scanner scathe schmoozer schoolbook schooldays scissures
  scooper scoreline scoter scouter scull scupper scutch scyphus sears secretes sedge selena selfish sendal sequoya
  seraphic seringa serpens settle sextan shads shakier shako shaky shall shallop shallow sheba sheers sherif
  shiftier shiksa shill shimmer shipper shirk shivah shive shmears shockley showman sidney sifter signer siltier
  simitar simmer sipper sitars skill skimmer skippet skite skiver skylar slapper slatier sleight slimmer slinger
  sludge smithies smoko snailfish snakier snaky snappier sneakier snifter snippier snooper snoozer snore snowball
  snowbird snowbound sober socratic solder solider sordine sordini sordino sores sourdine spader spake spammer
  spancel spanker spars sparta spawner spearer specter spectra speer spier spinner spinx spite splinter spoil
  spout sprag springe spritzes sprog sprue squad stallone stares stellate stemson stepson stere sterling stickle
  stiff stinger stirk stirs stockman stomp storyline stout streak stretcher stuff stuffy sturgeon stylolite
  submariners succulence succulency suckle sundas sunday sunders sundries sunshiny sunwise supermom supernovae
  surer surfbird suzuki swaddle swapper sward sweats swifter swinge swinger swung synapsis synopses synopsis
  synthesise synthesizes syringa syrinxes tabasco tacket talesman talion talkies talley tallier tallness tambourin
  taper tarantella targe tarpan tarrier taster tastier teaches tearier techier teethe telephoners telephonic
  telephony telephoto telescopic telescopy televisor tellies tempe tempera tenge tenno tepee terrain terrorism
  tetanic thames themes thicket thrash thresh throe thymus tiddler tiddlier tinkle titania titian toastier toddles
  toddy tonto topical tournedos track tracker traitor tread treasury treater trekker tressure tricker trickery
  trickier tricolor tricolour tricorne trill trilobate trimer troat truckee truckler trull tryout tubby tucker
  tucket tungus tuque turnkey tutankhamen twinkies twistier twitter typewrites typewritten typewrote tyrannosaur
  vaccinia valentin valentina valentino vapour varus venues vertebrate vertex veterinaries vince violates violent
  violincello virago virga virtus voila waiter wallies wallow walter warbles waster waterfowl waterline watermill
  weighs weighty welles wellness wench werewolves wheal whipper whisker whiskery whittle wielder wights wilder
  willet willies windrow wivern woodman woollies worrier wrester wrestles wrights wrings xenomorphic zapper
  zippier zippy`.split(/\s+/),
);
