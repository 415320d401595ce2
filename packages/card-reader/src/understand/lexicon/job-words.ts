import { type WordList, wordList } from '../text/word-list.ts';
import type { Language } from './languages.ts';

/** Nouns that name a person's job; one of them nearly makes a line a job title. */
export const JOB_HEADS: Record<Language | 'other', WordList> = {
  en: wordList(`chiropractor osteopath podiatrist acupuncturist masseur masseuse paramedic radiographer radiologist cardiologist
    dermatologist neurologist oncologist paediatrician pediatrician gynaecologist gynecologist ophthalmologist urologist
    psychoanalyst counsellor counselor hypnotherapist doula practitioner cheesemaker chocolatier patissier butler
    housekeeper concierge hotelier restaurateur innkeeper shepherd beekeeper forester ranger agronomist horticulturist
    saddler cobbler cabinetmaker bookbinder glassblower ceramicist ceramist sculptor painter printmaker engraver luthier
    piper pianist violinist cellist guitarist singer soprano tenor conductor dj drummer dancer choreographer actor actress
    comedian tattooist calligrapher typographer cartographer stonemason mason glazier plasterer decorator tiler bricklayer
    handyman locksmith undertaker celebrant optometrist audiologist prosthodontist periodontist hygienist
    bursar provost chancellor registrar headmistress warden trustee patron envoy attache councilor senator congressman
    undersecretary commissioner ombudsman prosecutor magistrate conveyancer arbitrator bailiff superintendant sheriff
    welder fitter rigger machinist foreperson handler stockbroker wholesaler distributor retailer importer exporter
    wrangler skipper helmsman boatbuilder shipwright steward stewardess hostess usher guide tourguide planner florist
    groomer farrier stylist model makeup colorist technologist epidemiologist toxicologist virologist microbiologist
    ecologist hydrologist oceanographer astronomer linguist philosopher theologian chaplain imam rabbi vicar rector curate
    owners proprietor proprietors founders cofounders director manager officer president chairman chairwoman chairperson chair head lead leader chief founder
    cofounder owner partner principal associate consultant advisor adviser analyst engineer developer
    programmer architect designer technician technologist specialist expert scientist researcher fellow
    professor lecturer teacher tutor trainer coach instructor dean principal headteacher headmaster lawyer
    attorney solicitor barrister counsel notary paralegal judge accountant auditor bookkeeper controller
    treasurer banker broker trader underwriter actuary agent representative rep executive assistant
    secretary clerk administrator coordinator supervisor superintendent foreman planner strategist buyer
    merchandiser purchaser recruiter editor journalist reporter author writer copywriter translator
    interpreter photographer filmmaker videographer producer artist illustrator animator musician composer
    curator archivist librarian physician doctor surgeon dentist orthodontist nurse midwife pharmacist
    therapist physiotherapist psychologist psychotherapist psychiatrist veterinarian vet optician optometrist
    dietitian nutritionist chef baker cook sommelier barista florist gardener landscaper electrician
    plumber carpenter joiner builder contractor surveyor valuer realtor appraiser operator inspector
    ambassador consul attaché minister councillor mayor pastor priest reverend deacon stylist hairdresser
    barber beautician ceo cto cfo coo cio cmo cro cpo cao cbo cdo cso ciso chro evp svp avp vp md gm hr evangelist
    entrepreneur intern trainee apprentice student candidate pilot captain driver dispatcher
    salesperson salesman saleswoman freelancer maker strategist storyteller creator publicist
    organiser organizer facilitator mediator negotiator geologist biologist chemist physicist mathematician
    economist statistician historian archaeologist geographer meteorologist sociologist anthropologist
    upholsterer tailor jeweller jeweler goldsmith watchmaker potter blacksmith welder machinist mechanic roofer
    brewer distiller winemaker vintner farmer butcher fishmonger`),
  de: wordList(`hoteldirektor hoteldirektorin elektromeister wirt wirtin gastwirt gastgeber gastgeberin landwirt landwirtin imker
    imkerin kellermeister kellermeisterin braumeister förster försterin gärtner gärtnerin florist floristin friseur
    friseurin kosmetikerin fußpflegerin maler lackierer schlosser schmied spengler installateur fliesenleger maurer
    ofenbauer uhrmacher geigenbauer geigenbauerin musiker musikerin sänger sängerin künstler künstlerin bildhauer
    illustratorin illustrator keramikerin keramiker töpferin musikpädagogin logopädin logopäde ergotherapeut
    ergotherapeutin osteopath osteopathin krankenpfleger geograf biologe biologin chemiker chemikerin
    physiker physikerin mathematiker geologe geologin statiker statikerin bauingenieur bauingenieurin vermesser
    sekretariat assistenz geschäftsstellenleiter pfarrer pfarrerin vikar dompfarrer stadtrat stadträtin landrat landrätin
    ministerialrat referatsleiter referatsleiterin regierungsdirektor fraktionsvorsitzender abgeordnete abgeordneter
    vizepräsident vizepräsidentin verleger verlegerin lektor lektorin kapitän bootsbauer reiseleiter reiseleiterin
    agraringenieur agraringenieurin disponent lagerleiter lagerleiterin werksleiter werksleiterin serviceleiter
    exportleiter exportleiterin einkäuferin strategin stratege texter texterin
    außendienst außendienstmitarbeiter außendienstmitarbeiterin innendienst geschäftsführer geschäftsführerin geschäftsführung geschäftsleiter geschäftsleiterin geschäftsleitung
    inhaber inhaberin gründer gründerin mitgründer mitgründerin vorstand vorständin vorstandsvorsitzender
    vorstandsvorsitzende vorsitzender vorsitzende leiter leiterin abteilungsleiter abteilungsleiterin
    bereichsleiter bereichsleiterin projektleiter projektleiterin teamleiter teamleiterin vertriebsleiter
    vertriebsleiterin produktionsleiter produktionsleiterin werkleiter betriebsleiter betriebsleiterin
    filialleiter filialleiterin niederlassungsleiter niederlassungsleiterin marketingleiter marketingleiterin
    personalleiter personalleiterin einkaufsleiter einkaufsleiterin entwicklungsleiter entwicklungsleiterin
    bauleiter bauleiterin schulleiter schulleiterin gesamtleitung leitung referent referentin
    sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin berater beraterin kundenberater kundenberaterin
    unternehmensberater unternehmensberaterin steuerberater steuerberaterin vermögensberater
    vermögensberaterin finanzberater finanzberaterin anlageberater rechtsanwalt rechtsanwältin anwalt anwältin
    notar notarin wirtschaftsprüfer wirtschaftsprüferin buchhalter buchhalterin ingenieur ingenieurin
    entwickler entwicklerin softwareentwickler softwareentwicklerin architekt architektin innenarchitekt
    innenarchitektin gestalter gestalterin grafiker grafikerin designerin techniker technikerin meister
    meisterin handwerksmeister tischlermeister tischlermeisterin elektromeister malermeister malermeisterin
    schreiner schreinerin tischler tischlerin zimmerer dachdecker elektriker bäckermeister konditor konditorin
    metzgermeister koch köchin küchenchef küchenchefin winzer winzerin arzt ärztin facharzt fachärztin
    zahnarzt zahnärztin oberarzt oberärztin chefarzt chefärztin tierarzt tierärztin apotheker apothekerin
    hebamme therapeut therapeutin physiotherapeut physiotherapeutin psychologe psychologin heilpraktiker
    heilpraktikerin lehrer lehrerin dozent dozentin professorin wissenschaftler wissenschaftlerin forscher
    forscherin trainerin redakteur redakteurin journalistin autor autorin übersetzer übersetzerin dolmetscher
    dolmetscherin fotograf fotografin makler maklerin immobilienmakler immobilienmaklerin immobilienberaterin
    immobilienberater verkäufer verkäuferin einkäufer einkäuferin kaufmann kauffrau fachwirt disponent
    disponentin assistentin sekretärin prokurist prokuristin handlungsbevollmächtigter gesellschafter
    gesellschafterin beauftragter beauftragte sprecher sprecherin pressesprecher pressesprecherin
    bürgermeister bürgermeisterin kanzler kanzlerin rektor rektorin dekan dekanin kurator kuratorin
    restaurator restauratorin goldschmied goldschmiedin optiker optikermeister augenoptiker gutachter
    gutachterin sachverständiger sachverständige koordinator koordinatorin direktor direktorin bankkaufmann
    leitender leitende präsident präsidentin partnerin verwalter verwalterin planer planerin stadtplaner
    landschaftsarchitekt landschaftsarchitektin`),
  fr: wordList(`négociateur négociatrice praticien praticienne gérante directeur-général vétérinaire tatoueur tatoueuse céramiste luthier sculpteur sculptrice
    peintre musicien musicienne chanteur chanteuse comédien comédienne illustrateur illustratrice créateur créatrice
    styliste couturier couturière tapissier maçon couvreur carreleur serrurier garagiste apiculteur apicultrice maraîcher
    maraîchère éleveur éleveuse agriculteur agricultrice viticulteur viticultrice œnologue fromager fromagère chocolatier
    traiteur restaurateur restauratrice hôtelier hôtelière guide accompagnateur accompagnatrice thérapeute
    sophrologue naturopathe orthophoniste podologue ergothérapeute radiologue cardiologue dermatologue pneumologue
    ophtalmologue gynécologue pédiatre généraliste chargé-d'affaires négociant négociante agent concessionnaire
    mandataire magistrat greffier doyen recteur rectrice député sénateur sénatrice conseiller-municipal sous-préfet
    chercheure ingénieure cheffe-de-projet scénographe décorateur décoratrice commissaire médiateur médiatrice
    planneur documentaliste bibliothécaire historien historienne logisticien logisticienne approvisionneur
    directeur directrice gérant gérante président présidente pdg dg fondateur fondatrice cofondateur
    cofondatrice co-fondateur co-fondatrice responsable chef cheffe chargé chargée conseiller conseillère
    consultant consultante ingénieur ingénieure développeur développeuse architecte designer graphiste
    technicien technicienne avocat avocate notaire juriste huissier comptable expert-comptable contrôleur
    contrôleuse auditeur auditrice commercial commerciale vendeur vendeuse acheteur acheteuse assistant
    assistante secrétaire coordinateur coordinatrice coordonnateur animateur animatrice formateur formatrice
    enseignant enseignante professeur professeure maître chercheur chercheuse médecin chirurgien chirurgienne
    dentiste infirmier infirmière pharmacien pharmacienne kinésithérapeute ostéopathe psychologue vétérinaire
    sage-femme cuisinier cuisinière pâtissier pâtissière boulanger boulangère sommelier sommelière vigneron
    vigneronne journaliste rédacteur rédactrice photographe traducteur traductrice interprète libraire
    éditeur éditrice attaché attachée délégué déléguée associé associée administrateur administratrice
    adjoint adjointe maire préfet courtier courtière menuisier menuisière ébéniste plombier électricien
    paysagiste fleuriste coiffeur coiffeuse esthéticienne artisan propriétaire gestionnaire trésorier
    trésorière urbaniste géomètre analyste économiste conservateur conservatrice`),
  es: wordList(`subgerente subdirector subdirectora vicepresidente vicepresidenta gerenta luthier ceramista escultor escultora pintor
    pintora músico música cantante ilustrador ilustradora diseñadora tatuador tatuadora sommelier sumiller panadero
    panadera pastelero pastelera chef barbero peluquero peluquera electricista fontanero carpintero ebanista herrero
    apicultor ganadero ganadera agricultor agricultora viticultor ingeniero_agrónomo corredor corredora martillero
    rematador escribano escribana licenciado despachante magistrado fiscal juez jueza decano decana rector rectora
    docente orientadora orientador kinesiólogo kinesióloga nutricionista podólogo podóloga oftalmólogo oftalmóloga
    dermatólogo dermatóloga cardiólogo pediatra ginecólogo ginecóloga traumatólogo psiquiatra logopeda terapeuta
    importador exportador distribuidor representante apoderado apoderada síndico administrador administradora
    interiorista paisajista urbanista guía productor productora realizador realizadora guionista
    director directora gerente presidente presidenta fundador fundadora cofundador cofundadora socio socia
    jefe jefa responsable encargado encargada consejero consejera delegado delegada asesor asesora consultor
    consultora ingeniero ingeniera desarrollador desarrolladora programador programadora arquitecto
    arquitecta diseñador diseñadora técnico técnica abogado abogada procurador notario contador contadora
    contable auditor auditora economista comercial vendedor vendedora comprador compradora asistente
    secretario secretaria administrativo administrativa coordinador coordinadora supervisor supervisora
    profesor profesora maestro maestra catedrático catedrática investigador investigadora médico médica
    cirujano cirujana dentista odontólogo odontóloga enfermero enfermera farmacéutico farmacéutica
    fisioterapeuta psicólogo psicóloga veterinario veterinaria cocinero cocinera enólogo enóloga periodista
    redactor redactora editor editora fotógrafo fotógrafa traductor traductora intérprete agente ejecutivo
    ejecutiva analista propietario propietaria dueño dueña alcalde alcaldesa aparejador perito`),
  pt: wordList(`subgerente vice-presidente sócia-gerente sócia-fundadora ceramista escultor escultora pintor músico cantora ilustradora
    ilustrador tatuador tatuadora padeiro confeiteira confeiteiro chef cabeleireira cabeleireiro eletricista canalizador
    carpinteiro marceneiro apicultor agricultor produtor produtora agrônomo agrônoma agrónomo corretor corretora
    despachante procurador procuradora juiz juíza reitor docente nutricionista ortopedista traumatologista cirurgião
    cirurgiã cirurgião-dentista cirurgiã-dentista dentista dermatologista cardiologista pediatra ginecologista psiquiatra
    fonoaudióloga terapeuta importador exportador distribuidor representante vendedora gerente supervisora analista
    especialista fundador fundadora cofundador cofundadora urbanista paisagista guia realizador
    administrador administrador-delegado gestor gestora chefe responsável coordenador encarregado consultor diretor diretora sócio sócia sócio-gerente chefe responsável encarregado engenheiro engenheira
    programador arquiteto arquiteta designer técnico advogado advogada solicitador notária contabilista
    contador revisor economista vendedor assistente secretária coordenador coordenadora professora
    investigador pesquisador pesquisadora médico enfermeiro enfermeira farmacêutico farmacêutica veterinário
    fisioterapeuta nutricionista psicóloga cozinheiro jornalista editora fotógrafo tradutor consultora
    proprietário proprietária presidente administradora gestor gestora enólogo`),
  it: wordList(`patrocinante cassazionista vicedirettore vicedirettrice amministratrice ceramista scultore scultrice pittore pittrice musicista liutaio cantante
    illustratore illustratrice tatuatore tatuatrice panettiere pasticcere pasticcera chef parrucchiere parrucchiera
    elettricista idraulico falegname fabbro apicoltore agricoltore agronomo agronoma viticoltore vignaiolo casaro
    mediatore mediatrice spedizioniere magistrato giudice decano dirigente_medico nutrizionista dermatologo cardiologo
    pediatra ginecologo psichiatra logopedista osteopata importatore esportatore distributore rappresentante
    fondatrice cofondatrice guida regista sceneggiatore stilista sarto sarta gelataio barista oste albergatore
    consulente_del_lavoro commercialista direttore direttrice amministratore amministratrice titolare fondatore fondatrice cofondatore presidente
    vicepresidente socio responsabile capo dirigente consulente ingegnere architetto architetta progettista
    designer grafico sviluppatore sviluppatrice programmatore tecnico geometra perito avvocato avvocata notaio
    commercialista ragioniere revisore contabile agente venditore addetto addetta impiegato assistente
    segretario segretaria coordinatore coordinatrice docente insegnante professore professoressa ricercatore
    ricercatrice medico chirurgo odontoiatra dentista infermiere infermiera farmacista fisioterapista psicologo
    psicologa veterinario cuoco pasticciere sommelier enologo giornalista redattore redattrice fotografo
    fotografa traduttore traduttrice interprete analista economista artigiano restauratore restauratrice
    procuratore consigliere rettore preside`),
  nl: wordList(`strateeg oprichtster mede-oprichter mede-oprichtster eigenaresse zaakvoerster bestuurster directie imker boer boerin
    tuinder kweker slager bakker kapper kapster loodgieter elektricien schilder stukadoor metselaar smid keramist
    kunstenaar beeldhouwer muzikant zangeres zanger illustrator grafisch_ontwerper tekstschrijver copywriter redactrice
    logopedist diëtist osteopaat huidtherapeut verloskundige kinesitherapeut kinesist notarisklerk gerechtsdeurwaarder
    raadslid schepen gedeputeerde conservator archivaris bibliothecaris kandidaat-notaris fiscalist actuaris
    logistiek_planner magazijnchef verkoopleider commercieel_directeur
    directeur directrice eigenaar eigenaresse oprichter medeoprichter bestuurder bestuursvoorzitter voorzitter
    hoofd teamleider projectleider afdelingshoofd vestigingsmanager bedrijfsleider adviseur consulent
    ingenieur ontwikkelaar programmeur architect ontwerper vormgever tekenaar technicus monteur advocaat
    notaris jurist boekhouder accountant controleur verkoper inkoper vertegenwoordiger medewerker medewerkster
    assistent secretaresse coördinator docent leraar lerares hoogleraar onderzoeker arts huisarts chirurg
    tandarts verpleegkundige apotheker fysiotherapeut psycholoog dierenarts kok journalist redacteur fotograaf
    vertaler tolk makelaar beleidsmedewerker wethouder burgemeester vennoot zaakvoerder beheerder planner
    hovenier aannemer timmerman`),
  sv: wordList(`affärsområdeschef affärsområdesansvarig marknadsförare keramiker konstnär skulptör musiker sångare sångerska
    illustratör bagare konditor slaktare frisör snickare målare rörmokare elektriker smed biodlare lantbrukare bonde
    trädgårdsmästare skogsvaktare skogsmästare jägmästare agronom kapten guide präst kyrkoherde kommunalråd borgmästare
    domare åklagare auktoriserad logoped dietist barnmorska kiropraktor naprapat optiker hovmästare krögare driftledare
    arbetsledare lagerchef verkstadschef kvalitetschef exportchef teknisk_chef forskningschef
    kundansvarig ekonomiansvarig marknadsansvarig försäljningsansvarig ansvarig byggnadsingenjör verksamhetsledare butikschef driftchef mäklare vd vice verkställande direktör direktor chef avdelningschef försäljningschef marknadschef ekonomichef
    personalchef projektledare produktchef platschef inköpschef grundare medgrundare ägare delägare ordförande
    ledare rådgivare konsult ingenjör civilingenjör utvecklare programmerare systemutvecklare arkitekt
    formgivare tekniker advokat jurist revisor redovisningsekonom controller säljare inköpare assistent
    sekreterare handläggare samordnare koordinator lärare rektor professor docent forskare läkare överläkare
    tandläkare sjuksköterska apotekare sjukgymnast fysioterapeut psykolog veterinär kock journalist redaktör
    fotograf översättare tolk mäklare fastighetsmäklare verksamhetschef kommunikatör`),
  no: wordList(`seniorforsker forskningssjef kunstner keramiker skulptør musiker sanger sangerinne illustratør baker konditor slakter
    frisør snekker tømrer maler rørlegger elektriker smed birøkter bonde gårdbruker gartner agronom skipper kaptein guide
    prest sogneprest ordfører rådmann dommer statsautorisert logoped ernæringsfysiolog jordmor kiropraktor optiker
    kjøkkensjef hotelldirektør driftsleder eksportsjef seksjonsleder seksjonssjef fagsjef faglig seniorrådgiver
    førstekonsulent forretningsutvikler kokk reder
    ansvarlig kundeansvarlig daglig leder adm administrerende direktør salgssjef markedssjef økonomisjef prosjektleder avdelingsleder
    avdelingssjef gründer grunnlegger eier styreleder rådgiver konsulent ingeniør sivilingeniør utvikler
    arkitekt designer tekniker advokat revisor regnskapsfører selger innkjøper sekretær saksbehandler
    koordinator lærer rektor forsker lege overlege tannlege sykepleier farmasøyt fysioterapeut psykolog
    veterinær kokk redaktør fotograf oversetter megler eiendomsmegler sjef`),
  da: wordList(`afdelingschef civilingeniør direktør administrerende kunstner keramiker skulptør musiker sanger illustrator bager
    konditor slagter frisør snedker tømrer maler elektriker smed biavler landmand gartner agronom skipper kaptajn guide
    præst sognepræst borgmester dommer statsautoriseret logopæd diætist jordemoder kiropraktor optiker køkkenchef
    hoteldirektør driftsleder eksportchef sektionschef seniorforsker seniorrådgiver fuldmægtig specialkonsulent
    konsulent ingeniør arkitekt advokat revisor partner designer tekniker psykolog journalist fotograf
    ansvarlig kundeansvarlig adm dir salgschef marketingchef økonomichef projektleder afdelingsleder afdelingschef stifter medstifter
    indehaver ejer bestyrelsesformand formand partner rådgiver udvikler sælger indkøber sekretær sagsbehandler lærer
    læge overlæge tandlæge sygeplejerske farmaceut dyrlæge kok redaktør oversætter ejendomsmægler mægler`),
  fi: wordList(`hallituksen_puheenjohtaja puheenjohtaja myyntiedustaja yrittäjä taiteilija keraamikko kuvanveistäjä muusikko laulaja
    kuvittaja leipuri kondiittori lihakauppias parturi-kampaaja kampaaja puuseppä maalari putkimies sähköasentaja seppä
    mehiläistarhaaja maanviljelijä puutarhuri agronomi metsänhoitaja kapteeni opas pappi kirkkoherra kaupunginjohtaja
    tuomari tilintarkastaja kirjanpitäjä fysioterapeutti psykologi sairaanhoitaja kätilö optikko keittiömestari
    hotellinjohtaja vientipäällikkö tuotepäällikkö ostopäällikkö tehdaspäällikkö tutkimusjohtaja erikoistutkija professori
    dosentti toimittaja valokuvaaja kääntäjä muotoilija
    toimitusjohtaja johtaja myyntijohtaja päällikkö myyntipäällikkö projektipäällikkö asiantuntija
    suunnittelija insinööri arkkitehti lakimies asianajaja kehittäjä konsultti perustaja yrittäjä lääkäri
    hammaslääkäri opettaja tutkija assistentti koordinaattori`),
  pl: wordList(`wiceprezeska prezeska radczyni adwokatka aplikant aplikantka rzecznik patentowy ceramiczka ceramik
    rzeźbiarz rzeźbiarka muzyk piosenkarka ilustrator ilustratorka piekarz cukiernik rzeźnik fryzjer fryzjerka stolarz
    malarz hydraulik elektryk kowal pszczelarz rolnik ogrodnik leśniczy kapitan przewodnik przewodniczka ksiądz proboszcz
    burmistrz wójt starosta prezydent sędzia prokurator biegły rewident dietetyk dietetyczka logopeda położna optyk
    szef kuchni kelner hotelarz brygadzista majster mistrz spedytor logistyk handlowy grafik graficzka
    współwłaściciel współwłaścicielka dyrektor dyrektorka prezes wiceprezes kierownik kierowniczka właściciel właścicielka założyciel
    współzałożyciel założycielka menedżer menadżer specjalista specjalistka doradca konsultant konsultantka
    inżynier programista programistka projektant projektantka architekt architektka technik adwokat radca
    prawny notariusz księgowy księgowa audytor handlowiec przedstawiciel sprzedawca asystent asystentka
    sekretarka koordynator koordynatorka nauczyciel nauczycielka profesor adiunkt wykładowca lekarz lekarka
    dentysta stomatolog pielęgniarka farmaceuta fizjoterapeuta psycholog weterynarz kucharz dziennikarz
    dziennikarka redaktor fotograf tłumacz tłumaczka pośrednik analityk badacz wspólnik prokurent członek`),
  cs: wordList(`lékař primář primářka keramička keramik sochař sochařka hudebník zpěvačka ilustrátor ilustrátorka pekař
    cukrář řezník kadeřník kadeřnice truhlář malíř instalatér elektrikář kovář včelař zemědělec zahradník lesník kapitán
    průvodce průvodkyně farář starosta starostka primátor soudce soudkyně exekutor auditorka daňový daňová logoped porodní
    optik šéfkuchař hoteliér mistrová dispečer logistik grafik grafička vinař vinařka sládek
    autorizovaná autorizovaný architektka inžinier lekár lekárka stolár včelár primátor starostka konateľka obchodná
    predseda podpredseda vedúca riaditeľstvo poradkyňa účtovník účtovníčka tlmočník prekladateľ prekladateľka
    advokátka poradkyně jednatelka účetní mistr ekonom ekonomka právnička technička ředitel ředitelka jednatel jednatelka vedoucí majitel majitelka zakladatel zakladatelka spoluzakladatel
    předseda manažer manažerka specialista specialistka poradce poradkyně konzultant konzultantka inženýr
    vývojář vývojářka programátor projektant architekt architektka technik advokát advokátka právník právnička
    notář účetní auditor obchodník obchodní zástupce prodejce asistent asistentka sekretářka koordinátor
    koordinátorka učitel učitelka lékař lékařka zubař sestra lékárník fyzioterapeut psycholog veterinář
    kuchař novinář redaktor fotograf překladatel překladatelka makléř makléřka analytik
    riaditeľ riaditeľka konateľ konateľka vedúci majiteľ zakladateľ manažér manažérka`),
  hu: wordList(`keramikus szobrász szobrászművész zenész énekes énekesnő illusztrátor pék cukrász hentes fodrász asztalos festő
    vízvezeték-szerelő villanyszerelő kovács méhész gazda gazdálkodó kertész erdész kapitány idegenvezető lelkész plébános
    polgármester jegyző bíró ügyész bizonyító adótanácsadó dietetikus logopédus szülésznő optikus séf szállodaigazgató
    művezető diszpécser logisztikus grafikus borász főborász kereskedő képviselő üzletkötő irányító
    főkönyvelő tanácsadó irodavezető üzletvezető gyárvezető osztályvezető projektvezető projektmenedzser könyvvizsgáló főmérnök vezető termelésvezető igazgató igazgatója vezetője ügyvezető vezérigazgató elnök alelnök alapító társalapító tulajdonos vezető osztályvezető
    projektvezető csoportvezető menedzser szakértő tanácsadó mérnök fejlesztő szoftverfejlesztő programozó
    építész tervező technikus ügyvéd jogász közjegyző könyvelő könyvvizsgáló értékesítő értékesítési beszerző
    asszisztens titkárnő koordinátor tanár professzor docens kutató orvos főorvos fogorvos ápoló
    gyógyszerész gyógytornász pszichológus állatorvos szakács újságíró szerkesztő fotós fotográfus fordító
    tolmács ingatlanközvetítő elemző`),
  tr: wordList(`uzmanı mühendisi seramik sanatçısı heykeltıraş müzisyen şarkıcı illüstratör fırıncı pastacı kasap kuaför marangoz
    boyacı tesisatçı elektrikçi demirci arıcı çiftçi bahçıvan kaptan rehber imam belediye muhtar hakim savcı
    diyetisyen fizyoterapist ebe optisyen şef otel grafiker grafik_tasarımcı ihracatçı ithalatçı bayi distribütör
    müşavir müşaviri sorumlu sorumlusu eksper teknikeri amir uzman yardımcısı müdür müdürü direktör direktörü başkan başkanı yönetici yöneticisi kurucu kurucusu ortak ortağı sahibi
    genel koordinatör koordinatörü uzman uzmanı danışman danışmanı mühendis mühendisi geliştirici geliştiricisi
    yazılımcı mimar mimarı tasarımcı tasarımcısı teknisyen avukat avukatı noter muhasebeci muhasebecisi denetçi
    temsilci temsilcisi satıcı asistan asistanı sekreter öğretmen öğretmeni profesör doçent araştırmacı doktor
    doktoru hekim hekimi cerrah hemşire eczacı psikolog veteriner aşçı gazeteci editör fotoğrafçı çevirmen
    tercüman emlakçı analist analisti sorumlu sorumlusu şefi şef amiri`),
  other:
    wordList(`director directoare manager gerent fondator fondatoare asociată asociat-fondator notar judecător procuror
    inginer-șef șef șefă economist economistă contabilă medic-șef asistentă profesoară cercetătoare consultant
    consultantă agent reprezentant vânzător traducător traducătoare fotograf jurnalist arhitectă designeră meșter
    olar apicultor viticultor oenolog primar viceprimar deputat decan rector lector conferențiar farmacist stomatolog
    vadovas vadovė direktorius direktorė brokeris brokerė vadybininkas vadybininkė inžinierius inžinierė
    advokatas advokatė gydytojas gydytoja savininkas savininkė įkūrėjas įkūrėja projektų specialistas specialistė
    konsultantas konsultantė architektas architektė dizaineris dizainerė pirmininkas pirmininkė
    vadītājs vadītāja direktore īpašnieks īpašniece valdes loceklis priekšsēdētājs inženieris jurists juriste
    ārsts ārste zvērināts zvērināta arhitekts arhitekte dibinātājs dibinātāja speciālists speciāliste
    juhataja tegevjuht projektijuht müügijuht müügiesindaja ekspordijuht osakonnajuhataja nõunik spetsialist insener
    arhitekt jurist advokaat arst omanik asutaja esimees raamatupidaja disainer konsultant turundusjuht personalijuht
    framkvæmdastjóri forstjóri verkefnastjóri sölustjóri markaðsstjóri eigandi stofnandi leiðsögumaður lögmaður læknir
    verkfræðingur arkitekt hönnuður sérfræðingur ráðgjafi deildarstjóri stjórnarformaður kennari
    direktorka vodja_prodaje svetovalka odvetnica zdravnica inženirka lastnik lastnica ustanovitelj ustanoviteljica
    čebelar čebelarka vinar vinarka kuhar oblikovalec oblikovalka arhitektka računovodja računovodkinja pomočnik
    pomočnica tajnica projektni župan dekan predavatelj samostojni podjetnik prokurist
    vlasnik vlasnica osnivač osnivačica predsjednik predsjednica uprave inženjerka arhitektica prodaje nabave
    referent referentica pomoćnik pomoćnica tajnik kapetan vinogradar enolog građevine strojarstva
    enòleg enòloga gerent advocat advocada arquitecte arquitecta enginyer enginyera metge metgessa dissenyador
    dissenyadora fundadora soci sòcia cuiner cuinera forner pagès músic tècnic tècnica assessor
    pengarah pengurus ketua direktur manajer kepala pendiri pemilik konsultan notaris dokter dosen
    giám_đốc trưởng_phòng phó_giám_đốc tổng
    kaiwhakahaere pouwhakahaere rheolwr cyfarwyddwr stiúrthóir bainisteoir
    agent agentica agencija medicinska kaasasutaja tootejuht asutaja-juhataja
    administrator inginer avocat medic contabil arhitect dezvoltator programator profesor cercetător asociat
    consilier vicepreședinte președinte inženjer odvjetnik odvjetnica liječnik liječnica ravnatelj ravnateljica
    voditelj voditeljica savjetnik savjetnica direktor direktorica vodja direktorica svetovalec odvetnik
    zdravnik`),
};

