/** Letters behind a name: degrees, chambers, honours. Compared without dots, capitals ignored. */
const SUFFIXES = new Set(
  `phd dphil md do dds dmd dvm jd llb llm llmeur ba bsc bs beng barch ma msc ms meng march mba emba mphil mpa mpp
  mph msn bsn rn np pa pac cpa cfa cma acca fcca aca fca cfp pmp prince2 csm preng msaice pr di dipleng bacc csa
  facc facp arb reb cfpr bds mbbs mbchb mrcvs frcvs cpeng racp fracgp frcpc dch bvsc bcom hons acis fcis cenv csci
  pmi-acp acs frm caia cams ccim sior cre mai sra ncarb leed-ap se rls pls psm crisc sres srs psa ahwd epro crb
  cfre atc otr ccc-slp anp fnp-c mha mpt eit dabr facog faap faan fcps mrcog frcog frcr ffa fia asa fsa ceng miet
  fiet mciwem ieng cphys cchem fcs facs frcs mrcp frcp mrcgp mrcs faia aia riba frics mrics ra leed leedap pharmd
  psyd edd dba dsc dlitt esq esquire jr sr ii iii iv kc qc obe mbe cbe ficb cissp cisa itil shrm shrmcp phr sphr
  cipd mcipd fcipd mim fcim mcim mciob fciob mice fice mimeche mrpharms lcsw lmft bcba ot slp dpt dc nd lac rd cpt
  csp hon od dipling dipl-ing mag dipl bed frsa fba frs frse rea mcmi mba's gri crs abr csca chfc clu cpcu csc
  drsc ing ir`.split(/\s+/),
);

/** Words before a name: degrees, forms of address, ranks. Compared without dots, capitals ignored. */
const PREFIXES = new Set(
  `priv-doz privdoz pd univ-prof dr-ing dr dr-med dipl-ing dipl-kfm prof professor mr mrs ms miss mx sir dame lord lady rev reverend fr hon judge capt captain col major gen lt sgt
  herr frau hr fr dipling dipl ing mag drmed drjur drphil drrernat dring med jur phil rer nat habil phdr mudr judr rndr
  paeddr mgr bc bca ingarch arch doc mvdr pharmdr thdr dott dottssa ssa avv geom rag sig sigra
  m mme mlle maitre me pr docteur don dona dna d sr sra srta lic licda doutor doutora eng engo enga dra
  arq drs dhr mevr mw ir ing bc mr heer mevrouw hab inz lek mec univ gr
  fh tu atty ca engr ozv ifj id prof av uzm op doc yrd`.split(/\s+/),
);

/** “BComm”, “MEd”, “BSocSc”: bachelors and masters of whatever. */
const DEGREE =
  /^[bm](?:a|sc|socsc|comm?|eng|ed|mus|bus|arch|pharm|phil|tech|admin|econ?|fin|acc|cs|ls|la|des|fa|stat|nurs|vb|vsc|hsc|appsc|cl|aiasc|pol)(?:hons)?$/;

const bare = (word: string) =>
  word
    .toLowerCase()
    // NFKD: “Mª” is María, and not the M. of Monsieur.
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, '');

export function isCredential(word: string): boolean {
  return (
    SUFFIXES.has(bare(word)) || DEGREE.test(bare(word)) || /^(?:[A-Z]\.){2,4}[A-Z]?$/.test(word)
  );
}

export function isHonorific(word: string): boolean {
  return PREFIXES.has(bare(word));
}
