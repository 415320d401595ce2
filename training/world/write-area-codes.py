"""Writes the area codes of towns in countries where cards may leave them out, from what Google's libphonenumber knows
of numbers' places (PyPI's `phonenumbers`, Apache-2.0): `pip install phonenumbers && python3 write-area-codes.py`; it
prints how many towns each country has."""
import collections
import json
import pathlib
import re
import unicodedata

import phonenumbers
from phonenumbers import PhoneMetadata, PhoneNumber, PhoneNumberType
from phonenumbers.geodata import GEOCODE_DATA

COUNTRIES = pathlib.Path(__file__).parents[2] / "packages/card-reader/src/understand/country"
# Elsewhere a town with 8,000 people or more, as in towns.json. Here a village has a code of its own.
ALL_TOWNS = {"AT", "DE"}
# Of a town's ranges so many are in one area. The others are ranges that moved, or another town of that name.
MOST = 0.8
# Numbers of these kinds have an area code.
FIXED = (PhoneNumberType.FIXED_LINE, PhoneNumberType.FIXED_LINE_OR_MOBILE)
LETTERS = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ς": "σ"})


def folded(name):
    """As `lexemesOf` gives a name's words."""
    letters = unicodedata.normalize("NFD", name.lower())
    plain = "".join(each for each in letters if not unicodedata.combining(each)).translate(LETTERS)
    return " ".join(re.findall(r"[^\W_]+", plain))


def countries_of(prefix):
    """The countries of a calling code with which a prefix begins, and what follows it."""
    for length in (1, 2, 3):
        countries = phonenumbers.COUNTRY_CODE_TO_REGION_CODE.get(int(prefix[:length]))
        if countries:
            return int(prefix[:length]), countries, prefix[length:]
    raise ValueError(f"{prefix} begins with no calling code")


def area_of(code, plan, prefix):
    """The country and the area code of a fixed line that begins with a prefix; nothing if no line does."""
    for length in sorted(plan.possible_length, reverse=True):
        for digit in "23546781":
            national = prefix + digit * (length - len(prefix))
            number = PhoneNumber(country_code=code, national_number=int(national))
            if phonenumbers.number_type(number) in FIXED:
                size = phonenumbers.length_of_geographical_area_code(number)
                return (phonenumbers.region_code_for_number(number), national[:size]) if size else None
    return None


def towns_of(names):
    """“Chennai, Tamil Nadu”, “Salvador - BA” and “Kiel/Molfsee” without their states, each town by itself."""
    parts = (part for name in set(names.values()) for part in name.split("/"))
    return {folded(re.split(r",| - ", part)[0]) for part in parts} - {""}


known = {country: set(",".join(classes).split(",")) for country, classes in json.loads((COUNTRIES / "towns.json").read_text()).items()}
areas = collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
for prefix, names in GEOCODE_DATA.items():
    code, countries, national = countries_of(prefix)
    plan = PhoneMetadata.metadata_for_region_or_calling_code(code, countries[0]).fixed_line
    # Where numbers are never dialed without their area code, none leaves it out.
    area = plan.possible_length_local_only and area_of(code, plan, national)
    if not area:
        continue
    country, digits = area
    for town in towns_of(names):
        areas[country][town][digits] += 1

written = {}
for country in sorted(areas):
    towns = collections.defaultdict(list)
    for town, counts in areas[country].items():
        [(digits, count)] = counts.most_common(1)
        if count < MOST * sum(counts.values()):
            continue
        # Of an area without such a town the code alone is kept.
        towns[digits] += [town] if country in ALL_TOWNS or town in known.get(country, ()) else []
    written[country] = {digits: ",".join(sorted(towns[digits])) for digits in sorted(towns)}
    print(country, len(towns), "area codes,", sum(map(len, towns.values())), "towns")
text = json.dumps(written, ensure_ascii=False, indent=0, separators=(",", ":"))
(COUNTRIES / "area-codes.json").write_text(text + "\n")
