// file: R/A.swift
public struct Time {}
public struct Utc {}
extension Array where Element == UInt8 {
  mutating func append(_ t: Time) { self.append(UInt8(ascii: "Z")) }
  mutating func append(_ t: Utc) { self.append(UInt8(ascii: "Z")) }
}
// file: R/B.swift
extension Array where Element == UInt8 {
  mutating func zero() { self.append(0) }
}
// file: R/C.swift
func f(b: inout [UInt8]) { b.append(0) }
// file: R/D.swift
func g(b: inout [UInt8]) { b.append(UInt8(truncatingIfNeeded: 7)) }
// file: R/E.swift
func h(b: inout [UInt8]) { let byte = UInt8(5); b.append(byte) }
// file: R/F.swift
func i(b: inout [UInt8]) { b.append(contentsOf: [1]) }
