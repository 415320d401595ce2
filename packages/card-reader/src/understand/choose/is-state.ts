import { lexemesOf } from '../text/words.ts';
import { countryNamed } from '../world/country-names.ts';

/** What stands above the name of an authority. */
const STATE =
  /^(?:government|gouvernement|gobierno|governo|regierung|guvernul|vlada|rzad|republica|republic|republique|republik|republika|repubblica|kingdom|royaume|reino|state|estado|etat|staat|stat|federal|nacional|national|supremo|grand|gran|grao|duchy|duche|ducado|herzogtum|principality|principaute|principat|principado|furstentum|commonwealth|confederation|bundesrepublik|of|the|de|del|du|la|le|do|da)$/;

/** “GOBIERNO DEL ESTADO”, “Republic of Kenya”: whose authority it is. */
export function isState(text: string): boolean {
  const words = lexemesOf(text).filter((word) => !STATE.test(word));
  return words.length === 0 || countryNamed(words.join(' ')) !== undefined;
}

const JOINING = /^(?:of|the|de|del|du|la|le|do|da)$/;

/** “GOVERNMENT OF FIJI”: a state by its name, behind which its authority is named; “STATE” may begin that name. */
export function isNamedState(text: string): boolean {
  const words = lexemesOf(text).filter((word) => !JOINING.test(word));
  const own = words.filter((word) => !STATE.test(word));
  return own.length > 0 && own.length < words.length && countryNamed(own.join(' ')) !== undefined;
}
