# A Homebrew formula for a tap of your own, which builds Spindle from a Git repository:
#
#   export HOMEBREW_SPINDLE_GIT=https://…
#   brew install --HEAD YOU/TAP/spindle
#
# Nobody has run it yet: tests check only its Ruby.
class Spindle < Formula
  desc "Draw progress indicators as frames, sprite sheets, animations and vectors"
  license "Apache-2.0"
  head ENV.fetch("HOMEBREW_SPINDLE_GIT", ""), using: :git

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cairo"
  depends_on "libdeflate"
  depends_on "libyaml"
  depends_on macos: :sequoia
  depends_on "pango"
  depends_on "webp"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "spindle"
    system ".packaging/install", ".build/release/spindle", prefix
  end

  test do
    system bin/"spindle", "render", "fluent", "-o", "spinner.svg"
    assert_predicate testpath/"spinner.svg", :exist?
    assert_match "spindle-render", (man1/"spindle.1").read
  end
end
