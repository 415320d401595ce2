import { type WordList, wordList } from '../text/word-list.ts';
import type { Language } from './languages.ts';

/** Common given names by language, spelt with their diacritics; plain knowledge. */
export const GIVEN_NAMES_BY_LANGUAGE: Record<Language | 'other', WordList> = {
  en: wordList(`James John Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew
    Anthony Mark Donald Steven Paul Andrew Joshua Kenneth Kevin Brian George Timothy Ronald Edward Jason
    Jeffrey Ryan Jacob Gary Nicholas Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel
    Gregory Alexander Frank Patrick Raymond Jack Dennis Jerry Tyler Aaron Jose Adam Nathan Henry Douglas
    Zachary Peter Kyle Noah Ethan Jeremy Walter Christian Keith Roger Terry Austin Sean Gerald Carl Harold
    Dylan Arthur Lawrence Jordan Jesse Bryan Billy Bruce Gabriel Joe Logan Alan Juan Albert Willie Elijah
    Wayne Randy Vincent Mason Roy Ralph Bobby Russell Bradley Philip Phillip Eugene Oliver Harry Liam
    Oscar Leo Freddie Theo Archie Alfie Toby Simon Graham Neil Nigel Ian Stuart Colin Gareth Rhys Owen
    Craig Duncan Angus Callum Ewan Fergus Hamish Malcolm Declan Niall Cillian Eoin Oisín Seán Ciarán Conor
    Miles Max Luke Isaac Caleb Connor Evan Gavin Trevor Derek Clive Rupert Giles Hugh Felix Ross
    Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Sandra Margaret
    Ashley Kimberly Emily Donna Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia
    Dorothy Amy Kathleen Angela Shirley Emma Brenda Pamela Nicole Anna Samantha Katherine Christine Debra
    Rachel Carolyn Janet Maria Olivia Heather Helen Catherine Diane Julie Victoria Joyce Lauren Kelly
    Christina Ruth Joan Virginia Judith Evelyn Hannah Andrea Megan Cheryl Jacqueline Madison Teresa Abigail
    Sophia Martha Sara Gloria Janice Kathryn Ann Isabella Judy Charlotte Julia Grace Amber Alice Jean Denise
    Frances Danielle Marilyn Natalie Beverly Diana Brittany Theresa Kayla Alexis Doris Lori Tiffany Jane
    Claire Lucy Sophie Chloe Ella Poppy Freya Isla Harriet Imogen Phoebe Rosie Zoe Fiona Kirsty Eilidh
    Siobhán Niamh Aoife Saoirse Sinéad Gráinne Roisín Bronwyn Carys Gwen Tessa Holly Naomi Bethany Gemma
    Tom Tim Jim Bob Bill Mike Steve Dave Dan Ben Sam Alex Matt Nick Chris Rob Will Kate Liz Beth Jenny
    Priya Raj Amit Anil Sanjay Vijay Ravi Anita Sunita Deepak Rahul Neha Pooja Arjun Aisha Fatima Mohammed
    Muhammad Mohamed Ahmed Ali Omar Hassan Hussein Ibrahim Yusuf Layla Leila Yasmin Nadia Samir Karim Tariq
    Wei Ming Mei Ling Jin Hiroshi Kenji Yuki Akira Haruto Sakura Min Soo Ivy Ruby Hazel Iris Ada Nora Maya`),
  de: wordList(`Hans Peter Klaus Wolfgang Jürgen Günter Günther Dieter Manfred Uwe Bernd Horst Helmut Gerhard Werner Heinz
    Karl Walter Michael Thomas Andreas Stefan Stephan Christian Matthias Markus Martin Frank Jörg Torsten
    Thorsten Sven Dirk Ralf Rainer Holger Jens Kai Lars Tobias Sebastian Florian Philipp Daniel Alexander
    Benjamin Dominik Fabian Felix Jan Jonas Lukas Leon Maximilian Moritz Niklas Nils Paul Simon Tim Till
    Björn Heiko Olaf Volker Udo Ulrich Ulf Axel Achim Armin Bruno Carsten Karsten Christoph Clemens Detlef
    Eberhard Eckhard Emil Ernst Erwin Friedrich Fritz Georg Gregor Guido Gustav Hannes Harald Hartmut Henning
    Hermann Hubert Ingo Joachim Johannes Josef Julian Kilian Konrad Konstantin Kurt Ludwig Lothar Marcel Marco
    Marius Norbert Oskar Otto Patrick Rolf Rudolf Rüdiger Siegfried Theodor Tilman Tillmann Valentin Veit
    Wilhelm Winfried Falk Anton Korbinian Raphael Severin Urs Beat Reto Lennart Malte Ole Hauke Enno
    Anna Sabine Petra Monika Susanne Claudia Andrea Ursula Karin Renate Birgit Martina Gabriele Ingrid Helga
    Heike Christine Barbara Stefanie Nicole Katrin Kathrin Katharina Anja Tanja Silke Ute Kerstin Ulrike
    Christina Julia Sandra Melanie Daniela Sarah Lena Laura Lisa Hannah Leonie Marie Sophie Johanna Franziska
    Antje Astrid Bettina Brigitte Britta Carola Charlotte Cornelia Dagmar Doris Dorothea Elke Elisabeth Elfriede
    Eva Friederike Frieda Gerda Gisela Greta Hanna Hedwig Heidi Helene Henrike Hildegard Ilse Imke Inge Ines
    Irene Irmgard Jana Jutta Karoline Käthe Klara Lieselotte Luise Maike Meike Manuela Margarete Margit Marlene
    Marion Mathilde Mechthild Miriam Nadine Nina Pia Regina Rita Rosemarie Ruth Sigrid Silvia Simone Sonja
    Svenja Swantje Theresa Theresia Vera Verena Veronika Vanessa Wiebke Yvonne Annika Annette Anneliese
    Mareike Merle Nele Ronja Saskia Jule Jördis Frauke Undine Solveig Änne Bärbel Jörn Götz Sören Hans-Peter
    Karl-Heinz Anne-Marie Eva-Maria`),
  fr: wordList(`Jean Pierre Michel André Philippe Alain Bernard Jacques Daniel Gérard François Christian Claude Patrick
    Nicolas Christophe Laurent Frédéric Stéphane Olivier Pascal David Sébastien Julien Thierry Éric Éric Bruno
    Dominique Vincent Guillaume Thomas Alexandre Antoine Maxime Romain Mathieu Matthieu Benoît Cédric Fabien
    Fabrice Gilles Grégory Guy Henri Hervé Hugo Jérôme Joël Lionel Louis Luc Lucas Marc Marcel Mickaël Noël
    Paul Quentin Raphaël Raymond Rémi Rémy René Robert Roger Serge Sylvain Théo Timothée Xavier Yann Yannick
    Yves Adrien Arnaud Aurélien Baptiste Bastien Clément Corentin Damien Denis Didier Édouard Émile Émilien
    Étienne Florent Gaël Gaëtan Geoffroy Georges Ghislain Gaspard Jules Léon Loïc Ludovic Maël Martial Tristan
    Thibault Thibaut Tanguy Ugo Valentin Victor Jean-Pierre Jean-Luc Jean-Paul Jean-Marc Jean-Claude
    Marie Nathalie Isabelle Sylvie Catherine Françoise Monique Christine Martine Valérie Sandrine Véronique
    Céline Stéphanie Sophie Chantal Patricia Anne Brigitte Julie Aurélie Émilie Camille Léa Manon Chloé Inès
    Agathe Agnès Alexandra Alice Amandine Amélie Anaïs Anne-Sophie Annick Arlette Audrey Béatrice Bénédicte
    Bernadette Capucine Carine Caroline Cécile Charlène Charlotte Claire Clara Clémence Clotilde Colette
    Corinne Danielle Delphine Denise Diane Edith Élise Élisabeth Éléonore Élodie Emma Estelle Eugénie Éva
    Fabienne Fanny Florence Frédérique Gabrielle Gaëlle Geneviève Ghislaine Hélène Jacqueline Jeanne Joëlle
    Josiane Juliette Justine Karine Laetitia Laure Laurence Léonie Louise Lucie Lydie Madeleine Maëlle Marguerite
    Marianne Marine Marion Mathilde Maud Mélanie Michèle Mireille Muriel Myriam Nadège Nadine Nicole Noémie
    Odile Océane Pascale Pauline Perrine Rachel Régine Renée Rosalie Salomé Simone Solange Solène Suzanne
    Thérèse Valentine Virginie Viviane Yvette Yvonne Zoé Marie-Claire Anne-Laure`),
  es: wordList(`José Antonio Juan Manuel Francisco Luis Javier Miguel Ángel Carlos Jesús Alejandro Rafael Pedro Pablo
    Fernando Sergio Jorge Alberto Álvaro Diego Adrián Raúl Enrique Ramón Vicente Iván Rubén Óscar Andrés
    Joaquín Santiago Eduardo Víctor Roberto Jaime Mario Ignacio Marcos Salvador Ricardo Emilio Hugo Guillermo
    Gabriel Julián Gonzalo Martín Nicolás Tomás Lorenzo Esteban Félix Agustín Darío Elías Gael Germán Héctor
    Leandro Leonardo Matías Mateo Mauricio Maximiliano Moisés Rodrigo Samuel Saúl Sebastián Xavier Jordi Marc
    Pau Oriol Xavi Josep Joan Núria Nuria Montserrat Mercè Laia Iker Unai Aitor Iñaki Íñigo Begoña Nuño
    María Carmen Ana Isabel Laura Cristina Marta Dolores Lucía Pilar Elena Paula Raquel Sara Rosa Silvia Patricia
    Mercedes Teresa Rocío Beatriz Alicia Irene Andrea Sandra Julia Nuria Encarnación Inés Sonia Lorena Susana
    Margarita Natalia Ángela Claudia Sofía Valentina Gabriela Daniela Carolina Alejandra Verónica Mónica
    Adriana Amparo Antonia Aurora Azucena Blanca Catalina Concepción Consuelo Esperanza Estefanía Eva Fátima
    Gloria Graciela Guadalupe Ximena Jimena Lidia Lola Lourdes Luisa Macarena Manuela Marina Marisol Maite
    Miriam Nieves Noelia Olga Rebeca Soledad Tatiana Victoria Yolanda Itziar Leire Ainhoa`),
  pt: wordList(`João Manuel António Francisco Paulo Pedro Luís Carlos Tiago Rui Nuno Miguel Ricardo Bruno Hugo André
    Gonçalo Diogo Duarte Filipe Henrique Joaquim Jorge Sérgio Vasco Vítor Zé Rodrigo Afonso Álvaro Fábio
    Flávio Guilherme Gustavo Leandro Marcelo Mateus Murilo Otávio Renato Thiago Vinícius Wagner Caio Cauã Davi
    Maria Ana Catarina Inês Joana Mariana Beatriz Matilde Leonor Rita Sofia Margarida Teresa Helena Luísa
    Conceição Fernanda Filipa Graça Juliana Letícia Lívia Luana Lurdes Mafalda Madalena Natália Patrícia
    Raquel Renata Sílvia Tânia Vânia Bárbara Bruna Camila Cláudia Débora Érica Fabiana Flávia Gabriela Larissa
    Lúcia Simone Tatiane Thaís Rosário Mónica`),
  it: wordList(`Giuseppe Giovanni Antonio Mario Luigi Francesco Angelo Vincenzo Pietro Salvatore Carlo Franco Domenico
    Bruno Paolo Michele Giorgio Aldo Sergio Luciano Alessandro Andrea Marco Matteo Lorenzo Luca Davide Simone
    Federico Riccardo Stefano Fabio Roberto Claudio Massimo Maurizio Alberto Enrico Gianluca Giacomo Filippo
    Gabriele Daniele Emanuele Edoardo Tommaso Nicola Nicolò Niccolò Leonardo Raffaele Pasquale Renato Sandro
    Silvio Tiziano Umberto Valerio Vittorio Walter Dario Diego Elia Emilio Ettore Ezio Fabrizio Gaetano
    Gennaro Gianni Giancarlo Gianpaolo Gino Giulio Guido Ivano Jacopo Livio Manuel Mauro Mirko Mattia Omar
    Orazio Ottavio Piero Rocco Romano Ruggero Samuele Saverio Ugo Cesare Corrado Cristiano
    Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca Antonietta Concetta
    Giulia Chiara Sara Martina Elisa Elena Alessandra Federica Silvia Valentina Paola Laura Simona Roberta
    Daniela Barbara Monica Claudia Cristina Stefania Patrizia Michela Ilaria Giorgia Eleonora Beatrice Alice
    Arianna Aurora Benedetta Bianca Camilla Carlotta Carla Cecilia Clara Costanza Debora Donatella Elisabetta
    Emanuela Emma Enrica Erica Fabiana Fiorella Flavia Franca Gaia Gabriella Giada Ginevra Graziella Ines
    Irene Isabella Lidia Linda Livia Lorenza Loredana Luisa Manuela Margherita Marina Marta Matilde Miriam
    Nadia Nicoletta Noemi Ornella Raffaella Rebecca Rita Rosanna Sabrina Serena Sofia Sonia Susanna Tiziana
    Veronica Vittoria Viola Viviana Letizia`),
  nl: wordList(`Johannes Jan Cornelis Hendrik Willem Pieter Jacobus Gerrit Jeroen Bart Bas Daan Sander Maarten Martijn
    Marcel Mark Michiel Niels Paul Peter Rob Ruud Stefan Sjoerd Thijs Tim Tom Wouter Joost Joris Jasper Jelle
    Kees Koen Lars Lodewijk Luuk Maurits Menno Mees Nico Onno Pim Pepijn Rens Rik Roel Ruben Rutger Siebe
    Sven Teun Theo Ton Twan Wim Wessel Ype Arjan Arjen Arie Bram Casper Coen Diederik Dirk Erik Floris Frits
    Geert Gijs Guus Hein Henk Hugo Huub Ivo Jaap Joep Jorrit Anouk Anneke Annelies Annemarie Astrid Babette
    Carla Carlijn Corrie Dieuwke Doortje Els Ellen Esther Eefje Femke Fenna Fleur Floor Geertje Gerda Greetje
    Hanneke Hilde Ilse Ineke Inge Ingrid Iris Jacqueline Janneke Jannie Jet Jolanda Joke Josje Judith Karin
    Kim Lieke Lies Liesbeth Lotte Loes Maaike Maartje Madelief Manon Margriet Marieke Marijke Marjan Marlies
    Marloes Merel Mieke Mirjam Monique Myrthe Nienke Noortje Paulien Petra Renske Roos Saskia Sanne Sietske
    Simone Sofie Suzanne Tamara Tessa Tineke Truus Vera Willemijn Wilma Yvonne Daniëlle Zoë Noëlle Loïs`),
  sv: wordList(`Lars Anders Johan Erik Karl Per Nils Jan Lennart Mikael Hans Göran Bengt Fredrik Gunnar Sven Bo Åke Björn
    Daniel Magnus Mattias Jonas Henrik Olof Leif Stefan Ulf Håkan Jörgen Kjell Rolf Roger Sten Stig Tommy
    Torbjörn Tore Viktor Axel Emil Gustav Hugo Ludvig Linus Love Melker Måns Oskar Rasmus Sixten Simon Tobias
    Ville Albin Alvar Arvid Edvin Elis Elias Filip Hampus Jesper Joakim Jakob Kristoffer Kristian Marcus
    Patrik Pontus Robin Sebastian Staffan Ture Ragnar
    Anna Eva Maria Karin Kristina Lena Sara Kerstin Emma Ingrid Marie Malin Jenny Hanna Birgitta Annika Gunilla
    Elin Johanna Linda Monica Susanne Sofia Ulla Elisabeth Cecilia Ulrika Åsa Åse Camilla Ida Helena Ebba
    Agneta Agnes Alva Amanda Anette Anneli Astrid Barbro Berit Britt Carin Ellen Elsa Emelie Erika Ester Felicia
    Frida Gun Gunnel Helene Inger Inga Jessica Josefin Julia Katarina Klara Lina Linnéa Lisa Louise Lovisa
    Madeleine Margareta Marianne Matilda Moa Märta Nina Pernilla Pia Rebecka Rut Saga Signe Siv Sonja Therese
    Tilde Tove Tuva Ulrika Vera Viveka Wilma Yvonne Öyvind Maja Märit`),
  no: wordList(`Bjørn Jørgen Jørn Søren Kåre Øystein Øyvind Ørjan Pål Pål Ståle Håkon Haakon Harald Olav Ole Odd Morten Geir
    Svein Terje Trond Tor Thor Torstein Vegard Vidar Yngve Asbjørn Arne Atle Audun Bård Dag Egil Einar Eirik
    Eivind Endre Espen Frode Gaute Gudbrand Gunnar Hallvard Helge Idar Ivar Jarle Jo Joar Jon Jostein Kjetil
    Knut Kristian Kristoffer Lasse Leiv Magne Marius Mats Nikolai Oddvar Oddbjørn Petter Pål Rune Roar Sigurd
    Sindre Sivert Sondre Stein Steinar Sverre Tarjei Torbjørn Tormod Trygve Tarald Ingrid Ingeborg Kari Kristin
    Liv Marit Randi Silje Siri Solveig Sunniva Synnøve Tone Torill Turid Unni Vigdis Wenche Åshild Aud Aslaug
    Astri Bente Benedikte Bodil Borghild Brit Elise Gro Grete Guri Hege Heidi Hilde Hildur Ragnhild Reidun
    Ane Anne Marte Mette Nora Oda Oddny Thea Tiril Tuva Vilde`),
  da: wordList(`Jens Mads Rasmus Niels Michael Hans Henrik Thomas Christian Martin Kim Jesper Mikkel Anders Lasse Kasper
    Frederik Christoffer Claus Carsten Bent Brian Børge Ebbe Erling Esben Flemming Finn Gorm Hjalmar Holger
    Jacob Jakob Jannik Jeppe Jonatan Kaj Karsten Kenneth Klaus Kurt Magnus Malthe Mogens Nikolaj Oliver Palle
    Peder Poul Preben Steen Svend Søren Troels Torben Ulrik Valdemar Villads Viggo Aage Åge
    Kirsten Hanne Helle Inge Lone Mette Pia Susanne Tina Gitte Jette Bente Birthe Birgit Camilla Charlotte
    Ditte Dorte Dorthe Else Freja Gerda Grethe Heidi Ida Inger Jytte Karen Kamilla Karoline Lærke Laerke Line Lis
    Lise Lisbeth Lotte Louise Maj Maja Majken Maren Marianne Marie Merete Michelle Nanna Naja Rikke Signe Sidsel
    Sigrid Sofie Stine Tove Trine Ulla Vibeke Winnie Anne-Mette Åse`),
  fi: wordList(`Matti Juha Jukka Timo Kari Antti Mikko Ville Janne Jari Jussi Heikki Pekka Sami Petri Markku Eero Esa Ilkka
    Jaakko Jorma Kalle Lauri Olli Pasi Risto Seppo Tapio Teemu Tero Tuomas Veikko Päivi Aino Anneli Anni Elina
    Hanna Heli Helmi Henna Jaana Johanna Kaisa Katja Kirsi Laura Leena Liisa Marja Merja Minna Outi Riikka
    Ritva Saara Sanna Satu Sari Sirpa Tarja Tiina Tuula Ulla Venla Väinö`),
  pl: wordList(`Jan Andrzej Piotr Krzysztof Stanisław Tomasz Paweł Józef Marcin Marek Michał Grzegorz Jerzy Tadeusz Adam
    Łukasz Zbigniew Ryszard Dariusz Henryk Mariusz Kazimierz Wojciech Robert Mateusz Marian Rafał Jacek Janusz
    Mirosław Maciej Sławomir Jarosław Kamil Wiesław Roman Władysław Jakub Artur Zdzisław Edward Mieczysław
    Damian Dawid Przemysław Sebastian Czesław Leszek Daniel Waldemar Bartosz Bartłomiej Bogdan Bogusław Filip
    Hubert Igor Kacper Karol Konrad Krystian Lech Miłosz Norbert Patryk Radosław Szymon Wiktor Witold Wacław
    Zygmunt Żaneta Anna Maria Katarzyna Małgorzata Agnieszka Krystyna Barbara Ewa Elżbieta Zofia Janina Teresa
    Joanna Magdalena Monika Jadwiga Danuta Irena Halina Helena Beata Aleksandra Marta Dorota Marianna Grażyna
    Jolanta Stanisława Iwona Karolina Bożena Urszula Justyna Renata Alicja Paulina Sylwia Natalia Wanda
    Agata Aneta Izabela Ewelina Marzena Wiesława Genowefa Patrycja Kazimiera Edyta Stefania Zuzanna Julia
    Kinga Weronika Łucja Martyna Milena Oliwia Emilia Gabriela Hanna Amelia Maja Lena Kamila Klaudia Bogumiła
    Bronisława Dominika Lidia Mirosława Wioletta Żaklina Róża Ludwika Lucyna`),
  cs: wordList(`Jiří Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk Václav František Michal Milan Karel Lukáš
    Jakub David Vladimír Ladislav Roman Ondřej Stanislav Marek Radek Daniel Antonín Vojtěch Filip Adam Miloslav
    Matěj Aleš Jaromír Libor Dominik Patrik Vladislav Štěpán Oldřich Rudolf Luboš Lubomír Bohumil Vít Vlastimil
    Zbyněk Kamil Kryštof Dušan Hynek Igor Ivo Juraj Ján Ľubomír Matúš Radim Rostislav Šimon Tadeáš Viktor
    Bohuslav Břetislav Bořivoj Čeněk Svatopluk Otakar
    Jana Marie Eva Hana Anna Lenka Kateřina Lucie Věra Petra Alena Veronika Jaroslava Tereza Martina Jitka
    Ludmila Helena Michaela Zdeňka Ivana Jarmila Monika Zuzana Marcela Markéta Eliška Dana Marta Irena Vlasta
    Božena Barbora Pavla Dagmar Kristýna Andrea Klára Růžena Gabriela Adéla Libuše Šárka Simona Iveta Miroslava
    Renata Natálie Nikola Denisa Květa Olga Radka Romana Soňa Vendula Žaneta Naděžda Magdaléna Daniela Bohumila
    Blanka Drahomíra Alžběta Anežka Ľubica Ľudmila Mária Katarína`),
  hu: wordList(`László István József János Zoltán Sándor Gábor Ferenc Attila Péter Tamás Zsolt Tibor András Csaba Imre
    Lajos György Balázs Gyula Mihály Róbert Krisztián Károly Béla Dániel Dávid Norbert Ádám Bence Miklós Máté
    Richárd Viktor Márton Levente Gergő Gergely Géza Kálmán Kristóf Márk Milán Botond Barnabás Bálint Áron Ákos
    Antal Árpád Dénes Elemér Endre Ernő Győző Iván Jenő Kornél Lóránt Nándor Ottó Ödön Pál Rezső Roland
    Szabolcs Szilárd Tivadar Vilmos Zsigmond Örs Előd
    Mária Erzsébet Katalin Ilona Éva Anna Zsuzsanna Margit Judit Ágnes Andrea Erika Julianna Krisztina Irén
    Magdolna Edit Eszter Mónika Szilvia Gabriella Anita Anikó Tímea Rita Beáta Viktória Melinda Tünde Réka
    Nikolett Zsófia Dóra Klára Piroska Marianna Ibolya Rozália Hajnalka Ildikó Gyöngyi Györgyi Enikő Emese
    Bernadett Boglárka Borbála Csilla Dorottya Emília Fanni Flóra Fruzsina Hanna Henrietta Kinga Lilla Luca
    Noémi Nóra Orsolya Petra Sára Szabina Teréz Veronika Virág Zita Zsuzsa Bettina Dalma Csenge`),
  tr: wordList(`Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman
    Abdullah Mahmut Recep Salih Fatih Kadir Emre Kemal Kerem Hakan Burak Serkan Orhan Cem Can Cengiz Volkan
    Onur Ozan Oğuz Oğuzhan Okan Özgür Özkan Selim Selçuk Serdar Sinan Şahin Şükrü Tarık Tolga Tuncay Turgut
    Uğur Ufuk Umut Utku Ümit Yalçın Yasin Yavuz Yiğit Yılmaz Barış Berk Bora Bülent Çağrı Çağlar Deniz Doğan
    Engin Erdem Erdoğan Erhan Erkan Ersin Ertuğrul Gökhan Güven Harun İlker İlhan Kaan Koray Levent Mert Metin
    Nihat Necati
    Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Zehra Sultan Hanife Merve Havva Zeliha Esra Fadime Özlem
    Hacer Yasemin Hülya Cemile Sevim Gülsüm Leyla Dilek Büşra Aysel Songül Kübra Halime Esma Aynur Hayriye
    Kadriye Tuğba Rabia Sevgi Derya Nurcan Türkan Gülay Filiz Pınar Sibel Ebru Nur Nuray Gizem Gül Gülşen Aslı
    Aylin Aysun Arzu Asuman Bahar Banu Başak Begüm Belgin Berna Betül Burcu Canan Ceren Ceyda Çiğdem Damla
    Defne Demet Didem Duygu Ece Eda Ekin Elçin Feride Figen Füsun Gamze Gonca Gökçe Handan Hande İpek İrem
    Işıl Jale Lale Melike Meltem Mine Müge Nazlı Neslihan Nesrin Nihal Nilgün Nilüfer Oya Özge Pelin Perihan
    Seda Selin Selma Sema Serap Sevda Sevinç Simge Şebnem Şule Tuba Tülay Tülin Yeşim Yıldız Zerrin Ayla`),
  other:
    wordList(`Ivan Dmitri Dmitry Sergei Sergey Alexei Alexey Andrei Andrey Mikhail Nikolai Nikolay Oleg Igor Boris
    Vladimir Yuri Pavel Viktor Svetlana Olga Natalia Tatiana Irina Ekaterina Anastasia Ludmila Oksana Yulia
    Galina Marko Nikola Luka Ante Ivica Goran Zoran Dragan Milan Miloš Nenad Bojan Dejan Vladan Slobodan Stjepan
    Tomislav Krešimir Matej Matija Rok Žiga Anže Jure Janez Maja Ivana Jelena Milica Dragana Snežana Vesna
    Željka Nataša Mateja Urška Špela Živa Ion Gheorghe Vasile Mihai Andrei Alexandru Ștefan Ștefania Răzvan
    Cătălin Cristian Dan Florin Radu Sorin Vlad Bogdan Elena Ioana Maria Andreea Mihaela Raluca Simona Anca
    Alina Corina Roxana Georgios Dimitrios Konstantinos Nikolaos Ioannis Panagiotis Christos Spyros Stavros
    Kostas Yannis Eleni Katerina Sophia Despina Foteini Jonas Tomas Mindaugas Andrius Gintaras Jurgita Rasa
    Kristīne Jānis Andris Māris Edgars Ilze Līga Inese Tõnu Jaan Toomas Mart Kadri Piret`),
};

/** All of them, whatever the language. */
export const givenNames: WordList = new Map(
  Object.values(GIVEN_NAMES_BY_LANGUAGE).flatMap((names) => [...names]),
);
