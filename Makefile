# Only Swift and make have to be installed; every target installs what else it needs and lacks.
# Recipes already use all cores, and two SwiftPM processes would only wait for each other.
.NOTPARALLEL:
.DELETE_ON_ERROR:
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

PREFIX ?= /usr/local
SPINDLE := .build/release/spindle
BENCHMARKS := SPINDLE_BENCHMARKS=1 swift package --package-path Benchmarks
BENCH_BUILD := SPINDLE_BENCHMARKS=1 swift build --package-path Benchmarks -c release
SOURCES := Package.swift Sources Tests Benchmarks

# SwiftPM would compile all of Spindle twice in debug builds, once as a tool of its plugins.
export SPINDLE_WITHOUT_PLUGINS := 1

# A program without the shared Swift runtime and without Cairo's many libraries starts in a third of the time, and runs
# where neither is installed. Nothing looks its symbols up by name: their table would be 1.5 MB of it.
ARCHIVES := .build/archives
ifeq ($(shell uname -s),Linux)
STATIC := --static-swift-stdlib --pkg-config-path $(CURDIR)/$(ARCHIVES) -Xswiftc -L$(CURDIR)/$(ARCHIVES) -Xswiftc -use-ld=lld \
	-Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker --no-export-dynamic
endif

.PHONY: help setup build demo docs dist install uninstall test try test-bare test-faults test-packages test-plugins test-dist test-slurm fuzz fuzz-tool fuzz-moving goldens \
	wasm page-speed test-web bench bench-works bench-scaling bench-motions bench-packing bench-tools guard-tool \
	bench-guard bench-guard-record format lint clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-20s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## install the libraries that building needs, if missing
	@.ci/setup build

build: setup $(ARCHIVES)/made .build/text.made ## build .build/release/spindle
	swift build -c release --product spindle $(STATIC)
# Programs look for what sets texts in ../lib/spindle, release and debug builds alike.
	@mkdir -p .build/lib && ln -sfn ../lib "$$(dirname "$$(readlink -f .build/release)")/lib"

LIBC := .packaging/libc .packaging/libc-shim.c .packaging/libc-start.c
$(ARCHIVES)/made: .ci/archives $(LIBC) | setup
	@.ci/archives $(ARCHIVES)
	@touch $@

# What sets texts, the same on every machine. It is made once, in a minute or two; where it cannot be, programs are as good, but
# for texts whose looks are then up to the machine.
.build/text.made: .packaging/text .packaging/text-shim.c $(LIBC) Sources/CPango/include/CPango.h | setup
	@echo "Building what sets texts"
	@.packaging/text .build/lib/spindle && touch $@ || echo "Texts will use the system's Pango and fonts" >&2

DEMO := $(SPINDLE) render circular --size 48 --scale 2 --color '\#0A6ED1' -o demo
demo: build ## draw a sprite sheet and some frames into demo/
	@mkdir -p demo
	$(DEMO) --motion material-advance --fps 60 --to sheet --name spinner
	$(DEMO) --motion material-advance --frames 12 --to frames --name spinner
	$(DEMO) --value 0:1 --to frames --name progress
	@echo "demo/ now has:"
	@echo "  a spinner as one sprite sheet at 60 frames per second, and as 12 frames"
	@echo "  progress from 0 to 100 % as 101 frames"
	@ls demo | sed -E 's/[0-9]+(@|\.)/*\1/' | sort | uniq -c | awk '{ printf "  %4d  %s\n", $$1, $$2 }'

# Where the site is hosted below a path: make docs BASE=/spindle
BASE :=
docs: build ## write the documentation to docs/ as a site of static files, with a gallery that moves
	@.ci/setup build docs
	@.ci/docs $(BASE)

# What is published; .packaging/README.md says how it is made.
dist: build wasm ## make what is published, in dist/: an archive, a Debian package, an artifact bundle, a wheel, an npm package
	@.ci/setup build dist
	@.packaging/dist dist

