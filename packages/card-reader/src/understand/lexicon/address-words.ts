import { wordList } from '../text/word-list.ts';

/** Words (whole or as the end of a compound) that stand in street lines. */
export const streetWords = wordList(
  `street parade mews st road rd avenue ave boulevard blvd lane ln drive dr court ct place pl square sq terrace way
  highway hwy parkway pkwy row mews close crescent gardens grove hill quay wharf yard walk circus broadway
  suite ste floor fl unit building bldg room apt apartment block box house park estate business_park
  industrial_estate level mall plaza
  straße strasse str gasse platz allee weg ring damm ufer chaussee promenade steig markt hof stiege etage og
  rue avenue av boulevard bd place allée allées chemin quai impasse cours passage square route faubourg zi za
  bp cedex étage bâtiment bis
  calle c/ avenida avda av plaza pza paseo pº camino carretera ctra ronda travesía gran_vía polígono piso
  planta local esquina carrer plaça passeig rambla
  rua avenida travessa largo praça estrada alameda andar lote apartado
  via viale piazza piazzale corso largo vicolo strada lungarno piano contrada località
  straat laan plein weg gracht kade singel dijk steeg dreef hof park postbus
  gatan gata vägen väg torget torg gränd stigen allén plan box
  gate gata gaten veien vei vegen plass torg allé postboks
  gade vej vænget plads torv allé stræde strøget postboks sal
  katu tie tori polku kuja
  ul ulica aleja al aleje plac pl osiedle os rynek lok
  ulice náměstí nám třída tř nábřeží patro
  utca u út útja tér tere körút köz sétány sor fasor emelet em
  sokak sokağı sok cadde caddesi cad bulvarı bulv mahallesi mah meydanı apt kat no daire plaza iş_merkezi
  ulitsa prospekt strada bulevardul calea trg cesta odos leoforos tänav iela gatvė`,
);

/** Ends of compound street names: “Lindenallee”, “Storgatan”, “Bredgade”. */
export const STREET_ENDINGS =
  /(?:stra(?:ss|ß)e|str|gasse|platz|allee|weg|ring|damm|ufer|steig|graben|markt|straat|laan|plein|gracht|kade|singel|dijk|dreef|gatan|gata|gaten|gate|vagen|veien|vegen|gade|vej|torget|torvet|katu|tie|utca|caddesi|sokagi|stien|bakken|hofstraat)$/;

/** Countries, in English and in their own and neighbours' languages, with their ISO codes. */
export const countries: Record<string, string> = Object.fromEntries(
  `GB:united kingdom,uk,great britain,england,scotland,wales,northern ireland,vereinigtes konigreich,royaume-uni,reino unido,regno unito,verenigd koninkrijk
US:usa,united states,united states of america,u.s.a.,vereinigte staaten,etats-unis,estados unidos,stati uniti
IE:ireland,eire,irland,irlande
DE:germany,deutschland,allemagne,alemania,alemanha,germania,duitsland,tyskland,niemcy,nemecko,nemetorszag,almanya
AT:austria,osterreich,autriche,oostenrijk,osterrike,rakousko,ausztria
CH:switzerland,schweiz,suisse,svizzera,suiza,zwitserland,svajc
FR:france,frankreich,francia,franca,frankrijk,frankrike,francja,francie,franciaorszag,fransa
ES:spain,espana,spanien,espagne,espanha,spagna,spanje
PT:portugal,portogallo
BR:brazil,brasil
IT:italy,italia,italien,italie
NL:netherlands,the netherlands,nederland,niederlande,pays-bas,paises bajos,holland
BE:belgium,belgie,belgique,belgien
LU:luxembourg,luxemburg
SE:sweden,sverige,schweden,suede,suecia
NO:norway,norge,norwegen,norvege
DK:denmark,danmark,danemark,dinamarca
FI:finland,suomi,finnland,finlande
PL:poland,polska,polen,pologne
CZ:czech republic,czechia,ceska republika,cesko,tschechien
SK:slovakia,slovensko,slowakei
HU:hungary,magyarorszag,ungarn,hongrie
TR:turkey,turkiye,turkei,turquie,turkey
RO:romania
BG:bulgaria
GR:greece,hellas
HR:croatia,hrvatska
SI:slovenia,slovenija
RS:serbia,srbija
EE:estonia,eesti
LV:latvia,latvija
LT:lithuania,lietuva
CA:canada
AU:australia
NZ:new zealand
MX:mexico
AR:argentina
CL:chile
CO:colombia
JP:japan
CN:china
HK:hong kong
SG:singapore
IN:india
ZA:south africa
AE:united arab emirates,uae,dubai
IL:israel`
    .split('\n')
    .flatMap((row) => {
      const [code = '', names = ''] = row.split(':');
      return names.split(',').map((name) => [name, code]);
    }),
);

