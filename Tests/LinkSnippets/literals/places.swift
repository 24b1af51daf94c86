// file: App/Kit.swift
struct Tag { var name = "" }
struct Tags { var names: [String] = [] }
func take(_ tags: Tags) {}
func call(_ make: () -> Tag) {}

// file: App/Literals.swift
extension Tag: ExpressibleByStringInterpolation { init(stringLiteral value: String) { name = value } }
extension Tags: ExpressibleByArrayLiteral { init(arrayLiteral names: String...) { self.names = names } }
func + (_ left: [String], _ right: [String]) -> Tags { Tags(names: left + right) }

// file: App/Use.swift
struct Order {
  var tag: Tag
  func tags() -> Tags { ["a"] }
  func names() -> [String] { ["a"] }
  func sum() -> Tags { ["a"] + ["b"] }
  mutating func change(_ first: Tag = "a", _ n: Int) -> Tag {
    tag = "b"
    self.tag = "c\(n)"
    take(["d"])
    call { "e" }
    if n > 1 { return "f" }
    return "g\(n)"
  }
  func count() -> Int { ["a"].count }
  func mapped() -> [Tag] { ["a"].map { Tag(name: $0) } }
  func chosen(_ n: Int) -> Tag {
    switch n {
    case 1: "one"
    default: "many"
    }
  }
}