test-bare: dist ## try the archive in a root with nothing else: the same bytes as here
	@.ci/dist bare

test-dist: dist ## try it in roots with nothing else, of Debian 11 and 12: the same bytes everywhere
	@.ci/setup test-dist
	@.ci/dist

test-packages: dist ## prove the wheel, the npm package, the container file and the recipes for CI; needs root
	@.ci/setup packages
	@.ci/packages

# What has been built is installed as it is, so that `sudo make install` needs no Swift.
install: $(if $(wildcard $(SPINDLE)),,build) ## install the program, completions and manual: make install PREFIX=/usr/local [DESTDIR=…]
	@.packaging/install $(SPINDLE) "$(DESTDIR)$(PREFIX)"

uninstall: ## remove what make install has installed there: make uninstall PREFIX=/usr/local [DESTDIR=…]
	@.packaging/uninstall "$(DESTDIR)$(PREFIX)"

test: build .venv/installed lint ## check the format, then run all tests
	@.ci/setup build test
	swift build --build-tests
	@.ci/tests --skip CLITests
# By themselves and one after the other, for they wait for other processes and must not wait for other tests as well.
	@SPINDLE_RELEASE=$(CURDIR)/$(SPINDLE) .ci/tests --no-parallel --filter CLITests

try: setup ## build and run the tests of one module, and only what they need: make try MODULE=MotionCore [FILTER='SpringTests']
	@test -n "$(MODULE)" || { echo "name a module: make try MODULE=MotionCore" >&2; exit 1; }
	SPINDLE_TESTS=$(MODULE) swift build --product spindlePackageTests
	SPINDLE_TESTS=$(MODULE) swift test --skip-build $(if $(FILTER),--filter '$(FILTER)')

test-faults: build ## kill two thousand builds and merges, fail each of their system calls, take their memory; takes some minutes
	@.ci/setup build test
	swift build --build-tests
	SPINDLE_KILLS=1000 swift test --skip-build --no-parallel --filter 'CLITests.(BuildKillsTests|SharedFolderTests|SharedBuildsTests)'
	swift test --skip-build --no-parallel --filter 'CLITests.SpecialFilesTests'
	SPINDLE_FAULTS=all swift test --skip-build --filter 'CLITests.BuildFaultsTests'
	SPINDLE_FAULTS=all swift test --skip-build --filter 'CLITests.ScarcityTests'

test-plugins: build ## build a package that uses the plugins, and Spindle with it
	@.ci/plugins

test-slurm: build ## build shards as an array of jobs, on a Slurm cluster made for it
	@.ci/setup slurm
	@.ci/slurm

# In a folder of its own, so that nothing else is built anew. LLVM's linker, since Debian's gold fails.
FUZZ := swift build --scratch-path .build/fuzzing -c release --product fuzz --sanitize fuzzer --sanitize address \
	-Xswiftc -DFUZZER -Xswiftc -use-ld=lld \
	-Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp,indirect-calls
SECONDS := 60
TARGETS :=
fuzz: fuzz-tool ## let libFuzzer think of inputs: make fuzz SECONDS=60 [TARGETS='spec gif']
	@.ci/fuzz $(SECONDS) $(TARGETS)

fuzz-tool: setup
	@.ci/setup test
	$(FUZZ)

SEED := $(shell date +%s)
FILES := 60
fuzz-moving: .venv/installed ## compare random moving SVG files with browsers: make fuzz-moving SEED=7 FILES=100
	SPINDLE_SEED=$(SEED) SPINDLE_FILES=$(FILES) swift test --filter 'MovingReaderTests/random'

# The readers written in Python, at the versions that the tests were written against; and scripts in packages of which nothing else is
# needed.
.venv/installed: Tests/ReaderTests/requirements.txt Tests/ReaderTests/Readers/scripts.txt
	@.ci/setup build test
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check --requirement $<
	.venv/bin/pip install --quiet --disable-pip-version-check --no-deps --requirement $(word 2,$^)
	@touch $@