/** Words that stand in job titles beside a head, and in departments; weak alone. */
export const jobModifiers = wordList(
  `senior junior sr jr deputy vice assistant associate general managing executive regional national global
  international group area district country chief key account sales marketing business development product
  project program programme portfolio operations operational finance financial human resources people talent
  customer client success service support relations public communications communication brand digital
  creative art technical technology technologies information systems software hardware data cloud security
  network web mobile frontend backend fullstack full-stack devops machine learning quality assurance control
  research innovation strategy strategic supply chain logistics procurement purchasing production
  manufacturing plant site field legal compliance risk audit tax treasury investment investments asset
  wealth real estate property commercial residential retail wholesale export import clinical medical nursing
  academic student admissions research staff lead principal certified registered licensed chartered
  independent freelance co event events media social content community partnerships partner growth
  user experience interface ux ui design interior landscape structural civil mechanical electrical
  environmental sustainability energy health safety training learning office administrative board
  advanced applied interim acting emeritus visiting guest head of and for the &
  stellvertretender stellvertretende leitender leitende technischer technische kaufmännischer kaufmännische
  allgemeine freier freie selbständiger selbständige öffentlichkeitsarbeit vertrieb einkauf verkauf personal
  buchhaltung finanzen recht technik entwicklung forschung produktion logistik kundendienst kundenservice
  qualitätssicherung qualitätsmanagement marketing kommunikation unternehmenskommunikation strategie für der
  und im am dipl diplom gepr
  général générale adjoint commercial marketing ventes achats communication ressources humaines financier
  financière juridique technique informatique production qualité recherche développement logistique export
  clientèle clients projet projets produit produits affaires régional régionale artistique associé indépendant
  de des du et la le
  general comercial ventas compras marketing comunicación recursos humanos financiero financiera jurídico
  técnico informática producción calidad investigación desarrollo logística exportación clientes proyecto
  proyectos producto negocio regional adjunto nacional creativo creativa y del
  geral vendas compras comunicação humanos financeiro financeira jurídico técnica produção qualidade
  investigação desenvolvimento logística clientes projeto projetos produto negócios adjunto e da do
  generale commerciale vendite acquisti comunicazione risorse umane finanziario finanziaria legale tecnica
  informatica produzione qualità ricerca sviluppo logistica clienti progetto progetti prodotto delegato
  delegata unico vice artistico di della delle
  algemeen commercieel verkoop inkoop communicatie personeel financieel juridisch technisch productie
  kwaliteit onderzoek ontwikkeling logistiek klanten van en
  försäljning inköp kommunikation personal ekonomi juridik teknik produktion kvalitet forskning utveckling
  logistik kund och för salg innkjøp kommunikasjon økonomi produksjon kvalitet forskning utvikling kunde
  og for indkøb udvikling
  generalny handlowy handlowa sprzedaży marketingu zakupów komunikacji personalny finansowy finansowa
  techniczny produkcji jakości badań rozwoju logistyki klienta ds projektu projektów zarządu działu główny
  główna starszy starsza młodszy
  generální obchodní marketingu nákupu komunikace personální finanční technický výroby kvality výzkumu
  vývoje logistiky zákazníků projektu oddělení hlavní
  kereskedelmi marketing pénzügyi műszaki jogi termelési minőségügyi kutatási fejlesztési logisztikai
  ügyfélkapcsolati humán vezető
  genel satış pazarlama insan kaynakları finans mali teknik üretim kalite araştırma geliştirme lojistik
  müşteri proje bölge yönetim kurulu iş ürün hukuk ilişkileri`,
);
