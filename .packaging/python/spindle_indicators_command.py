"""The command ``spindle``. It stands by itself: to import the whole module takes longer than most renders."""

import os
import sys

#: The path of the program that the package carries.
PROGRAM: str = os.path.join(os.path.dirname(os.path.abspath(__file__)), "spindle_indicators", "program", "bin", "spindle")


def main() -> None:
    """This process becomes the program, with its streams, signals and exit status."""
    os.execv(PROGRAM, ["spindle", *sys.argv[1:]])
