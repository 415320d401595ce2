import { wordList } from '../text/word-list.ts';

/** Legal forms; in a line they nearly make it an organization. Compared without dots and spaces. */
export const legalForms = wordList(
  `ltd limited llc llp lp inc incorporated corp corporation co company plc pty pvt gmbh mbh ag kg kgaa ohg gbr
  ug ev eg ek ekfm ekfr se sa sarl sàrl sas sasu eurl snc scop sci sl slu sll scp sau srl srls spa sapa snc
  sas soc ss lda ltda unipessoal eireli me mei bv nv vof cv cvba bvba sprl asbl vzw ab hb aktiebolag
  handelsbolag as asa ans da aps is ivs oy oyj ky spzoo sk spk spj scspółka sro vos zrt kft bt nyrt
  kkt aş ltdşti şti as ooo oao zao doo dd jdoo sia uab oü eood ood ead srlcf kk gk sdnbhd bhd pteltd pte
  mbb partgmbb partg gesmbh selarl selas scpa dac sccl gcv commv scrl scs sencrl pllc fze fzco fzc jsc pjsc tbk ehf hf ohf oü tü lpc ggmbh
  kdt dno ska eirl sapi ltée ltee cic clg
  stiftung verein genossenschaft cooperative coop co-op holding holdings`,
);

/** Legal forms too short or too common as words to be trusted when written in small letters. */
export const shyLegalForms = new Set(
  `as co me is se sa ag ab da ek eg ev sl ss sk me bt dd cv lp ud soc sci as ky bv nv hb gk kk`.split(
    /\s+/,
  ),
);

