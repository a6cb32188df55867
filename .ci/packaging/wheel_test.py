"""What the Python package promises: wheel_test.py bare|full, where full has numpy, Pillow and IPython."""

import inspect
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import warnings

import spindle_indicators as spindle

EXPECTED = pathlib.Path(os.environ["EXPECTED"])


def raises(kind, function, *arguments, **options):
    try:
        function(*arguments, **options)
    except kind as error:
        return error
    raise AssertionError(f"{function.__name__}{arguments}{options} should raise {kind.__name__}")


def renders_files():
    made = spindle.render("fluent", to=["apng", "webp"], scale=(1, 2))
    assert dict(made) == {path.name: path.read_bytes() for path in (EXPECTED / "fluent").iterdir()}
    assert (made.name, made.frame_count, made.fps, made.loops) == ("fluent", 90, 60, True)
    label = spindle.render(indicator="linear", value=0.4, label="Übertragung, загрузка, טעינה, तैयार")
    assert label.data == (EXPECTED / "label.png").read_bytes()
    assert "4 files" in str(raises(ValueError, lambda: made.data))
    assert sorted(path.name for path in made.save("saved/deep")) == sorted(made)
    assert pathlib.Path("saved/deep/fluent.webp").read_bytes() == made["fluent.webp"]


def reads_files():
    pathlib.Path("brand.yaml").write_text("base: fiori-light\ncolors: {indicator: '#FF0000'}\n")
    for theme in ("brand.yaml", pathlib.Path("brand.yaml")):
        frame = spindle.frames(motion="fluent", theme=theme, frames=1)[0]
        assert any(frame.rgba[i : i + 4] == b"\xff\0\0\xff" for i in range(0, len(frame.rgba), 4))
    pathlib.Path("spec.yaml").write_text("{motion: fluent, frames: 2, name: written}")
    assert list(spindle.render("spec.yaml", scale=[1, 2])) == [
        "written-0000.png", "written-0000@2x.png", "written-0001.png", "written-0001@2x.png"]
    assert spindle.sheet(pathlib.Path("spec.yaml"), sheet={"columns": 1}).metadata["meta"]["size"] == {"w": 48, "h": 96}
    assert "label.error" in str(raises(TypeError, spindle.render, "spec.yaml", label={"error": "No"}))
    assert "twice" in str(raises(TypeError, spindle.render, "fluent", motion="carbon"))


def has_frames():
    frames = spindle.frames("carbon", size=20, frames=8)
    assert len(frames) == 8 and frames.loops and frames[1:3][0] is frames[1]
    assert (frames[0].width, frames[0].height, len(frames[0].rgba)) == (20, 20, 1600)
    assert abs(frames.fps * frames[0].duration - 1) < 1e-9
    assert "scale" in str(raises(ValueError, spindle.frames, "carbon", scale=[1, 2]))
    assert len(spindle.frames("carbon", scale=2)[0].rgba) == 96 * 96 * 4


def tells_errors():
    error = raises(spindle.SpindleError, spindle.render, "fluent", size="huge", colr=1)
    assert error.status == 65 and "colr" in str(error)
    error = raises(spindle.SpindleError, spindle.render, "fluent", size=-1, color="x")
    assert (error.option, error.file, error.line) == ("size", None, None) and error.others[0].option == "color" and str(error).startswith("size: ")
    error = raises(spindle.SpindleError, spindle.render, "none.yaml")
    assert error.status == 66 and error.file == "none.yaml"
    error = raises(spindle.SpindleError, spindle.run, "build", "--nothing")
    assert error.status == 64 and not str(error).startswith("Error")


def checks():
    pathlib.Path("wrong.yaml").write_text("theme: fiori-light\nstate: error\n")
    (finding,) = [f for f in spindle.check("wrong.yaml") if f.severity == "error"]
    assert (finding.rule, finding.line, finding.file) == ("error-without-label", 2, "wrong.yaml")
    assert str(finding).startswith("wrong.yaml:2:8: error: ") and finding.fix
    off = {"error-without-label": "the icon says it"}
    assert not [f for f in spindle.check("wrong.yaml", off=off) if f.severity == "error"]
    assert raises(spindle.SpindleError, spindle.check, "none.yaml").status == 66


