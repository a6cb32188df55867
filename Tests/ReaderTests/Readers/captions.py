"""Prints the captions of a WebVTT file as JSON: their times in milliseconds, and their texts."""
import html
import json
import sys

import webvtt

captions = [
    {
        "start": caption.start_in_seconds * 1000 + int(caption.start.split(".")[1]),
        "text": html.unescape(caption.text),
    }
    for caption in webvtt.read(sys.argv[1])
]
print(json.dumps(captions))
