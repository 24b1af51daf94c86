import class Core.A
import struct Core.B
import enum Core.C
import protocol Core.D
import typealias Core.E
import func Core.f
import let Core.g
import var Core.h
