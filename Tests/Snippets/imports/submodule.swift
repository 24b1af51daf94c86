import Darwin.C.stdio
