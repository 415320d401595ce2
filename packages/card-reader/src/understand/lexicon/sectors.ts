import type { Industry } from '@cardsift/contacts/industry';

export interface Sector {
  /** The hashtag. */
  tag: string;
  /** The bucket it belongs to. */
  industry: Industry;
  /** Beginnings of folded words that tell it, in any language of the lexicons. */
  stems: string[];
}

const sector = (tag: string, industry: Industry, stems: string): Sector => ({
  tag,
  industry,
  stems: stems.split(/\s+/),
});

/** Finer than the industries; the first that fits best gives the tag. */
export const SECTORS: Sector[] = [
  sector(
    'software',
    'Technology',
    'software saas programm entwickl develop utvikl udvikl yazilim szoftver logiciel informatik informatica informatique cloud devops app',
  ),
  sector(
    'it',
    'Technology',
    'tech technolog teknolog it digital data cyber network computer systems robot ki ai telecom telekom elektronik electronic',
  ),
  sector('medtech', 'Healthcare', 'medtech medizintechnik biotech biomed'),
  sector(
    'pharma',
    'Healthcare',
    'pharma apothek apotek farma pharmac lekarn gyogyszer eczane apteka',
  ),
  sector(
    'dental',
    'Healthcare',
    'dental zahn dentist tand tann odont stomatolog zubn fogorvos orthodont',
  ),
  sector(
    'healthcare',
    'Healthcare',
    'health medic klinik clinic hospital krankenhaus sykehus sygehus sjukhus ospedale szpital nemocnice korhaz hastane praxis doctor arzt arztin physician chirurg surgeon nurse therap fysio physio kine psycholog veterin lakar lege laege lekar orvos',
  ),
  sector(
    'insurance',
    'Finance',
    'insurance versicher assuranc assicuraz seguros forsikring forsakring ubezpiecz pojist biztosit sigorta verzeker underwrit',
  ),
  sector('banking', 'Finance', 'bank banque banca banco sparkasse volksbank'),
  sector(
    'finance',
    'Finance',
    'finan invest capital kapital fund wealth vermogen asset equity venture treasur',
  ),
  sector(
    'accounting',
    'Finance',
    'account audit steuer tax comptab contab commercialista ragionier buchhalt bokfor revisor revision regnskab regnskap ksieg ucet konyvel muhaseb',
  ),
  sector(
    'education',
    'Education',
    'edu university universit universid uniwersyt egyetem school schul schol ecole escuela escola scuola skola skole szkol college academy akadem academ lehr teach professor lecturer docent kindergart',
  ),
  sector(
    'research',
    'Education',
    'research forsch recherche ricerc investigac forskn badaw vyzkum kutat laborator institut',
  ),
  sector(
    'consulting',
    'Consulting',
    'consult berat conseil consulenz asesor radgiv doradz porad tanacsad danisman advies advisory',
  ),
  sector(
    'legal',
    'Other',
    'law legal lawyer attorney solicitor barrister anwalt kanzlei notar avocat avvocat abogad advogad advokat advocat adwokat kancelari ugyved avukat hukuk jurist juridi rechts',
  ),
  sector('architecture', 'Other', 'architec architek arkitek epitesz mimar studio'),
  sector(
    'construction',
    'Real Estate',
    'construct bau bygg byg bouw costruz construcc construc budow stavb epito insaat roof dach carpent zimmer',
  ),
  sector(
    'realestate',
    'Real Estate',
    'estate propert realt immobil inmobil imobil fastighet eiendom ejendom nieruchom realit ingatlan emlak vastgoed makler makelaar megler',
  ),
  sector(
    'marketing',
    'Marketing & Media',
    'market advertis werb publicit brand seo communicat kommunik comunic pr',
  ),
  sector(
    'media',
    'Marketing & Media',
    'media film video photo foto press journal radio televis broadcast editor redakt redac',
  ),
  sector(
    'publishing',
    'Marketing & Media',
    'publish verlag edition edizion editor editorial forlag wydawn nakladat kiado yayin uitgever book buch libr boghandel',
  ),
  sector('design', 'Marketing & Media', 'design grafi graphi gestalt diseno ux ui illustrat'),
  sector('events', 'Marketing & Media', 'event conferenc messe kongress veranstalt'),
  sector('hospitality', 'Other', 'hotel resort hostel gast herberg pension albergo'),
  sector(
    'food',
    'Other',
    'food restaurant cafe bistro baker back bager bageri boulang panad panif pasticc patiss cater chef koch brew brau brygg browar pivovar sorf wine wein vin bodega cantina winery weingut metzger feinkost kaffee coffee roast',
  ),
  sector(
    'travel',
    'Other',
    'travel reise voyag viaj viagg resor rejse podroz cestov utaz turizm touris tour',
  ),
  sector(
    'logistics',
    'Other',
    'logist transport spedit freight shipping cargo fracht nakliyat szallit doprav',
  ),
  sector('automotive', 'Other', 'auto motor car cars vehicle fahrzeug garage'),
  sector('energy', 'Other', 'energ solar wind power strom elektr electr photovolt'),
  sector(
    'engineering',
    'Other',
    'engineer ingenieur ingenier ingegner ingenior inzyn mernok muhendis maschinenb machin anlagen mechan',
  ),
  sector(
    'manufacturing',
    'Other',
    'manufact produktion producti fertig industri fabrik factory metall metal steel stahl',
  ),
  sector('retail', 'Other', 'retail shop store handel boutique fashion mode textil kleid'),
  sector(
    'crafts',
    'Other',
    'craft handwerk tischler schreiner joiner artisan werkstatt workshop keramik ceramic goldschmied jewel',
  ),
  sector(
    'agriculture',
    'Other',
    'agri farm landwirt garten gartn garden orchard nursery flor blumen',
  ),
  sector(
    'environment',
    'Other',
    'environ umwelt sustainab nachhalt ecolog okolog climate klima recycl water wasser',
  ),
  sector(
    'nonprofit',
    'Other',
    'foundation stiftung stiftelse fondation fondazione fundacion fundacja nadace alapitvan charity nonprofit ngo verein',
  ),
  sector(
    'government',
    'Other',
    'ministry minister council city gemeinde kommune mairie ayuntamiento comune government behorde',
  ),
  sector(
    'arts',
    'Other',
    'art museum gallery galerie galeria theat music musik opera kultur culture',
  ),
  sector('beauty', 'Other', 'beauty salon hair friseur coiff kosmet cosmet spa wellness'),
  sector('sports', 'Other', 'sport fitness gym yoga training'),
  sector('security', 'Other', 'security sicherheit secur ochrona'),
  sector('hr', 'Other', 'recruit staffing personalverm talent'),
];

