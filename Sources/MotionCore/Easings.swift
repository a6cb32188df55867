// Tracks have easings: a module that imports this one needs no other import to write them.
@_exported public import Easings
