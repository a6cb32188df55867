"""Prints what the Unicode CLDR says of languages, as Babel carries it: cldr.py AMOUNTS LANGUAGE…, where AMOUNTS are whole numbers
with commas between them.

Each line has a language, what is said, and the text, with tabs between them: a name in English, a name of its own, the script, the
direction, and for each amount the number, the percentage, the plural category and the time in each unit.
"""
import sys
import unicodedata

from babel import Locale
from babel.core import get_global

# Which script a language is in where its tag does not say so.
SUBTAGS = get_global("likely_subtags")
DIGITS = {"latn": "DIGIT", "arab": "ARABIC-INDIC DIGIT", "arabext": "EXTENDED ARABIC-INDIC DIGIT", "beng": "BENGALI DIGIT"}
NAMES = "ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE".split()


def in_digits(number, system):
    """A number in the digits of a numbering system."""
    return "".join(unicodedata.lookup(f"{DIGITS[system]} {NAMES[int(digit)]}") for digit in str(number))


def with_unit(locale, unit, amount, number):
    """A number with a unit in its short form. Babel's own function has neither digits nor the form that others fall back to."""
    forms = locale._data["unit_patterns"][f"duration-{unit}"]["short"]
    return forms.get(locale.plural_form(amount), forms["other"]).replace("{0}", number)


def facts(tag, amounts):
    """What is said of a language."""
    locale = Locale.parse(tag, sep="-")
    likely = SUBTAGS.get(str(locale)) or SUBTAGS[locale.language]
    system = locale.default_numbering_system
    sign = locale.number_symbols[system].get("percentSign", "%")
    pattern = locale.percent_formats[None]
    yield "english name", locale.get_display_name("en")
    yield "own name", locale.get_display_name()
    yield "script", locale.script or likely.split("_")[1]
    yield "direction", locale.text_direction
    for amount in amounts:
        number = in_digits(amount, system)
        yield f"number {amount}", number
        yield f"percent {amount}", (pattern.prefix[0] + number + pattern.suffix[0]).replace("%", sign)
        yield f"category {amount}", locale.plural_form(amount)
        for unit in "second", "minute", "hour", "day":
            yield f"{unit} {amount}", with_unit(locale, unit, amount, number)


sys.stdout.reconfigure(encoding="utf-8", newline="\n")
for tag in sys.argv[2:]:
    for name, text in facts(tag, [int(amount) for amount in sys.argv[1].split(",")]):
        print(tag, name, text, sep="\t")
