// Tests of packs follow.