/** What people do, as hashtags. */
export const ROLES: Sector[] = [
  sector(
    'founder',
    'Other',
    'founder cofounder grunder mitgrunder fondat cofondat fundador cofundador grundare stifter grunnlegger zalozyciel zakladatel alapito kurucu entrepreneur inhaber owner proprietor titolare proprietar wlasciciel majitel tulajdonos eigenaar indehaver agare',
  ),
  sector(
    'ceo',
    'Other',
    'ceo geschaftsfuhrer vorstand pdg gerant vd toimitusjohtaja prezes jednatel ugyvezeto vezerigazgato amministrator',
  ),
  sector('cto', 'Other', 'cto'),
  sector('finance', 'Other', 'cfo financ finanz controller treasur'),
  sector(
    'sales',
    'Other',
    'sales vertrieb verkauf commercial ventes vendit ventas vendas forsalj salg handlow obchod ertekesit satis verkoop account',
  ),
  sector('marketing', 'Other', 'market brand kommunik communicat comunic'),
  sector('hr', 'Other', 'hr human personal recruit talent people'),
  sector(
    'engineering',
    'Other',
    'engineer ingenieur ingenier ingegner ingenior inzyn mernok muhendis technik tecnic',
  ),
  sector(
    'developer',
    'Other',
    'develop entwickl programm utvikl udvikl utveckl fejleszt vyvoj gelistir',
  ),
  sector('design', 'Other', 'design grafi diseno gestalt'),
  sector('product', 'Other', 'product produkt'),
  sector(
    'legal',
    'Other',
    'lawyer attorney counsel anwalt avocat avvocat abogad advogad advokat adwokat ugyved avukat legal notar jurist',
  ),
  sector(
    'research',
    'Other',
    'research scientist forsch wissenschaft chercheu ricercat investigad forskar forsker',
  ),
  sector(
    'consulting',
    'Other',
    'consult berat conseil asesor radgiv konsul doradc porad tanacsad danisman advis',
  ),
  sector('operations', 'Other', 'operation coo logist supply'),
  sector('procurement', 'Other', 'purchas procure buyer einkauf achat inkop'),
  sector(
    'management',
    'Other',
    'manag director direktor direct leiter leit head chef chief president vp',
  ),
  sector('architecture', 'Other', 'architec architek arkitek'),
  sector('teaching', 'Other', 'teach lehrer professor lecturer docent enseign'),
  sector('medicine', 'Other', 'doctor arzt physician surgeon medic nurse lekar lege laege lakar'),
];