/** Words that stand in names of organizations. */
export const organizationWords = wordList(
  `instituut fonds agence agentschap agencia nacional nationale national regional federal fédéral fédérale overheidsdienst
  recht legal law lawyers avocats advocaten avvocati abogados fabryka huty odlewnia zakład slévárny pieninė pienas
  koksnes kokapstrāde textil leinen stahl stahlbau werkzeuge werkzeugbau messtechnik pharma biotech agro foods
  trattoria pizzeria osteria ristorante restaurante ristorazione brasserie gasthof wirtshaus hospitals trust
  notarissen notariaat notariat notarkanzlei office authority agency administration commission secretariat embassy
  consulate directorate bureau parliament senate treasury registry archive archives observatory aquarium zoo
  botanical harbour harbor port airport airlines ferries railways shipyard dockyard creameries creamery cheese
  distillery distillers breweries taproom roasters roastery vineyards vintners apiary nurseries growers packers
  processors mills millers forgings castings fasteners handlooms handloom textiles garments apparel footwear leather
  tannery weavers spinners realty realtors title brokers plc optik zahnärzte hautarztpraxis arztpraxis tierarztpraxis
  gemeinschaft kreissparkasse stadtsparkasse raiffeisenbank landesbank privatbank bankhaus verlagshaus autohaus
  architektur tragwerksplanung ziviltechniker elektro sanitär heizung dachdeckerei malerbetrieb zimmerei imkerei
  hofladen gasthof gasthaus pension hütte reederei werft forschungszentrum ministerium landratsamt stadtverwaltung
  banque conserverie fromagerie chocolaterie confiserie fonderie filature papeterie brasserie distillerie vignoble
  préfecture ministère ambassade mairie chambre office observatoire laboratoire laboratoires polyclinique hôtel auberge
  diffusion maçonnerie plomberie charpente paysages
  ministerio embajada consulado cámara ayuntamiento viña viñas viñedos estancia cabaña frigorífico aduanas despachos
  inmobiliaria constructora ferretería panificadora celler cellers cooperativa consultorio odontología notaría
  construtora incorporadora cooperativa clínica consultório cartório prefeitura ministério embaixada vinhos azulejos
  ceramica caseificio frantoio oleificio salumificio birrificio agriturismo albergo pastificio torrefazione lanificio
  tipografia ambasciata ministero prefettura camera studio_legale
  veiling kaasmakerij slagerij loodgietersbedrijf installatiebedrijf schilderwerken architectenbureau tandartspraktijk
  huisartsenpraktijk gerechtshof ministerie ambassade
  skogsindustri snickeri måleri mejeri bryggeriet gård gårdsmejeri verken verkstäder revision rederi varv sågverk
  sjømat fiskeri verft rederi sagbruk gård bruk bakeriet meieriet direktoratet departementet
  konepaja puusepänliike leipomo panimo meijeri kartano tila telakka varustamo saha tilitoimisto lakiasiaintoimisto
  zakłady mechaniczne huta odlewnia tartak mleczarnia cukiernia gospodarstwo szkółka stocznia
  sklárny strojírny železárny mlékárna truhlářství včelařství stavebniny loděnice čebelarstvo mizarstvo kmetija
  vinarija pekarna brodogradilište ribarstvo vinogradarstvo ateliér atelierul conserve ferma
  iplik tekstil ihracat gıda mobilya seramik çelik otomotiv makina
  namai statyba prekyba baltic puit ehitus kinnisvara metsa būve nekustamie
  salong frisör friseur salone salón cabeleireiro kuaför fodrász politechnika politechnique politecnico polytechnic universitätsklinikum klinikum zentrum centrum center centro group roofing brewing logistics surveyors solicitors plumbing heating lighting printing packaging
  recruitment staffing training learning accounting accountants bookkeeping catering cleaning trucking
  landscaping welding painting flooring kitchens bathrooms windows doors glass timber steel metals plastics
  chemicals textile yachts boats bikes cycles coffee tea wines spirits spices meats seafood dairy organics
  botanicals skincare cosmetics wellness physiotherapy chiropractic veterinary dentistry optical hearing
  homecare childcare genetics biotech diagnostics therapeutics sciences science research intelligence
  informatics computing computers electronics semiconductors wireless mobile games gaming animation
  photography video audio sound radio television news magazine review journal advisory advisors actuarial
  underwriting mortgage mortgages lending payments pay wealth asset assets equity holdings brokers
  brokerage title escrow rentals leasing storage moving relocation freightways airways rail motors garage
  tyres tires parts fabrication machining tooling castings plating coatings adhesives paper pulp wood
  lumber stone marble tiles concrete paving excavation demolition surveying geotechnical acoustics
  group partners associates consulting consultants consultancy solutions services systems technologies
  technology tech software labs lab laboratory laboratories studio studios agency design designs
  architects architecture engineering industries industrial manufacturing works workshop workshops
  enterprises ventures capital investments investment bank banking insurance financial finance trust fund
  foundation institute university college school academy hospital clinic clinics medical dental health
  healthcare pharmacy pharma law legal chambers realty properties property estates homes construction
  builders logistics transport shipping freight airlines travel tours hotel hotels resort restaurant cafe
  café bistro bakery brewery winery vineyard farm farms foods food beverages catering events media press
  publishing publishers books records music films pictures productions network networks communications
  telecom digital data cloud analytics robotics energy power solar electric water environmental
  sustainability automotive motors cars marine aviation aerospace security protection society association
  federation union council ministry department office museum gallery theatre theater opera library church
  charity club centre center international global worldwide world brothers bros sons daughters & store shop
  market supplies supply trading traders import export imports exports craft crafts goods company co
  collective cooperative guild house mill forge foundry orchard gardens nursery boutique salon spa fitness
  gym sports outfitters outdoor interiors furniture textiles fashion jewellery jewelry ceramics optics
  instruments tools machinery equipment
  gruppe werk werke werkstatt werkstätten manufaktur handwerk bau bauunternehmen baugesellschaft
  ingenieurbüro architekturbüro architekten planungsbüro büro kanzlei rechtsanwälte steuerberatung beratung
  unternehmensberatung immobilien hausverwaltung versicherung versicherungen sparkasse volksbank praxis
  zahnarztpraxis gemeinschaftspraxis klinik klinikum krankenhaus apotheke universität hochschule
  fachhochschule schule gymnasium institut akademie verlag druckerei buchhandlung agentur werbeagentur medien
  technik technologie elektrotechnik maschinenbau anlagenbau metallbau holzbau tischlerei schreinerei
  bäckerei konditorei metzgerei brauerei weingut gärtnerei hof autohaus spedition logistik reisebüro verein
  verband gesellschaft stadtwerke energie solartechnik umwelttechnik medizintechnik handel großhandel
  feinkost optik söhne gebrüder partner haus
  groupe société entreprise cabinet conseil conseils associés atelier ateliers agence bureau études
  ingénierie bâtiment travaux construction immobilier immobilière banque assurance assurances clinique
  hôpital pharmacie université école lycée institut fondation éditions imprimerie librairie maison domaine
  château boulangerie pâtisserie traiteur brasserie caves vignobles menuiserie transports logistique voyages
  énergie énergies solutions services industrie industries mairie ville région fédération frères fils
  grupo sociedad empresa compañía consultores consultoría asesores asesoría abogados arquitectos ingeniería
  estudio taller talleres agencia construcciones inmobiliaria banco seguros clínica hospital farmacia
  universidad escuela colegio instituto fundación editorial imprenta librería bodega bodegas panadería
  transportes logística viajes energía servicios soluciones industrias ayuntamiento asociación hermanos hijos
  sociedade consultoria advogados arquitetos engenharia estúdio oficina construções imobiliária seguros
  farmácia universidade escola editora livraria quinta adega padaria logística viagens irmãos filhos
  gruppo società impresa azienda studio associati consulenza consulenze avvocati architetti ingegneria
  officina officine agenzia costruzioni immobiliare banca assicurazioni clinica ospedale farmacia università
  scuola istituto fondazione edizioni editore tipografia libreria cantina cantine pasticceria panificio
  trasporti logistica viaggi energia servizi soluzioni industrie comune associazione fratelli figli tenuta
  azienda laboratorio ceramiche arredamenti
  groep maatschappij bedrijf advies adviseurs adviesbureau advocaten architecten ingenieurs ingenieursbureau
  bureau atelier bouw bouwbedrijf vastgoed verzekeringen kliniek ziekenhuis apotheek universiteit hogeschool
  stichting uitgeverij drukkerij boekhandel bakkerij brouwerij kwekerij transport logistiek reizen energie
  diensten oplossingen vereniging gemeente zonen makelaardij makelaars
  gruppen koncern bolag konsult konsulter byrå advokatbyrå arkitekter arkitektkontor ingenjörer ateljé
  bygg byggnads fastigheter fastighetsbyrå försäkring klinik sjukhus apotek universitet högskola skola
  institutet stiftelsen förlag tryckeri bokhandel bageri bryggeri frakt resor energi tjänster förening
  kommun söner teknik verkstad rådgivning
  konsern selskap rådgivning advokatfirma arkitektkontor ingeniører bygg eiendom forsikring klinikk
  sykehus universitetet høgskole skole stiftelsen forlag trykkeri bokhandel bakeri bryggeri transport reiser
  tjenester forening kommune sønner virksomhed selskab advokatfirmaet tegnestue ejendomme forsikring hospital
  universitet højskole fonden forlaget bogtrykkeri bageri rejser brødrene værksted
  grupa spółka firma kancelaria doradztwo biuro pracownia architekci budownictwo nieruchomości
  ubezpieczenia klinika szpital apteka uniwersytet politechnika szkoła instytut fundacja wydawnictwo drukarnia
  księgarnia piekarnia browar transport logistyka podróże energia usługi rozwiązania stowarzyszenie synowie
  skupina společnost kancelář poradenství ateliér stavby stavební reality pojišťovna banka klinika nemocnice
  lékárna univerzita škola ústav nadace nakladatelství tiskárna knihkupectví pekárna pivovar doprava
  logistika cestovní energie služby řešení sdružení synové
  csoport társaság vállalat iroda ügyvédi tanácsadó építész műhely építő ingatlan biztosító bank klinika kórház
  gyógyszertár egyetem iskola intézet alapítvány kiadó nyomda könyvesbolt pékség sörfőzde borászat pincészet
  szállítmányozás logisztika utazási energia szolgáltatások megoldások egyesület testvérek
  grubu şirketi ortaklığı danışmanlık hukuk bürosu mimarlık mühendislik atölyesi inşaat yapı gayrimenkul
  emlak bankası sigorta kliniği hastanesi eczanesi üniversitesi okulu enstitüsü vakfı yayınevi matbaa kitabevi
  fırını lojistik nakliyat turizm enerji hizmetleri çözümleri derneği kardeşler ticaret sanayi teknoloji
  yazılım`,
);
