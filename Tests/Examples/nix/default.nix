# Assets from a manifest with Nix: nix-build --arg spindle /usr/local, or another folder with bin/spindle. For one that is the same
# for everybody, take a release instead:
#
#     spindle = builtins.fetchTarball { url = "https://…/spindle-…-linux-x86_64.tar.xz"; sha256 = "…"; };
{
  spindle,
  system ? builtins.currentSystem,
}:
let
  program = builtins.path {
    name = "spindle";
    path = spindle;
    # The program, and what sets texts.
    filter = path: kind: builtins.match ".*/(bin|bin/spindle|lib|lib/spindle|lib/spindle/.*)" path != null;
  };
  # Everything that the manifest names.
  source = builtins.path {
    name = "source";
    path = ./.;
    filter = path: kind: kind == "directory" || builtins.match ".*[.](yaml|yml|json|png|apng|gif|webp|svg|csv|log|txt|ttf|otf|ttc|otc|woff2)" path != null;
  };
in
derivation {
  name = "assets";
  inherit system;
  builder = "${program}/bin/spindle";
  # The store is a cache itself. A name in the manifest makes the record the same whatever paths are called.
  args = [ "build" "${source}/spindle.yaml" "--out" (placeholder "out") "--quiet" "--no-cache" ];
}
