import
struct A {}
import struct
import B.
let c = C()
