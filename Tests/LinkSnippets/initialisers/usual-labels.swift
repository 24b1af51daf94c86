// An initializer that an extension adds may have the labels of one that was there before.
// file: App/Bits.swift
struct Bits { var value: UInt = 0 }
extension UInt64 {
  init(truncatingIfNeeded bits: Bits) { self.init(bits.value) }
}
// file: App/Use.swift
func low(_ value: Int) -> UInt64 { UInt64(truncatingIfNeeded: value) }
