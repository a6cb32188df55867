"""A page on which many vector pictures stand beside each other, to be looked at all at once."""

import pathlib

WIDTH = 1000


def places(cases):
    """Boxes in rows, left to right, as (x, y), and the height of all."""
    result, x, y, row = [], 0, 0, 0
    for case in cases:
        width, height = (int(case[key]) + 4 for key in ("width", "height"))
        if x + width > WIDTH:
            x, y, row = 0, y + row, 0
        result.append((x, y))
        x, row = x + width, max(row, height)
    return result, y + row


def page(browser, folder, cases, content, head=""):
    """Opens the page; returns where its boxes are."""
    boxes, height = places(cases)
    browser.call("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
    browser.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=height, deviceScaleFactor=2, mobile=False)
    file = pathlib.Path(folder) / "page.html"
    divs = (
        f'<div style="left:{x}px;top:{y}px;width:{case["width"]}px;height:{case["height"]}px">{content(case)}</div>'
        for case, (x, y) in zip(cases, boxes))
    file.write_text(
        '<!doctype html><meta charset="utf-8"><style>div { position: absolute } svg, img, canvas { display: block }</style>'
        + head + "".join(divs))
    browser.navigate(file.as_uri())
    return boxes


def crop(picture, case, box):
    scale = case["scale"]
    left, top = (int(n * scale) for n in box)
    return picture.crop((left, top, left + case["pixels"][0], top + case["pixels"][1]))
