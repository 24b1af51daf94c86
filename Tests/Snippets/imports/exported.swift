@_exported import Core
@_exported public import struct Core.Thing
