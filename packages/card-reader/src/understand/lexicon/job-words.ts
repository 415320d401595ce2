import { type WordList, wordList } from '../text/word-list.ts';
import type { Language } from './languages.ts';

/** Nouns that name a person's job; one of them nearly makes a line a job title. */
export const jobHeadsOf: Record<Language | 'other', WordList> = {
  en: wordList(`owners proprietor proprietors founders cofounders director manager officer president chairman chairwoman chairperson chair head lead leader chief founder
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
    barber beautician ceo cto cfo coo cio cmo cro cpo ciso chro evp svp avp vp md gm hr evangelist
    entrepreneur intern trainee apprentice student candidate pilot captain driver dispatcher
    salesperson salesman saleswoman freelancer maker strategist storyteller creator publicist
    organiser organizer facilitator mediator negotiator geologist biologist chemist physicist mathematician
    economist statistician historian archaeologist geographer meteorologist sociologist anthropologist
    upholsterer tailor jeweller jeweler goldsmith watchmaker potter blacksmith welder machinist mechanic roofer
    brewer distiller winemaker vintner farmer butcher fishmonger`),
  de: wordList(`außendienst außendienstmitarbeiter außendienstmitarbeiterin innendienst geschäftsführer geschäftsführerin geschäftsführung geschäftsleiter geschäftsleiterin geschäftsleitung
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
  fr: wordList(`directeur directrice gérant gérante président présidente pdg dg fondateur fondatrice cofondateur
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
  es: wordList(`director directora gerente presidente presidenta fundador fundadora cofundador cofundadora socio socia
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
  pt: wordList(`administrador administrador-delegado gestor gestora chefe responsável coordenador encarregado consultor diretor diretora sócio sócia sócio-gerente chefe responsável encarregado engenheiro engenheira
    programador arquiteto arquiteta designer técnico advogado advogada solicitador notária contabilista
    contador revisor economista vendedor assistente secretária coordenador coordenadora professora
    investigador pesquisador pesquisadora médico enfermeiro enfermeira farmacêutico farmacêutica veterinário
    fisioterapeuta nutricionista psicóloga cozinheiro jornalista editora fotógrafo tradutor consultora
    proprietário proprietária presidente administradora gestor gestora enólogo`),
  it: wordList(`consulente_del_lavoro commercialista direttore direttrice amministratore amministratrice titolare fondatore fondatrice cofondatore presidente
    vicepresidente socio responsabile capo dirigente consulente ingegnere architetto architetta progettista
    designer grafico sviluppatore sviluppatrice programmatore tecnico geometra perito avvocato avvocata notaio
    commercialista ragioniere revisore contabile agente venditore addetto addetta impiegato assistente
    segretario segretaria coordinatore coordinatrice docente insegnante professore professoressa ricercatore
    ricercatrice medico chirurgo odontoiatra dentista infermiere infermiera farmacista fisioterapista psicologo
    psicologa veterinario cuoco pasticciere sommelier enologo giornalista redattore redattrice fotografo
    fotografa traduttore traduttrice interprete analista economista artigiano restauratore restauratrice
    procuratore consigliere rettore preside`),
  nl: wordList(`directeur directrice eigenaar eigenaresse oprichter medeoprichter bestuurder bestuursvoorzitter voorzitter
    hoofd teamleider projectleider afdelingshoofd vestigingsmanager bedrijfsleider adviseur consulent
    ingenieur ontwikkelaar programmeur architect ontwerper vormgever tekenaar technicus monteur advocaat
    notaris jurist boekhouder accountant controleur verkoper inkoper vertegenwoordiger medewerker medewerkster
    assistent secretaresse coördinator docent leraar lerares hoogleraar onderzoeker arts huisarts chirurg
    tandarts verpleegkundige apotheker fysiotherapeut psycholoog dierenarts kok journalist redacteur fotograaf
    vertaler tolk makelaar beleidsmedewerker wethouder burgemeester vennoot zaakvoerder beheerder planner
    hovenier aannemer timmerman`),
  sv: wordList(`kundansvarig ekonomiansvarig marknadsansvarig försäljningsansvarig ansvarig byggnadsingenjör verksamhetsledare butikschef driftchef mäklare vd vice verkställande direktör direktor chef avdelningschef försäljningschef marknadschef ekonomichef
    personalchef projektledare produktchef platschef inköpschef grundare medgrundare ägare delägare ordförande
    ledare rådgivare konsult ingenjör civilingenjör utvecklare programmerare systemutvecklare arkitekt
    formgivare tekniker advokat jurist revisor redovisningsekonom controller säljare inköpare assistent
    sekreterare handläggare samordnare koordinator lärare rektor professor docent forskare läkare överläkare
    tandläkare sjuksköterska apotekare sjukgymnast fysioterapeut psykolog veterinär kock journalist redaktör
    fotograf översättare tolk mäklare fastighetsmäklare verksamhetschef kommunikatör`),
  no: wordList(`ansvarlig kundeansvarlig daglig leder adm administrerende direktør salgssjef markedssjef økonomisjef prosjektleder avdelingsleder
    avdelingssjef gründer grunnlegger eier styreleder rådgiver konsulent ingeniør sivilingeniør utvikler
    arkitekt designer tekniker advokat revisor regnskapsfører selger innkjøper sekretær saksbehandler
    koordinator lærer rektor forsker lege overlege tannlege sykepleier farmasøyt fysioterapeut psykolog
    veterinær kokk redaktør fotograf oversetter megler eiendomsmegler sjef`),
  da: wordList(`ansvarlig kundeansvarlig adm dir salgschef marketingchef økonomichef projektleder afdelingsleder afdelingschef stifter medstifter
    indehaver ejer bestyrelsesformand partner rådgiver udvikler sælger indkøber sekretær sagsbehandler lærer
    læge overlæge tandlæge sygeplejerske farmaceut dyrlæge kok redaktør oversætter ejendomsmægler mægler`),
  fi: wordList(`toimitusjohtaja johtaja myyntijohtaja päällikkö myyntipäällikkö projektipäällikkö asiantuntija
    suunnittelija insinööri arkkitehti lakimies asianajaja kehittäjä konsultti perustaja yrittäjä lääkäri
    hammaslääkäri opettaja tutkija assistentti koordinaattori`),
  pl: wordList(`współwłaściciel współwłaścicielka dyrektor dyrektorka prezes wiceprezes kierownik kierowniczka właściciel właścicielka założyciel
    współzałożyciel założycielka menedżer menadżer specjalista specjalistka doradca konsultant konsultantka
    inżynier programista programistka projektant projektantka architekt architektka technik adwokat radca
    prawny notariusz księgowy księgowa audytor handlowiec przedstawiciel sprzedawca asystent asystentka
    sekretarka koordynator koordynatorka nauczyciel nauczycielka profesor adiunkt wykładowca lekarz lekarka
    dentysta stomatolog pielęgniarka farmaceuta fizjoterapeuta psycholog weterynarz kucharz dziennikarz
    dziennikarka redaktor fotograf tłumacz tłumaczka pośrednik analityk badacz wspólnik prokurent członek`),
  cs: wordList(`advokátka poradkyně jednatelka účetní mistr ekonom ekonomka právnička technička ředitel ředitelka jednatel jednatelka vedoucí majitel majitelka zakladatel zakladatelka spoluzakladatel
    předseda manažer manažerka specialista specialistka poradce poradkyně konzultant konzultantka inženýr
    vývojář vývojářka programátor projektant architekt architektka technik advokát advokátka právník právnička
    notář účetní auditor obchodník obchodní zástupce prodejce asistent asistentka sekretářka koordinátor
    koordinátorka učitel učitelka lékař lékařka zubař sestra lékárník fyzioterapeut psycholog veterinář
    kuchař novinář redaktor fotograf překladatel překladatelka makléř makléřka analytik
    riaditeľ riaditeľka konateľ konateľka vedúci majiteľ zakladateľ manažér manažérka`),
  hu: wordList(`főkönyvelő tanácsadó irodavezető üzletvezető gyárvezető osztályvezető projektvezető projektmenedzser könyvvizsgáló főmérnök vezető termelésvezető igazgató igazgatója vezetője ügyvezető vezérigazgató elnök alelnök alapító társalapító tulajdonos vezető osztályvezető
    projektvezető csoportvezető menedzser szakértő tanácsadó mérnök fejlesztő szoftverfejlesztő programozó
    építész tervező technikus ügyvéd jogász közjegyző könyvelő könyvvizsgáló értékesítő értékesítési beszerző
    asszisztens titkárnő koordinátor tanár professzor docens kutató orvos főorvos fogorvos ápoló
    gyógyszerész gyógytornász pszichológus állatorvos szakács újságíró szerkesztő fotós fotográfus fordító
    tolmács ingatlanközvetítő elemző`),
  tr: wordList(`müşavir müşaviri sorumlu sorumlusu eksper teknikeri amir uzman yardımcısı müdür müdürü direktör direktörü başkan başkanı yönetici yöneticisi kurucu kurucusu ortak ortağı sahibi
    genel koordinatör koordinatörü uzman uzmanı danışman danışmanı mühendis mühendisi geliştirici geliştiricisi
    yazılımcı mimar mimarı tasarımcı tasarımcısı teknisyen avukat avukatı noter muhasebeci muhasebecisi denetçi
    temsilci temsilcisi satıcı asistan asistanı sekreter öğretmen öğretmeni profesör doçent araştırmacı doktor
    doktoru hekim hekimi cerrah hemşire eczacı psikolog veteriner aşçı gazeteci editör fotoğrafçı çevirmen
    tercüman emlakçı analist analisti sorumlu sorumlusu şefi şef amiri`),
  other:
    wordList(`administrator inginer avocat medic contabil arhitect dezvoltator programator profesor cercetător asociat
    consilier vicepreședinte președinte inženjer odvjetnik odvjetnica liječnik liječnica ravnatelj ravnateljica
    voditelj voditeljica savjetnik savjetnica direktor direktorica vodja direktorica svetovalec odvetnik
    zdravnik`),
};

/** All of them, whatever the language. */
export const jobHeads: WordList = new Map(Object.values(jobHeadsOf).flatMap((heads) => [...heads]));

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
