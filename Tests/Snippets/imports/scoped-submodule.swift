import struct Core.Inner.Thing