/** Cities that are often printed on cards, with their country. */
export const cities: Record<string, string> = Object.fromEntries(
  `MX:ciudad de mexico,cdmx,guadalajara,monterrey,puebla,tijuana,queretaro,merida,cancun,toluca,leon gto,aguascalientes,hermosillo,saltillo,chihuahua
AR:buenos aires,caba,rosario,cordoba argentina,mendoza,la plata,mar del plata,tucuman,neuquen,bariloche
CL:santiago de chile,valparaiso,vina del mar,antofagasta,concepcion,temuco,puerto montt,las condes,providencia
CO:bogota,medellin,cali,barranquilla,cartagena de indias,bucaramanga,neiva,manizales,pereira
PE:lima,arequipa,cusco,trujillo peru,miraflores
UY:montevideo
EC:quito,guayaquil
PH:manila,quezon city,makati,cebu city,taguig,pasig,davao city,mandaluyong
ID:jakarta,surabaya,bandung,semarang,denpasar,yogyakarta,jepara,medan
MY:kuala lumpur,petaling jaya,shah alam,penang,johor bahru,selangor
VN:hanoi,ha noi,ho chi minh,da nang,hai phong
TH:bangkok,chiang mai,nonthaburi
ZA:johannesburg,cape town,durban,pretoria,sandton,stellenbosch,roodepoort,port elizabeth,bloemfontein
NG:lagos,abuja,ibadan,port harcourt,kano,enugu
KE:nairobi,mombasa,kisumu
GH:accra,kumasi
EG:cairo,alexandria egypt,giza
MA:casablanca,rabat,marrakech,tanger
SA:riyadh,jeddah,dammam
QA:doha
KR:seoul,busan,incheon,daejeon,daegu,gwangju
TW:taipei,kaohsiung,taichung,tainan,hsinchu,new taipei
HK:hong kong,kowloon,wan chai,tsim sha tsui
IS:reykjavik,akureyri,kopavogur,hafnarfjordur
MT:valletta,sliema
CY:nicosia,limassol,larnaca
MD:chisinau
BA:sarajevo,mostar,banja luka
UA:kyiv,lviv,odesa,kharkiv
GB:london,manchester,birmingham,leeds,glasgow,edinburgh,liverpool,bristol,sheffield,cardiff,belfast,newcastle,nottingham,leicester,oxford,cambridge,york,bath,brighton,norwich,exeter,plymouth,southampton,portsmouth,reading,aberdeen,dundee,swansea,coventry,derby,durham,chester,lincoln,worcester,gloucester,winchester,canterbury,inverness,harrogate
US:new york,los angeles,chicago,houston,phoenix,philadelphia,san antonio,san diego,dallas,san jose,austin,jacksonville,columbus,charlotte,indianapolis,san francisco,seattle,denver,washington,boston,nashville,portland,las vegas,detroit,memphis,louisville,baltimore,milwaukee,albuquerque,tucson,fresno,sacramento,kansas city,atlanta,miami,oakland,minneapolis,tampa,new orleans,cleveland,pittsburgh,cincinnati,orlando,st louis,salt lake city,brooklyn,palo alto,mountain view,cupertino,raleigh,richmond,boulder,madison
IE:dublin,cork,galway,limerick,waterford
DE:berlin,hamburg,munchen,munich,koln,cologne,frankfurt,stuttgart,dusseldorf,leipzig,dortmund,essen,bremen,dresden,hannover,nurnberg,duisburg,bochum,wuppertal,bielefeld,bonn,munster,mannheim,karlsruhe,augsburg,wiesbaden,kiel,aachen,freiburg,mainz,erfurt,rostock,kassel,potsdam,heidelberg,regensburg,wurzburg,ulm,jena,weimar,gottingen,lubeck,trier,konstanz,tubingen,bamberg,halle,magdeburg,saarbrucken,oldenburg,osnabruck
AT:wien,vienna,graz,linz,salzburg,innsbruck,klagenfurt,bregenz
CH:zurich,geneve,genf,geneva,basel,bern,lausanne,luzern,winterthur,lugano,zug,st gallen,sankt gallen
FR:paris,marseille,lyon,toulouse,nice,nantes,montpellier,strasbourg,bordeaux,lille,rennes,reims,toulon,grenoble,dijon,angers,nimes,clermont-ferrand,le havre,brest,tours,amiens,metz,besancon,orleans,rouen,mulhouse,caen,nancy,avignon,annecy,la rochelle,pau,cannes
ES:madrid,barcelona,valencia,sevilla,zaragoza,malaga,murcia,palma,bilbao,alicante,cordoba,valladolid,vigo,gijon,granada,vitoria,oviedo,pamplona,san sebastian,donostia,santander,salamanca,burgos,toledo,girona,tarragona,cadiz,leon,logrono
PT:lisboa,lisbon,porto,braga,coimbra,aveiro,faro,evora,setubal,funchal,guimaraes,cascais
BR:sao paulo,rio de janeiro,brasilia,salvador,fortaleza,belo horizonte,curitiba,recife,porto alegre
IT:roma,rome,milano,milan,napoli,naples,torino,turin,palermo,genova,bologna,firenze,florence,bari,catania,venezia,verona,messina,padova,trieste,brescia,parma,modena,perugia,pisa,siena,bergamo,lucca,ravenna,rimini,ferrara,como,trento,bolzano
NL:amsterdam,rotterdam,den haag,utrecht,eindhoven,groningen,tilburg,almere,breda,nijmegen,arnhem,haarlem,maastricht,leiden,delft,zwolle,enschede
BE:brussel,bruxelles,brussels,antwerpen,antwerp,gent,ghent,brugge,leuven,liege,namur
LU:luxembourg
SE:stockholm,goteborg,gothenburg,malmo,uppsala,vasteras,orebro,linkoping,helsingborg,jonkoping,norrkoping,lund,umea,gavle,karlstad,kalmar,vaxjo
NO:oslo,bergen,trondheim,stavanger,drammen,fredrikstad,kristiansand,tromso,sandnes,bodo,alesund,lillehammer
DK:kobenhavn,copenhagen,aarhus,arhus,odense,aalborg,esbjerg,randers,kolding,horsens,vejle,roskilde,helsingor
FI:helsinki,espoo,tampere,vantaa,oulu,turku,jyvaskyla,lahti,kuopio
PL:warszawa,warsaw,krakow,cracow,lodz,wroclaw,poznan,gdansk,szczecin,bydgoszcz,lublin,bialystok,katowice,gdynia,czestochowa,radom,torun,rzeszow,kielce,olsztyn,opole,sopot,gliwice,zabrze
CZ:praha,prague,brno,ostrava,plzen,liberec,olomouc,ceske budejovice,hradec kralove,pardubice,zlin
SK:bratislava,kosice,zilina,nitra,presov
HU:budapest,debrecen,szeged,miskolc,pecs,gyor,nyiregyhaza,kecskemet,szekesfehervar,eger,sopron,szombathely,veszprem
TR:istanbul,ankara,izmir,bursa,antalya,adana,konya,gaziantep,kayseri,mersin,eskisehir,trabzon,bodrum,kocaeli,denizli
RO:bucuresti,bucharest,cluj-napoca,timisoara,iasi,brasov,constanta,sibiu
HR:zagreb,split,rijeka
SI:ljubljana,maribor
EE:tallinn,tartu
LV:riga
LT:vilnius,kaunas
GR:athens,thessaloniki
BG:sofia
RS:beograd,belgrade
CA:toronto,montreal,vancouver,calgary,ottawa,edmonton,quebec,winnipeg
AU:sydney,melbourne,brisbane,perth,adelaide,canberra
NZ:auckland,wellington,christchurch
SG:singapore
JP:tokyo,osaka
CN:shanghai,beijing,shenzhen
IN:mumbai,delhi,bangalore,bengaluru,hyderabad,chennai,pune
AE:dubai,abu dhabi
IL:tel aviv`
    .split('\n')
    .flatMap((row) => {
      const [code = '', names = ''] = row.split(':');
      return names.split(',').map((name) => [name, code]);
    }),
);
