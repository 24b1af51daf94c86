import
  Core
import struct
  Core.Thing
