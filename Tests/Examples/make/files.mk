# Assets whose files other rules need, with GNU make 4.3 or later: `make -f files.mk`. All of them are made at once, and --touch
# gives those that stayed the same the time of the build, so that make rests.
SPINDLE ?= spindle
OUT := assets
FILES := $(shell $(SPINDLE) build spindle.yaml --out $(OUT) --list-outputs)

all: sprite.css

sprite.css: $(OUT)/spinner.json $(OUT)/spinner.png
	@echo '/* $^ */' >$@

$(FILES) &: spindle.yaml
	$(SPINDLE) build $< --out $(OUT) --depfile $(OUT).d --quiet --prune --touch

-include $(OUT).d

.PHONY: all
