"""Prints the captions of a WebVTT file as JSON: their times in milliseconds, and their texts."""
import html
import json
import sys

import webvtt


def milliseconds(stamp):
    hours, minutes, seconds = stamp.split(":")
    return round((int(hours) * 3600 + int(minutes) * 60 + float(seconds)) * 1000)


captions = [
    {"start": milliseconds(caption.start), "text": html.unescape(caption.text)}
    for caption in webvtt.read(sys.argv[1])
]
print(json.dumps(captions))