wasm: setup ## compile the engine for WebAssembly, to .build/web
	@.ci/setup wasm
	@.ci/wasm

# What measures the engine natively beside pages.
page-speed: build
	swift build -c release --product page-speed $(STATIC)

test-web: build wasm page-speed .venv/installed ## try what pages get, in wasmkit, Node and Chromium: bits, pixels, texts, the element, policies, memory
	@.ci/setup web
	@.ci/web/bits
	tsc --noEmit --strict --target es2020 --module es2020 --moduleResolution node --lib es2020,dom Tests/PageTests/Types/page.ts
	SPINDLE=$(CURDIR)/$(SPINDLE) node --test Tests/PageTests/Node/
	@.venv/bin/python Tests/WebTests/run.py

# What is recorded besides Goldens: schemas, the articles on options and motion files, and digests of the motions that pages get.
RECORDED := Sources/MotionCore/Published Sources/Spindle/Schemas Sources/Spindle/Spindle.docc/Options.md Sources/Spindle/Spindle.docc/MotionFiles.md Sources/Spindle/Spindle.docc/MotionCatalog.md Tests/PageTests/Node/bits.tsv
goldens: ## record the goldens anew; fails, so that nobody forgets to look at them
	@.ci/setup build test
	@.ci/goldens $(RECORDED)

bench: build Benchmarks/.venv/installed bench-tools ## time our code beside C with Cairo and pycairo, against its targets
	$(BENCHMARKS) benchmark --no-progress
	Benchmarks/.build/release/bench-ratios targets $(SPINDLE) Benchmarks/.venv/bin/python3

WORKS :=
bench-works: build Benchmarks/.venv/installed bench-tools ## only the works as people have them, or some: make bench-works [WORKS='W4 W7']
	Benchmarks/.build/release/bench-ratios works $(SPINDLE) Benchmarks/.venv/bin/python3 $(WORKS)

PLOT :=
bench-scaling: build bench-tools ## time and memory of more frames, pixels, assets and processors: make bench-scaling [PLOT=growth.svg]
	Benchmarks/.build/release/bench-ratios scaling $(SPINDLE) $(PLOT)

SPRITES :=
bench-packing: build Benchmarks/.venv/installed ## density and time of packed sheets beside PyTexturePacker: make bench-packing [SPRITES=FOLDER]
	Benchmarks/.venv/bin/python3 Benchmarks/Tools/packing/packing.py $(SPINDLE) $(SPRITES)

bench-tools: setup
	for tool in bench-ratios cairo-frames cairo-start meter; do $(BENCH_BUILD) --product $$tool; done

# What people use now, at the version that the figures were measured with.
Benchmarks/.venv/installed: Benchmarks/requirements.txt
	@.ci/setup build bench
	python3 -m venv Benchmarks/.venv
	Benchmarks/.venv/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

# Valgrind gives up on debug information that it does not know, and counts without any.
GUARD_BUILD := swift build -c release --product guard $(STATIC) -Xlinker --strip-debug

bench-motions: build ## count what a frame of each wave, shape and spinner takes, beside a ring's, and the bytes of its loop
	@.ci/setup build guard
	@Benchmarks/Tools/motion-figures $(SPINDLE)

guard-tool: $(ARCHIVES)/made
	@.ci/setup build guard
	$(GUARD_BUILD)

bench-guard: guard-tool ## fail where a hot loop needs 5 % more instructions, or more allocations, than Benchmarks/guard.tsv says
	@.ci/guard check

bench-guard-record: guard-tool ## write Benchmarks/guard.tsv anew; fails, so that nobody forgets to look at it
	@.ci/guard record

format: ## format all Swift code
	swift format --in-place --recursive --parallel $(SOURCES)

lint: ## check the format of all Swift code
	swift format lint --strict --recursive --parallel $(SOURCES)

clean: ## remove what building, packaging, the demo and the documentation made
	rm -rf .build Benchmarks/.build Benchmarks/.venv demo dist docs .venv
