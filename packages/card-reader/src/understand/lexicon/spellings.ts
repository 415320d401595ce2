import { type WordList, wordList } from '../text/word-list.ts';
import type { Language } from './languages.ts';

/** Family names, cities, and words of cards that carry diacritics, by language. */
export const SPELLINGS: Partial<Record<Language, WordList>> = {
  de: wordList(`Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Neumann Schwarz Zimmermann Braun Hofmann Hartmann Lange Werner Krause Lehmann Schmitt Maier Voss Hartwig Berg haftungsbeschränkt Qualität Jörg Tradition Verständnis Zuverlässigkeit Persönlich persönlich Nähe Stärke stärker Zukunft natürlich Müller Schäfer Köhler Krüger König Jäger Böhm Schröder Schüler Fröhlich Günther Krämer Löffler
    Möller Schütz Schütze Kühn Kühne Kühnel Kühl Lüders Bäcker Brückner Büchner Böttcher Dörr Döring Fürst
    Förster Gärtner Göbel Görres Grün Grünwald Hübner Hänsel Höfer Höhn Hölzl Kästner Köster Köppen Kröger Krönert
    Löwe Lüttich Mädler Mönch Mühl Mühlbauer Münch Nägele Österle Österreicher Pöhlmann Pfäffle Rößler Rösler
    Röder Römer Schönfeld Schöne Schön Schönberg Schlüter Schüßler Schäfers Stöcker Stöhr Sträßer Töpfer Vögele
    Völker Wäger Wölfel Würtz Zöllner Zühlke Weiß Groß Großmann Strauß Preuß Weißmann Voß Heß Brandstätter Bößenroth
    Straße Königstraße Hauptstraße Bahnhofstraße Schloßallee Schlossstraße Grüner Mühlbach Mühle Mühlweg Brücke
    Brückenstraße Gärten Höhe Köln München Düsseldorf Nürnberg Würzburg Münster Tübingen Göttingen Lübeck Zürich
    Saarbrücken Osnabrück Österreich Außendienst Geschäftsführer Geschäftsführerin Geschäftsführung Qualitätssicherung
    Qualitätsmanagement Büro Büroleiterin Gebäudetechnik Gebäude Söhne für über größer später Lösungen Geschäft
    Verkäufer Einkäufer Prüfung Ausführung Universität Fakultät Straßenbau Süd Öffentlichkeitsarbeit Bäckerei Gärtnerei
    Möbel Küchen Tür Türen Kälte Wärme Lüftung Brüder Gebrüder Präsident Sekretärin Sachverständiger Führung`),
  fr: wordList(`Martin Bernard Dubois Durand Moreau Laurent Simon Michel Leroy Roux Dupont Fournier Girard Bonnet Lambert Fontaine Rousseau Vincent Blanc Garnier Chevalier Masson Gauthier Morel Lucas Conseil Rousselot Niel Responsable Directeur Directrice Beauchêne Hélène-Boucher Hélène Lefèvre Création Gérance Général directeur_général Évolution Écologie Réseaux Île Frédéric Agnès Mère Père Crédit Épargne Hôtelière Évènementiel Lefèvre Lefébvre Béranger Bérard Chrétien Crépin Dégremont Delépine Dupré Desprès Duprès Fréchette
    Gérard Hébert Lévêque Lévesque Mériaux Méric Noël Pélissier Périer Prévost Rénier Rivière Rozière Séguin Thévenet
    Vallée Mégret Bénard Béraud Côté Forêt Général Générale Hélène Chargé Chargée Éditions Étude Études Ingénieur
    Ingénieure Développement Développeur Développeuse Création Créations Société Propriété Immobilière Gérant Gérante
    Président Présidente Délégué Associé Associée Référent Médecin Trésorier Conseillère Infirmière Équipe Régional
    Régionale Qualité Sécurité Santé Beauté Réseau Stratégie Numérique Métiers Hôtel Château Pâtisserie Pâtissier
    Boulangère Opérations Général Adjointe Médias Mobilité Énergie Énergies Télécom Bâtiment Orléans Besançon Nîmes
    Genève Liège Écully Évry Béziers Châlons Créteil Sèvres République Libération Maréchal Église Général Préfecture`),
  es: wordList(`Ruiz Moreno Alonso Navarro Torres Ramos Gil Serrano Blanco Molina Morales Ortega Delgado Castro Ortiz Rubio Iglesias Medina Garrido Santos Castillo Lozano Guerrero Cano Prieto Vidal Zubizarreta Gerente Abogada Abogado Ventas Compras Responsable Jefe Coruña Viña Viñas Viñedos Río Informática Informático Gráfica Gráfico Español Española Señora Niños Baños Montaña Electrónica Mecánica Química Agrícola Artesanía Cerámica Óptica Odontología Psicología Fotografía Librería Peluquería Carpintería Cafetería Constitución Rodríguez Estación Jardín Jardines Región Santamaría Güell Agüero Begoña Cigüeña España Olmo Núñez Ordóñez Muñoz Cañas Compañía Médica Jurídico Energía Departamento_Jurídico Lucía Ramón Martín Málaga María Pública Público Económico Económica García González Rodríguez Fernández López Martínez Sánchez Pérez Gómez Jiménez Hernández Díaz Álvarez
    Muñoz Gutiérrez Ramírez Núñez Suárez Velázquez Vázquez Domínguez Méndez Márquez Ibáñez Peña Cortés Cáceres Benítez
    Bermúdez Chávez Estévez Galán Giménez Ibarra Juárez León Marín Durán Román Rincón Rubén Solís Valdés Vélez Yáñez
    Zúñiga Ordóñez Peñalver Cañas Íñiguez Arévalo Beltrán Cárdenas Dávila Escribá Farré Solà Ramón Ríos Sáez Sáenz Vidál
    Málaga Córdoba Cádiz Almería Jaén León Gijón Logroño Castellón México Bogotá Medellín España Dirección Técnico
    Técnica Tecnología Tecnologías Ingeniería Ingeniero Jurídico Médico Médica Clínica Diseño Diseñador Diseñadora
    Consultoría Asesoría Compañía Gestión Administración Comunicación Construcción Logística Educación Innovación
    Estratégico Fotógrafo Panadería Farmacéutica Energía Móvil Teléfono`),
  pt: wordList(`Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Lopes Marques Gomes Ribeiro Carvalho Almeida Pinto Alves Dias Teixeira Correia Mendes Soares Vieira Monteiro Moreira Cardoso Rocha Neves Coelho Reis Tavares Diretor Gestor Vendas Compras Câmara Cortiças Cortiça Travaços Negócio Ótica Óptica Clínicas Mecânica Eletrónica Cerâmica Agrícola Química Indústrias Comércio Açores Praça Graça Gráficas Mobiliário Têxtil Têxteis Azulejos Padaria Estação Região São Vinícola Cação Figueirôa Calvário Saúde Letícia Inovação inovação Construções Logística Responsável Falcão Gráfica Histórico Conservação Avenida Edifício Sócio-gerente Simões Avô Conceição Gonçalves Araújo Simões Magalhães Guimarães Conceição Assunção Falcão Leitão Galvão Brandão Mourão Damião
    João Antão Esteves Patrício Inácio Sérgio Lúcio Queirós Sá Vilaça Gouveia Estêvão Mendonça França Bragança Praça
    Évora Setúbal Guimarães Brasília Direção Administração Gestão Comunicação Consultório Clínica Médico Médica Técnico
    Técnica Sócio Sócia Secretária Construções Imobiliária Farmácia Logística Soluções Serviços Tecnologia Edição Indústria
    Negócios Relações Públicas Responsável Proprietário Engenharia Jurídico Telemóvel São Paulo Estúdio Fotógrafo`),
  it: wordList(
    `Società Attività Qualità Proprietà Università Città Nicolò Niccolò D’Alò Forlì Cefalù Libertà Unità Pubblicità`,
  ),
  sv: wordList(`Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jansson Hansson Bengtsson Lindberg Jakobsson Magnusson Olofsson Lindqvist Lindgren Axelsson Berg Vikander Storgatan Kungsgatan Bäckman Bergstrand Måleri Mäkleri Kök Möten Trädgårds Plåt Åkeri Städ Frisör Skönhet Hälsa Vård Åsgränd Ångström Håkansson Hägglund Östberg Sjövägen Björkallén Hållbart hållbart på Närmare Stockholm Kundtjänst kundtjänst Mäklare Örjan Bäckvägen Ängsvägen Skånegatan Åkeri Trädgård Målare Möbel Snickeri Kök Sjöberg Björk Björklund Lindström Bergström Nordström Åberg Åkesson Öberg Östlund Sandström Söderberg
    Söderström Hellström Engström Holmström Nyström Wikström Sundström Blomström Åström Ekström Fällström Hägg
    Hägglund Hallström Häggström Järvinen Jönsson Mårtensson Möller Mörk Norrgård Nygård Sjögren Sjöström Ström
    Strömberg Törnqvist Wallström Väst Ödman Åhlén Öhman Bäckström Bäcklund Björkman Grönlund Grönberg Höglund
    Göteborg Malmö Västerås Örebro Linköping Jönköping Norrköping Umeå Luleå Gävle Växjö Försäljning Försäljningschef
    Verkställande Direktör Säljare Ägare Rådgivare Ingenjör Utvecklare Fastigheter Fastighetsmäklare Läkare Ateljé
    Gatan Vägen Kungsgatan Drottninggatan Möbler Inköp Inköpare Ordförande Grundare Delägare Byrå Söner Tjänster Miljö`),
  no: wordList(`Bjørnstad Bjørnsen Sørensen Sjøberg Sæther Sætre Bråten Ødegård Ødegaard Øverland Østby Åsen Strøm Strømme Grønvold
    Grønli Kjær Lønning Moe Møller Nygård Næss Rød Rønning Skjærvik Solbø Tønnessen Tveitå Vågen Vågenes Hågensen Hølmebakk
    Tromsø Bodø Ålesund Sandefjord Økonomi Økonomisjef Prosjektleder Rådgiver Rådgivning Ingeniør Sivilingeniør Lærer Lege
    Tjenester Bærekraft Eiendom Sjø Kjøkken Gård Håndverk Brødrene Sønner Grønn Miljø Regnskapsfører Gründer Selskap Møbler`),
  da: wordList(`Sørensen Jørgensen Rømer Møller Kjær Kjærgaard Nørgaard Nørgård Bjørn Bæk Bøgh Brøndum Dahlgård Fjeldsøe Frøslev Græsbøll Høj
    Højgaard Højlund Kjeldsen Krøyer Lærke Løvgren Mølgaard Næsby Ravnsbæk Rønne Skovgaard Søgaard Søndergaard Thygesen Toft Trærup Vestergård
    Ørsted Østergaard Ågård København Østerbro Nørrebro Næstved Helsingør Køge Økonomi Økonomichef Rådgiver Rådgivning Ingeniør
    Læge Tandlæge Lærer Sælger Indkøber Ejendomsmægler Direktør Bæredygtig Møbler Håndværk Brødrene Sønner Grøn Miljø Tegnestue Vægt`),
  fi: wordList(`Mäkinen Hämäläinen Järvinen Mäkelä Räsänen Väisänen Lähde Hyvärinen Pöyhönen Pääkkönen Käyhkö Töyry Ylönen Kärkkäinen Mänttäri
    Nyström Sjöberg Jyväskylä Hämeenlinna Päällikkö Myyntipäällikkö Projektipäällikkö Lääkäri Hammaslääkäri Yrittäjä Yhtiö`),
  pl: wordList(`Nowak Kowalski Kowalska Lewandowski Lewandowska Mazur Krawczyk Kaczmarek Grabowska Zawadzka Wilczek Krajewski Adamski Nowicki Nowicka Politechnika Warszawska Kierownik Katedry Księgowa Wnętrz Zarządu Sprzedaży Łukasz myślą przyszłości Łączymy ludzi Małgorzata Żaneta Gołębiewska Świętokrzyska Źródlana Wójcik Zieliński Zielińska Kowalczyk Woźniak Dąbrowski Dąbrowska Kozłowski Kozłowska Jankowski Kamiński Kamińska Wiśniewski
    Wiśniewska Szymański Szymańska Piotrowski Pawłowski Pawłowska Michałowski Król Wróbel Wróblewski Wieczorek Jabłoński Jabłońska
    Majewski Adamczyk Dudek Stępień Górski Górska Pawlak Sikora Walczak Baran Rutkowski Michalak Szewczyk Ostrowski Tomaszewski Pietrzak
    Zalewski Wróblewska Marciniak Jasiński Jasińska Zawadzki Bąk Jakubowski Duda Sadowski Chmielewski Włodarczyk Borkowski Czarnecki
    Sokołowski Sokołowska Urbański Urbańska Kubiak Maciejewski Szczepański Szczepańska Wilk Kucharski Kalinowski Lis Mazurek Wysocki
    Kaźmierczak Sobczak Głowacki Głowacka Gołębiewski Gołębiewska Gąsior Gąsiorowski Łukasik Łęcki Łęcka Łuczak Łukaszewski Ćwikła Ćwiklińska
    Świątek Świderek Świderski Śliwa Śliwiński Żak Żukowski Żurawski Żurawska Źródło Błaszczyk Błażej Brzeziński Dąbrowicz Domański
    Gajdziński Grabowski Jędrzejewski Jóźwiak Kędzierski Kołodziej Kołodziejczyk Krawczyński Księżak Krzyżanowski Lewiński Małecki Mączyński
    Miłosz Niedźwiecki Olszański Pająk Pękala Przybył Rogoziński Różański Różycki Rębacz Skłodowska Słowik Sójka Stępniewski Strużyna
    Szczęsny Szczęsna Szpakiewicz Ślusarczyk Tomczyński Wąsik Węgrzyn Węglarz Wójtowicz Zając Zięba Ziółkowski Żółtowski
    Łódź Kraków Gdańsk Poznań Wrocław Rzeszów Częstochowa Białystok Toruń Tarnów Długa Świętokrzyska Źródlana Łąkowa Wolności
    Piłsudskiego Mickiewicza Kościuszki Słowackiego Główna Krótka Wąska Główny Sprzedaży sprzedaży jakości Zarządu Prezes
    Współwłaściciel Współwłaścicielka Właściciel Właścicielka Założyciel Współzałożyciel Inżynier Księgowa Księgowy Dyrektor Specjalista
    Wnętrz Usług Obsługi Dział Księgowość Spółka Technologii Przedstawiciel Zakupów Zarządzania Marketingu Pośrednik Środowiska
    Nieruchomości Rozwiązania Usługi Książki Szkoła Wydawnictwo Logistyki Budownictwo Łączymy Jakość myślą przyszłości`),
  cs: wordList(`Svoboda Marek Beran Urban Fiala Sedlák Zeman Moravec Holub Kadlec Bartoš Soukup Hana Logistika Stavby Energetika Čížek Čížková Buřilová Sklářství Vývoj Finanční Kateřina Katka Ředitelka U_Řeky Řeky Řeka Dílo Dům Dřevo Dřevařství Malířství Zámečnictví Účtárna Tiskárna Pražská Krátká Široká Úzká Školní Zahradní Lipová Polní Dlouhá Soukup Ondřej Strojírny Strojírenství Pekařství Říha Ječný Ječná Žďárský Žďárská Luboš Žižkova Nádražní Květinová Příkopě Děčín Ústí Jihlava Zlín Plzeň Říčany Obchodní Nákupu Zákaznický servis Technický Energetiku Řešení Tradice Česká Česko Republika Vaňková Dvořáček Dvořáčková Růžena Zákazníků Výroba Služby Účetnictví Stavebnictví Kovovýroba Truhlářství Zahradnictví Železářství Lékárna Jižní Východní Západní Vážení Správa Dílna Šárka Novák Nováková Svoboda Svobodová Novotný Novotná Dvořák Dvořáková Černý Černá Procházka Procházková Kučera Kučerová Veselý Veselá
    Horák Horáková Němec Němcová Pokorný Pokorná Marek Marková Pospíšil Pospíšilová Hájek Hájková Jelínek Jelínková Král Králová Růžička
    Růžičková Beneš Benešová Fiala Fialová Sedláček Sedláčková Doležal Doležalová Zeman Kolář Kolářová Navrátil Navrátilová Čermák Čermáková
    Vaněk Vaňková Urban Blažek Blažková Kříž Křížová Kovář Kovářová Bartoš Bartošová Vlček Vlčková Kopecký Kopecká Musil Šimek Šimková Konečný
    Konečná Malý Malá Čech Čechová Kadlec Štěpánek Štěpánková Holub Staněk Dostál Soukup Šťastný Šťastná Mareš Moravec Sýkora Sýkorová Tichý
    Valenta Vávra Matoušek Říha Ševčík Ševčíková Bureš Hruška Mašek Dušek Hlaváč Žák Žáková Šťovíček Řezníček Zahradník Kovařík Bílek Jiříček
    Vondráček Třebíč Plzeň Říčany Liberec Ředitel Ředitelka Obchodní Jednatel Společnost Manažer Manažerka Vývojář Účetní Advokátní Kancelář
    Poradenství Pojišťovna Lékař Zubní Správce Stavební Technický Výroby Nákupu Vedoucí Zástupce Majitel Náměstí Nádražní Třída Příkopy Pařížská
    Bratislava Košice Žilina Prešov Riaditeľ Konateľ Ďuriš Kováč Kováčová Horváth Tóth Nagy Balážová Šimko Hudák Žilinčík`),
  hu: wordList(`Varga Kiss Nagy Farkas Balogh Papp Simon Fekete Kocsis Katona Vincze Ingatlan Logisztika Projektmenedzser Marketing Vevőszolgálat vevőszolgálat Jövőt építünk Velünk Erős Kőbányai Petőfi Dózsa Vörösmarty Zöld Fehér Építési Vállalkozás Ügyfél Műhely Műszer Fűszer Gyümölcs Könyv Sütöde Ékszer Gépgyártó Gyártó gyártó Építőipari Építőipar Építő Szőlő Szőllősi Erdős Erdősi Erdősor Tűzoltó Fűzesi Kővári Kőszegi Nagyváradi Kürti Emőke Győző Hegedűs Minőség hűség Jövő Magyarország Budaörs Értékesítés Beszerzés Beszerzési Ügyfélszolgálat Üzleti Élelmiszer Művészet Szépség Egészség Fűtés Hűtés Gépipari Könyvvizsgáló Kőműves Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Oláh Simon Rácz Fekete
    Szilágyi Török Fehér Balázs Gál Kis Szűcs Kocsis Pintér Fodor Orsós Szalai Sipos Magyar Lukács Gulyás Biró Bíró Király Katona László Jakab Bogdán
    Balog Sándor Boros Fazekas Kelemen Váradi Antal Somogyi Fülöp Orosz Vincze Veres Hegedűs Budai Deák Pap Bálint Pál Illés Szőke Vörös Lengyel
    Bognár Bodnár Szücs Hajdu Hajdú Halász Máté Székely Gáspár Kozma Pásztor Bakos Dudás Virág Major Orbán Hegedüs Barna Novák Soós Nemes Pataki
    Faragó Borbély Kerekes Szekeres Barta Dobos Péter Csonka Mezei Márton Sárközi Berki Ügyvezető Igazgató Vezérigazgató Értékesítési Ügyvéd Építész
    Tanácsadó Mérnök Szoftverfejlesztő Könyvelő Fejlesztő Pénzügyi Műszaki Kereskedelmi Tulajdonos Alapító Fő Kossuth Petőfi Rákóczi Széchenyi Andrássy
    József Ferenc körút út tér Győr Pécs Székesfehérvár Nyíregyháza Kecskemét Debrecen Társa Építőipari Gépész Irodavezető Ügyfélkapcsolati`),
  tr: wordList(`Kaya Demir Aydin Arslan Kara Kurt Kaplan Polat Korkmaz Tekin Acar Turan Bulut Keskin Avci Toprak Uzun Genel Proje Lojistik Tekstil Mobilya Barış Işığın Peşinde Uğur Şirin Çınar Ağaç Yapı Işıl Sanayi Gıda Dış İç Ticaret Mağazacılık Ambalaj Çözüm Eğitimi Gıda Sağlık İnşaat Kılıçer Kılıçoğlu Taşçı Bağcı Çetinkaya İnceoğlu Şahinbaş Güneş Müşavir Müşaviri Satın Alma Sağlığınız için Geleceği inşa Çiçek Kadıköy Bulvarı Sokak Işık Iğdır Muğla Ataşehir Çamlıca Bostancı Ayşegül Sıla Sağlam Başaran Başar Tuğrul Çakmak Kaynakları Yazılım Danışmanlığı Müşavirlik Sigortacılık Taşımacılık Makina Kırtasiye Mobilya Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz
    Özcan Çakır Erdoğan Yavuz Can Acar Şen Aktaş Güler Yalçın Güneş Bozkurt Bulut Keskin Ünal Turan Gül Özer Işık Kaplan Avcı Sarı Tekin Taş Köse Yüksel
    Ateş Aksoy Coşkun Çiftçi Uçar Toprak Tunç Uzun Güngör Ergün Bilgin Karaca Dağ Gündoğdu Karadağ Erdoğdu Ağaoğlu Hacıoğlu İnan İpek Çalışkan Şener Şahan
    Müdür Müdürü Genel Satış Yönetim Kurulu Başkanı Yönetici Yöneticisi Mühendis Mühendisi Danışman Danışmanlık Avukat Uzmanı İnsan Kaynakları Müşteri İlişkileri
    Kurucu Ortağı Koordinatörü Pazarlama Üretim Bölge Proje Mimarlık Mühendislik İnşaat Gıda Turizm Sağlık Eğitim Yazılım Çözümleri Hizmetleri Ticaret
    Şirketi İstanbul İzmir Eskişehir Muğla Diyarbakır Şişli Beşiktaş Kadıköy Üsküdar Beyoğlu Çankaya Bağdat Cumhuriyet Atatürk İstiklal Caddesi Sokağı Mahallesi`),
};

/** Ends of family names that are always spelt so, by language: folded pattern and spelling. */
export const NAME_ENDINGS: Partial<Record<Language, [RegExp, string][]>> = {
  pl: [
    [/(?<=[aeiouy])nsk(?=[ia]$)/, 'ńsk'],
    [/l(?=ow(?:sk[ia]|icz)$)/, 'ł'],
    [/sl(?=aw[a]?$)/, 'sł'],
  ],
  cs: [
    [/ova$/, 'ová'],
    [/sky$/, 'ský'],
    [/cky$/, 'cký'],
  ],
  tr: [[/oglu$/, 'oğlu']],
};
