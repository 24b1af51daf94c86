// An initializer that an extension of a protocol outside gives to types outside.
// file: App/Tag.swift
struct Tag { let number: Int }
extension BinaryInteger {
  init(tagged tag: Tag) { self.init(tag.number) }
}
// file: App/Use.swift
func first(_ tag: Tag) -> UInt64 { UInt64(tagged: tag) }
