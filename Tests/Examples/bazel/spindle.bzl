"""Assets from a manifest: one action, whose output is a folder."""

def _assets(ctx):
    folder = ctx.actions.declare_directory(ctx.label.name)
    words = ctx.actions.args()
    words.add("build")
    words.add(ctx.file.manifest)
    words.add_all(["--out", folder.path, "--quiet"])

    # Actions with all their inputs known need no cache but Bazel's own.
    words.add("--no-cache")
    ctx.actions.run(
        executable = ctx.executable.spindle,
        arguments = [words],
        inputs = [ctx.file.manifest] + ctx.files.srcs,
        outputs = [folder],
        mnemonic = "Spindle",
        progress_message = "Building the assets of %{label}",
    )
    return [DefaultInfo(files = depset([folder]))]

spindle_assets = rule(
    implementation = _assets,
    doc = "Builds the assets of a manifest into a folder called as the target.",
    attrs = {
        "manifest": attr.label(allow_single_file = [".yaml", ".yml", ".json"], mandatory = True),
        "srcs": attr.label_list(allow_files = True, doc = "Everything that the manifest names."),
        "spindle": attr.label(
            default = "@spindle//:bin/spindle",
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)

def _installed(ctx):
    path = ctx.which("spindle")
    if path == None:
        fail("there is no spindle on the PATH")
    ctx.symlink(path, "bin/spindle")
    ctx.file("BUILD.bazel", "exports_files([\"bin/spindle\"])\n")

installed_spindle = repository_rule(
    implementation = _installed,
    doc = "The program that is on the PATH.",
    environ = ["PATH"],
    local = True,
)