def is_the_command():
    command = os.path.join(sys.prefix, "bin", "spindle")
    run = subprocess.run([command, "render", "-", "-o", "-", "--to", "webp"], input=b"{motion: fluent}", capture_output=True)
    assert run.stdout == (EXPECTED / "fluent/fluent.webp").read_bytes(), run.stderr
    assert subprocess.run([command, "render", "nothing"], capture_output=True).returncode == 64
    assert subprocess.check_output([command, "--version"], text=True).strip() == spindle.__version__
    pathlib.Path("watched.yaml").write_text("{version: 1, assets: {a: {motion: fluent, frames: 1}}}")
    process = subprocess.Popen([command, "build", "watched.yaml", "--out", "watched", "--watch"], stderr=subprocess.DEVNULL)
    while not os.path.exists("watched/a-0000.png"):
        time.sleep(0.02)
    process.send_signal(signal.SIGTERM)
    assert process.wait(20) in (143, -signal.SIGTERM), process.returncode
    subprocess.run([command, "build", os.environ["PROJECT"] + "/spindle.yaml", "--out", "built", "--quiet"], check=True)
    assert subprocess.run(["diff", "-r", "built", EXPECTED / "assets"]).returncode == 0


def shows_in_notebooks():
    one = spindle.render("fluent", to="svg")._repr_mimebundle_()
    assert one["image/svg+xml"].startswith("<svg") and 'src="data:image/svg+xml;base64,' in one["text/html"]
    two = spindle.render("fluent", to=["apng", "webp"], scale=2)._repr_mimebundle_()
    assert " 2x\"" in two["text/html"] and "data:image/webp" in two["text/html"] and "image/png" not in two
    assert "and 66 more" in spindle.render("fluent")._repr_html_()
    assert spindle.frames("fluent", frames=5)._repr_html_().count("<img ") == 5
    assert "text/html" not in spindle.render("fluent", to="lottie")._repr_mimebundle_()
    assert "theme_color" in inspect.signature(spindle.render).parameters


def has_arrays():
    import io

    import numpy
    from IPython.core.formatters import DisplayFormatter
    from PIL import Image

    # All forms of PNG that the program writes: few colors, one color, gray, opaque and not.
    requests = [{}, {"color": "black"}, {"color": "white", "background": "black"}, {"background": "steelblue"}, {"template": "white"},
                {"motion": "material-contiguous"}, {"present": {"name": "dialog", "message": "Saving"}, "theme": "fiori-light"},
                {"motion": "fluent", "size": 8, "background": "white", "color": "black"}]
    forms = set()
    for request in requests:
        for frame in spindle.frames(**{"motion": "fluent", "frames": 5, **request})[1:4]:
            image = Image.open(io.BytesIO(frame.png))
            forms.add(image.mode)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                expected = numpy.asarray(image.convert("RGBA"))
            assert numpy.array_equal(frame.array(), expected), (request, image.mode)
            assert numpy.array_equal(numpy.asarray(frame), expected) and numpy.array_equal(frame.image(), expected)
    assert len(forms) > 1, forms
    all_frames = spindle.frames("carbon", frames=8, size=16).array()
    assert all_frames.shape == (8, 16, 16, 4) and all_frames.dtype == numpy.uint8 and all_frames.flags.writeable
    shown, _ = DisplayFormatter().format(spindle.render("fluent", to="apng"))
    assert {"text/html", "image/png"} <= set(shown)
    shown, _ = DisplayFormatter().format(spindle.frames("fluent")[0])
    assert "image/png" in shown


def main(kind):
    proofs = [renders_files, reads_files, has_frames, tells_errors, checks, is_the_command, shows_in_notebooks]
    if kind == "full":
        proofs.append(has_arrays)
    else:
        raises(ImportError, spindle.frames("fluent", frames=1)[0].array)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for proof in proofs:
            proof()
        os.chdir("/")
    version = ".".join(map(str, sys.version_info[:2]))
    print(f"test-packages: the Python package does what it promises, in Python {version}, {kind}")


main(sys.argv[1])
