// Tracks are made of easings: who imports this module writes them without another import.
@_exported public import Easings
