import type { PhoneKind } from '@cardsift/contacts/contact';
import ofCountries from './phone-labels.json' with { type: 'json' };
import registerNames from './register-names.json' with { type: 'json' };

/** What stands before (or behind) a phone number and says its kind; folded, `.` and case ignored. */
const LABELS_BY_KIND: Record<PhoneKind | 'other', string> = {
  cell: `mobile|mobil|mobiltelefon|mobilnummer|mob|cell|cellphone|cell phone|cellular|handy|natel|gsm|portable|port
    |movil|telemovel|telem|tlm|celular|cel|cellulare|mobiel|mobilni|matkapuhelin|gsm nr|komorka|kom|tel kom
    |telefon komorkowy|komorkowy|mobilni telefon|mobiltel|mobilszam|cep|cep tel|cep telefonu|gsm no|m|c|whatsapp
    |signal|telegram|hp|h p|wa|matk|kannykka|mobilais|mobiili|sms|k|g`,
  fax: `fax|telefax|fax nr|faxnummer|telecopie|telecopieur|telecopy|facsimile|faks|f|fx|belgegecer|telefaks|faksi
    |f ax|fax2email|fax to email|faxmail|efax|e fax`,
  work: `tel fax|tel e fax|tel y fax|tel et fax|tel und fax|tel u fax|tel and fax|telefon fax|telephone fax|phone fax|tel faks|tel i faks|t f|telephone|telefon|telefono|telefone|telefoon|telefonnummer|tel|tel nr|tel no|t|tf|tlf|tfn|puh|puhelin|phone
    |phone no|ph|p|fon|fono|rufnummer|office|office phone|buro|buero|bureau|kantoor|kontor|ufficio|oficina
    |escritorio|biuro|kancelar|iroda|ofis|work|direct|direct line|direct dial|dir|ddi|did|dd|durchwahl|direktwahl
    |direkt|direkte|ligne directe|directo|diretto|direto|doorkiesnummer|suora|bezposredni|primy|kozvetlen|dahili
    |main|mainline|main line|switchboard|zentrale|zentral|standard|centralita|centrale|centralino|vaxel
    |sentralbord|omstilling|vaihde|centrala|ustredna|kozpont|santral|reception|accueil|sans frais|lada sin costo|sin costo|numero verde|consultorio|turnos|toll free|tollfree
    |freephone|free phone|hotline|helpline|support|service|d|o|b|v|voice|call|tel direct|dect|tel office
    |tel work|tel mobile x|tel buro|hq|studio|praxis|shop|contact|call us|desk|appointments|appointment|booking|bookings|reservations|reservation|taproom|cellar door|fono|telef|telf|emergency|notdienst|24 hr service|whatsapp business|landline|festnetz|fixe|fixo|fijo
    |fisso|vast|fastnat|stacjonarny|pevna|vezetekes|sabit`,
  home: `home|private|privat|prive|domicile|casa|thuis|hem|hjem|koti|dom|prywatny|domu|otthon|ev|h|particulier|priv`,
  pager: `pager|beeper|pgr`,
  other: `vat|vat no|vat id|vat nr|ust|ust id|ustid|uid|uid nr|tva|n tva|iva|piva|c f|cf|nie|ape|naf|kvk nr|btw|bic
    |swift|iban|bank|konto|konto nr|blz|registergericht|steuernummer|steuer nr|st nr|cvr nr|se nr|org nr|orgnr
    |organisationsnummer|ic|vergi dairesi|v d|mersis|ticaret sicil no|company no|company number|company reg|reg no
    |registration no|registered|reg|license|licence|lic|lic no|colegiada|colegiado|n col|no col|col no|toque|bip|room
    |hall|booth|stand|c i f|c l f|clf|bleep|kt|atu|mn|m n|matricula|vkn|rc|gst|pan|cin|tin|cif nif|kvk nummer|cro
    |crm mg|prc|license no|licence no|npi|dre|dre no|nmls|bar no|ein|duns|po box|p o box|postfach|bp|cs|apartado
    |boite postale|postboks|postbus|cedex|isbn|id|no|nr|est|since|seit|depuis|rea|sdi|crm|rpps|finess|cp|cap|zip|plz
    |skype|ref|qq|wechat id|line id|kakao id|kakaotalk id`,
};

export type LabelKind = PhoneKind | 'other';

/**
 * Labels in Greek, Cyrillic and Thai letters as they are read: τηλ., κιν., φαξ, тел., моб., факс, โทร., and registers'
 * names: Α.Φ.Μ., ИНН, ОГРН, ЕИК, ПИБ, МБ. Chosen from what `training/world/read-labels.ts` prints: what is read often and is no word;
 * a few were met on cards.
 */
const LOOK_ALIKES: Partial<Record<LabelKind, string>> = {
  work: 'tna|tnl|tn2|ten|tej|ten oakc|tej oakc|tna oaz|tna dac|tna oac|ten pakc|tej pakc|ins|tns',
  cell: 'kiv|klv|kivnto|klvnto|kinhto|kivyto|mo6|m06|mo5|mo6wneh|mo6nneh|m06wneh|mo6inbhnn',
  fax: 'oaz|dac|oac|thac|oakc|thakc|dakc|pakc|bakc|akc',
  other:
    'aom|aqm|adm|athm|a o m|a 0 m|a d m|aoy|temh|remh|femh|mhh|whh|knn|orph|otph|epnoy|eapnoy|emk|ewk|nm5|n06|m5|m6|byjictat',
};

/**
 * Ours, and before them what the countries of our material write: `training/world/write-phone-labels.ts`; behind them
 * what countries call their registers and tax numbers, which are no telephone's.
 */
export const phoneLabels: ReadonlyMap<string, LabelKind> = new Map([
  ...(Object.entries(ofCountries) as [LabelKind, string[]][]).flatMap(([kind, labels]) =>
    labels.map((label): [string, LabelKind] => [label, kind]),
  ),
  ...(Object.entries(LABELS_BY_KIND) as [LabelKind, string][]).flatMap(([kind, words]) =>
    words
      .split('|')
      .map((word): [string, LabelKind] => [word.trim().replace(/\s+/g, ' '), kind])
      .filter(([word]) => word !== ''),
  ),
  ...(Object.entries(LOOK_ALIKES) as [LabelKind, string][]).flatMap(([kind, labels]) =>
    labels.split('|').map((label): [string, LabelKind] => [label, kind]),
  ),
  ...Object.values(registerNames)
    .flat()
    .map((name): [string, LabelKind] => [name, 'other']),
]);
