// Whoever draws needs colors, wherever they are defined.
@_exported public import struct Basics.Color
