"""Reads the middle of every PNG, APNG and WebP of a folder through its own profile, by LittleCMS.

Usage: profile_colors.py FOLDER

Prints a JSON object: for each picture the CIE Lab of its middle under D50. A profile that is not as the standard has it, or is not named
Display P3, ends the script.
"""

import io
import json
import pathlib
import sys

from PIL import Image, ImageCms

found = {}
for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    if path.suffix not in (".png", ".apng", ".webp"):
        continue
    with Image.open(path) as image:
        profile = ImageCms.ImageCmsProfile(io.BytesIO(image.info["icc_profile"]))
        pixel = Image.new("RGB", (1, 1), image.convert("RGB").getpixel((image.width // 2, image.height // 2)))
    if ImageCms.getProfileDescription(profile).strip() != "Display P3":
        sys.exit(f"{path.name}: {ImageCms.getProfileDescription(profile)}")
    lab = ImageCms.profileToProfile(
        pixel, profile, ImageCms.createProfile("LAB"), ImageCms.Intent.RELATIVE_COLORIMETRIC, outputMode="LAB")
    lightness, a, b = lab.tobytes()
    signed = [value - 256 if value > 127 else value for value in (a, b)]
    found[path.name] = [lightness / 2.55, *signed]
print(json.dumps(found))
